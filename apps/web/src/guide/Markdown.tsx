import { Fragment } from 'react';
import { Link } from 'wouter';
import styles from './Markdown.module.css';
import { anchorOf, type Block, type Inline, parseBlocks, parseInline } from './parse.ts';

export interface MarkdownProps {
  readonly source: string;
  /** The language of the text, where it is not the page's. */
  readonly lang?: string;
  /** A heading in the page's language; as it stands when left out. */
  readonly headingOf?: (own: string, level: number) => string;
}

/** A text as elements: no markup of its own can get through. */
export const Markdown = ({ source, lang, headingOf = (own) => own }: MarkdownProps) => (
  <article className={styles.text} lang={lang}>
    {parseBlocks(source).map((block, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text does not change
      <BlockView key={i} block={block} headingOf={headingOf} />
    ))}
  </article>
);

interface BlockViewProps {
  readonly block: Block;
  readonly headingOf: NonNullable<MarkdownProps['headingOf']>;
}

function BlockView({ block, headingOf }: BlockViewProps) {
  switch (block.kind) {
    case 'heading': {
      const Heading = block.level === 1 ? 'h1' : block.level === 2 ? 'h2' : 'h3';
      const heading = headingOf(block.text, block.level);
      return (
        <Heading
          id={block.level === 2 ? anchorOf(block.text) : undefined}
          lang={heading === block.text ? undefined : document.documentElement.lang}
        >
          <Line text={heading} />
        </Heading>
      );
    }
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List>
          {block.items.map((item) => (
            <li key={item}>
              <Line text={item} />
            </li>
          ))}
        </List>
      );
    }
    case 'drawing':
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys
        <pre className={styles.scroll} tabIndex={0}>
          {block.text}
        </pre>
      );
    case 'table':
      return <TableView head={block.head} rows={block.rows} />;
    default:
      return (
        <p>
          <Line text={block.text} />
        </p>
      );
  }
}

interface TableViewProps {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

const TableView = ({ head, rows }: TableViewProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys
  <div className={styles.scroll} tabIndex={0}>
    <table>
      <thead>
        <tr>
          {head.map((cell, i) =>
            cell === '' ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns do not move
              <td key={i} />
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns do not move
              <th key={i} scope="col">
                <Line text={cell} />
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows do not move, and two may say the same
          <tr key={at}>
            {row.map((cell, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns do not move
              <td key={i}>
                <Line text={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

const Line = ({ text }: { readonly text: string }) => (
  <>
    {parseInline(text).map((piece, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text does not change
      <Fragment key={i}>{inline(piece)}</Fragment>
    ))}
  </>
);

/** Gives the suits in a text their colours. */
const coloured = (text: string) =>
  text.split(/([♠♥♦♣])/).map((part, i) =>
    /[♠♥♦♣]/.test(part) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text does not change
      <span key={i} className={styles.suit} data-suit={part}>
        {part}
      </span>
    ) : (
      part
    ),
  );

function inline(piece: Inline) {
  switch (piece.kind) {
    case 'strong':
      return <strong>{coloured(piece.text)}</strong>;
    case 'em':
      return <em>{coloured(piece.text)}</em>;
    case 'code':
      return <code>{piece.text}</code>;
    case 'link':
      return piece.href.startsWith('/') ? (
        <Link href={piece.href}>{piece.text}</Link>
      ) : (
        <a href={piece.href}>{piece.text}</a>
      );
    default:
      return coloured(piece.text);
  }
}

import { gridStyle, type Paper } from '@overtrick/formats/sheets/paper';
import type { Block, Card, HandsBlock, QrBlock, Sheet, TableBlock } from '@overtrick/print/sheet';
import { SEATS } from '@overtrick/rules/cards/seat';
import { type CSSProperties, Fragment, Suspense } from 'react';
import { QrCode } from '../../invite/LinkRow.tsx';
import { numbered } from '../numbered.ts';
import styles from './Sheet.module.css';

interface SheetPagesProps {
  readonly sheet: Sheet;
  readonly paper: Paper;
}

/** A sheet, drawn page by page if its cards form a grid. */
export function SheetPages({ sheet, paper }: SheetPagesProps) {
  const { title, cards, grid, isWide } = sheet;
  const look = [styles.paper, styles[`${paper.id}${isWide ? 'Wide' : ''}`]].join(' ');
  if (grid === undefined)
    return (
      <section className={`${look} ${styles.flow}`}>
        <Cards cards={cards} />
      </section>
    );
  const { across, down, isCut, isHeaded } = grid;
  const style: CSSProperties = gridStyle(sheet, paper);
  const pages = Array.from({ length: Math.ceil(cards.length / (across * down)) }, (_, i) =>
    cards.slice(i * across * down, (i + 1) * across * down),
  );
  return numbered(pages).map(({ number, item }) => (
    <section key={number} className={`${look} ${styles.grid} ${isCut ? styles.cut : ''}`} style={style}>
      {isHeaded && <p className={styles.head}>{title}</p>}
      <Cards cards={item} />
    </section>
  ));
}

const Cards = ({ cards }: { readonly cards: readonly Card[] }) =>
  numbered(cards).map(({ number, item }) => <OneCard key={number} card={item} />);

function OneCard({ card: { blocks, corner, isTent } }: { readonly card: Card }) {
  const inside = (
    <>
      {corner && <Qr block={corner} isCorner />}
      {numbered(blocks).map(({ number, item }) => (
        <OneBlock key={number} block={item} />
      ))}
    </>
  );
  if (!isTent) return <article>{inside}</article>;
  return (
    <article className={styles.tent}>
      <div className={styles.over} aria-hidden="true">
        {inside}
      </div>
      <div>{inside}</div>
    </article>
  );
}

function OneBlock({ block }: { readonly block: Block }) {
  switch (block.kind) {
    case 'heading':
      return <h2 className={block.size && styles[block.size]}>{block.text}</h2>;
    case 'text':
      return <p>{block.text}</p>;
    case 'table':
      return <Rows block={block} />;
    case 'hands':
      return <Hands block={block} />;
    case 'hand':
      return (
        <p className={styles.hand}>
          <Lines lines={block.lines} />
        </p>
      );
    case 'qr':
      return <Qr block={block} />;
  }
}

const Lines = ({ lines }: { readonly lines: readonly string[] }) =>
  numbered(lines).map(({ number, item }) => (
    <Fragment key={number}>
      {number > 1 && <br />}
      {item}
    </Fragment>
  ));

function Rows({ block: { columns, rows, isForm } }: { readonly block: TableBlock }) {
  const heads = numbered(columns);
  return (
    <table className={isForm && styles.form}>
      <thead>
        <tr>
          {heads.map(({ number, item: { head, set, chars } }) => (
            <th
              key={number}
              scope="col"
              className={styles[set]}
              style={chars === undefined ? undefined : { minWidth: `${chars}ch` }}
            >
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {numbered(rows).map(({ number, item: row }) => (
          <tr key={number}>
            {heads.map(({ number: column, item: { set } }) => (
              <td key={column} className={styles[set]}>
                {row[column - 1]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The four hands as players draw them, with points at the left and makeable tricks at the right. */
function Hands({ block }: { readonly block: HandsBlock }) {
  const { corner, hands, points, letters, tricks, par } = block;
  return (
    <>
      <div className={styles.hands}>
        <div className={styles.terms}>
          <Lines lines={corner} />
        </div>
        {SEATS.map((seat) => (
          <div key={seat} className={styles[seat]}>
            <Lines lines={hands[seat]} />
          </div>
        ))}
        <Cross texts={letters} name="compass" />
        <Cross texts={points} name="points" />
        {tricks !== undefined && <Tricks rows={tricks} />}
      </div>
      {par !== undefined && <p className={styles.par}>{par}</p>}
    </>
  );
}

interface CrossProps {
  readonly texts: HandsBlock['letters'];
  readonly name: 'compass' | 'points';
}

const Cross = ({ texts, name }: CrossProps) => (
  <div className={styles[name]}>
    {SEATS.map((seat) => (
      <span key={seat} className={styles[seat]}>
        {texts[seat]}
      </span>
    ))}
  </div>
);

/** Tricks by declarer and strain; the corner between their heads is no head. */
const Tricks = ({ rows: [strains = [], ...rows] }: { readonly rows: readonly (readonly string[])[] }) => (
  <table className={styles.tricks}>
    <thead>
      <tr>
        <td />
        {strains.slice(1).map((strain) => (
          <th key={strain} scope="col">
            {strain}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([seat, ...made]) => (
        <tr key={seat}>
          <th scope="row">{seat}</th>
          {numbered(made).map(({ number, item }) => (
            <td key={number}>{item}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

const Qr = ({ block, isCorner = false }: { readonly block: QrBlock; readonly isCorner?: boolean }) => (
  <figure className={`${styles.qr} ${isCorner ? styles.corner : ''}`}>
    <Suspense>
      <QrCode link={block.text} label={block.text} />
    </Suspense>
    {block.caption !== undefined && <figcaption>{block.caption}</figcaption>}
  </figure>
);

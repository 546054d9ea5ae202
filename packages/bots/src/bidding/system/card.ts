import { SUIT_SYMBOLS } from '@overtrick/rules/card';
import type { Block, CallForm, Line, SystemText } from './notation.ts';

/** A system as a convention card in Markdown: chapter by chapter, each auction with its calls in their order. */
export const conventionCard = ({ name, chapters }: SystemText): string =>
  [
    `# ${name}`,
    ...chapters.flatMap(({ title, blocks }) => [
      '',
      `## ${title}`,
      ...blocks.filter(({ lines }) => lines.length > 0).flatMap(blockText),
    ]),
    '',
  ].join('\n');

const blockText = ({ head, lines }: Block): readonly string[] => [
  '',
  `### ${head === 'open' ? 'Opening' : head}`,
  '',
  ...lines.map(lineText),
];

const FORCING = { no: '', round: '; forcing', game: '; forcing to game' } as const;

const lineText = ({ call, source, text, forcing, isArtificial }: Line): string => {
  const shown = source === '' ? '' : `: ${source}`;
  return `- **${formText(call)}**${isArtificial ? ' (alert)' : ''} ${text}${FORCING[forcing]}${shown}`;
};

const SYMBOLS: Readonly<Record<string, string>> = SUIT_SYMBOLS;
const LEVELS = { c: 'cheapest ', j: 'jump ', g: 'game ' } as const;

function formText(form: CallForm): string {
  if (form.kind !== 'bid') return form.kind;
  const level = typeof form.level === 'number' ? form.level : LEVELS[form.level];
  return `${level}${SYMBOLS[form.strain] ?? form.strain}`;
}

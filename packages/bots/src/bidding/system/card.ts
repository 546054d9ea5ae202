import { SUIT_SYMBOLS } from '@overtrick/rules/cards/card';
import { CARDING_HEADS, type CardChoice, type Carding, type CardingHead } from './carding.ts';
import type { Block, CallForm, Line, SystemText } from './notation.ts';

/** Writes a system as a convention card in Markdown: chapter by chapter, each auction with its calls in order. */
export const conventionCard = ({ name, chapters, carding }: SystemText): string =>
  [
    `# ${name}`,
    ...chapters.flatMap(({ title, blocks }) => [
      '',
      `## ${title}`,
      ...blocks.filter(({ lines }) => lines.length > 0).flatMap(blockText),
    ]),
    ...cardingText(carding),
    '',
  ].join('\n');

const HEADS: { readonly [H in CardingHead]: string } = {
  'lead notrump': 'Opening leads against notrump',
  'lead suit': 'Opening leads against a suit',
  'lead partner notrump': 'In a suit that partner has shown, against notrump',
  'lead partner suit': 'In a suit that partner has shown, against a suit',
  'lead trumps': 'Trumps',
  later: 'A small card of a suit led first later',
  'attitude notrump': 'When partner leads, and the card does not try to win, at notrump',
  'attitude suit': 'The same against a suit',
  count: 'When declarer’s side leads, and the card does not try to win',
  discard: 'The first card discarded from a suit',
};

/** Writes leads and signals: the card played from each holding in the suit. */
const cardingText = (carding: Carding): readonly string[] => {
  const told = CARDING_HEADS.filter((head) => (carding.get(head)?.length ?? 0) > 0);
  if (told.length === 0) return [];
  return [
    '',
    '## Leads and signals',
    '',
    'Holdings from the highest card: `H` is an honour, ten or higher, `x` a lower card, `.` any card, `+` any more of',
    'them. The word in bold says which card is played, counted from the highest.',
    ...told.flatMap((head) => [
      '',
      `### ${HEADS[head]}`,
      '',
      ...(carding.get(head) ?? []).map(
        ({ card, text, source }) => `- **${cardText(card)}** ${text}: ${source}`,
      ),
    ]),
  ];
};

const ORDINALS = ['highest', 'second', 'third', 'fourth', 'fifth'];

const cardText = (card: CardChoice): string => (typeof card === 'number' ? (ORDINALS[card - 1] ?? '') : card);

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

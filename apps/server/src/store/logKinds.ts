/**
 * The kinds of logs that a store has, by their names.
 *
 *     logOf('chat', 'abcdefghijkl')  // abcdefghijkl.chat
 *     kindOf('account.QW5u')         // account
 *     kindOf('abcdefghijkl')         // table
 */

/** The beginnings or ends of a kind's names; those of tables have no dot. */
const NAMES = {
  table: {},
  chat: { end: '.chat' },
  challenge: { end: '.challenge' },
  lesson: { end: '.lesson' },
  pupil: { end: '.pupil' },
  tournament: { end: '.tournament' },
  timetable: { end: '.timetable' },
  series: { end: '.series' },
  club: { end: '.club' },
  account: { begin: 'account.' },
  passkey: { begin: 'passkey.' },
  notices: { end: '.notices' },
  look: { begin: 'look.' },
  code: { end: '.code' },
  reports: { end: '.reports' },
  bans: { end: '.bans' },
} as const satisfies Readonly<Record<string, { readonly begin?: string; readonly end?: string }>>;

export type LogKind = keyof typeof NAMES;
export const LOG_KINDS = Object.keys(NAMES) as readonly LogKind[];

const partsOf = (kind: LogKind): { readonly begin: string; readonly end: string } => ({
  begin: '',
  end: '',
  ...NAMES[kind],
});

/** The name of a log: of that table, account, lesson … */
export function logOf(kind: LogKind, id: string): string {
  const { begin, end } = partsOf(kind);
  return `${begin}${id}${end}`;
}

/** The kind of a log of that name; `undefined` for a name that no kind has. */
export function kindOf(log: string): LogKind | undefined {
  if (!log.includes('.')) return 'table';
  return LOG_KINDS.find((kind) => kind !== 'table' && idIn(kind, log) !== undefined);
}

/** The id in the name of a log of that kind; `undefined` for a log of another one. */
export function idIn(kind: LogKind, log: string): string | undefined {
  const { begin, end } = partsOf(kind);
  const isOne = log.startsWith(begin) && log.endsWith(end) && log.length > begin.length + end.length;
  return isOne ? log.slice(begin.length, log.length - end.length) : undefined;
}

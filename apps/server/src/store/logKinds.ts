/**
 * The kinds of logs that a store has, by their names.
 *
 *     logOf('chat', 'abcdefghijkl')  // abcdefghijkl.chat
 *     kindOf('account.QW5u')         // account
 *     kindOf('abcdefghijkl')         // table
 */

/** The beginnings or ends of the names of each kind; those of tables have no dot. */
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
  signups: { end: '.signups' },
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

/** Returns the name of the log of a table, account, lesson, and so on. */
export function logOf(kind: LogKind, id: string): string {
  const { begin, end } = partsOf(kind);
  return `${begin}${id}${end}`;
}

/** Returns the kind of a log by its name, or `undefined` if no kind has such names. */
export function kindOf(log: string): LogKind | undefined {
  if (!log.includes('.')) return 'table';
  return LOG_KINDS.find((kind) => kind !== 'table' && idIn(kind, log) !== undefined);
}

/** Returns the id in the name of a log of that kind, or `undefined` for a log of another kind. */
export function idIn(kind: LogKind, log: string): string | undefined {
  const { begin, end } = partsOf(kind);
  const isOne = log.startsWith(begin) && log.endsWith(end) && log.length > begin.length + end.length;
  return isOne ? log.slice(begin.length, log.length - end.length) : undefined;
}

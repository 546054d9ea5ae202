import type { Ban } from '@overtrick/server/moderation/banLog';
import type { Desk, FiledReport } from '@overtrick/server/moderation/desk';
import { makeTable } from './table.ts';

type Accounts = Awaited<ReturnType<Desk['accountsOf']>>;

/** Characters that could move the cursor of a terminal, or change the direction of a text. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu;

/** Makes a stranger's text harmless for a terminal, and keeps its lines. */
const harmless = (text: string): string =>
  text.replaceAll(UNSAFE, (sign) => (sign === '\n' ? '\n' : '\ufffd'));

const oneLine = (text: string): string => harmless(text).replaceAll('\n', ' ');

/** Writes a value as a line of JSON whose characters are harmless too. */
export const jsonLine = (value: unknown): string =>
  `${JSON.stringify(value).replaceAll(UNSAFE, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)}\n`;

/** Formats a time in UTC: `2026-11-28 10:11`. */
const timeOf = (at: number): string => new Date(at).toISOString().slice(0, 16).replace('T', ' ');

const whereOf = ({ place }: Pick<FiledReport, 'place'>): string => `${place.kind} ${place.id}`;

/** Lists reports as a table. */
export function makeReports(reports: readonly FiledReport[]): string {
  if (reports.length === 0) return 'no report is open\n';
  return makeTable(
    ['report', 'time (UTC)', 'about', 'where', 'reason', 'closed'],
    reports.map((report) => [
      report.id,
      timeOf(report.at),
      oneLine(report.about.name ?? ''),
      whereOf(report),
      report.reason,
      report.closed === undefined ? '' : timeOf(report.closed.at),
    ]),
  );
}

/** Lists bans as a table. */
export function makeBans(bans: readonly Ban[]): string {
  if (bans.length === 0) return 'nobody is banned\n';
  return makeTable(
    ['ban', 'time (UTC)', 'who', 'note'],
    bans.map(({ id, at, who, note }) => [id, timeOf(at), oneLine(who), oneLine(note ?? '')]),
  );
}

/** Writes a complete report, with the possible actions. */
export function makeReport(report: FiledReport, accounts: Accounts): string {
  const { id, at, about, by, reason, text, said, closed, place } = report;
  const lines = [
    `report    ${id}`,
    `time      ${timeOf(at)} UTC`,
    `where     ${whereOf(report)}`,
    `about     ${personOf(about)}`,
    ...accounts.map(({ name }) => `account   ${oneLine(name)}`),
    `by        ${personOf(by)}`,
    `reason    ${reason}`,
    ...(text === undefined ? [] : [`text      ${oneLine(text)}`]),
    ...(closed === undefined
      ? []
      : [`closed    ${timeOf(closed.at)} UTC ${oneLine(closed.note ?? '')}`.trimEnd()]),
    '',
    said.length === 0 ? 'nothing was said' : 'what was said',
    ...said.map(saidText),
    '',
    'to act on it',
    ...waysOf(report, accounts).map((way) => `  overtrick moderate ${way}`),
    ...(place.kind === 'table' ? [] : [`  overtrick moderate clear ${place.kind} ${place.id}`]),
    `  overtrick moderate close ${id}`,
  ];
  return `${lines.join('\n')}\n`;
}

const personOf = ({ name, chair }: FiledReport['about']): string =>
  `${oneLine(name ?? 'a spectator, or nobody who sat there')}${chair === undefined ? '' : `, chair ${chair}`}`;

function saidText({ at, name, to, text }: FiledReport['said'][number]): string {
  const time = at === undefined ? '' : `${timeOf(at)} `;
  const audience = to === undefined || to === 'table' ? '' : ` (to ${to})`;
  return `  ${time}${oneLine(name)}${audience}: ${harmless(text).replaceAll('\n', '\n    ')}`;
}

/** Returns the bans that a report makes possible. */
function waysOf({ id, about, by }: FiledReport, accounts: Accounts): readonly string[] {
  const has = (marks: readonly string[], kind: string) => marks.some((mark) => mark.startsWith(`${kind} `));
  return [
    ...(accounts.length > 0 ? [`ban ${id}/account`] : []),
    ...['device', 'address'].filter((kind) => has(about.marks, kind)).map((kind) => `ban ${id}/${kind}`),
    ...(has(by.marks, 'device') ? [`ban ${id}/reporter`] : []),
  ];
}

/** Makes the JSON of a report, without the secrets and hashes by which the server recognises people. */
export function reportJson(report: FiledReport, accounts?: Accounts): object {
  const { id, at, place, about, by, reason, text, said, closed } = report;
  return {
    id,
    at: new Date(at).toISOString(),
    place,
    about: { name: about.name, chair: about.chair },
    ...(accounts !== undefined && { accounts: accounts.map(({ name }) => name) }),
    by: { name: by.name, chair: by.chair },
    reason,
    text,
    said: said.map((line) => ({
      ...line,
      at: line.at === undefined ? undefined : new Date(line.at).toISOString(),
    })),
    ...(closed !== undefined && { closed: { ...closed, at: new Date(closed.at).toISOString() } }),
    bans: waysOf(report, accounts ?? []).map((way) => way.slice('ban '.length)),
  };
}

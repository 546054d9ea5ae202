import type { ReportBody } from '@overtrick/protocol/moderation/report';
import { present } from '@overtrick/rules/present';
import { fail, ok, type Result } from '@overtrick/rules/result';
import { mayHear } from '@overtrick/table/commands/chatter';
import { haveDeviceInCommon, type Table } from '@overtrick/table/table';
import type { KeptLine } from '../live/chat.ts';
import type { ReportedPerson, SaidLine } from './reportLog.ts';
import type { NewReport } from './reports.ts';

/** The person whom a report names, by their chair or by a line of theirs. */
export interface Accused {
  readonly other?: number | undefined;
  readonly line?: number | undefined;
}

/**
 * Creates the report of somebody at a table, with the lines that the reporter could hear, and no card of any deal.
 * @param viewer the reporter's own chair; none for a spectator
 */
export function reportAt(
  table: Table,
  kept: readonly KeptLine[],
  viewer: number | undefined,
  { other, line, reason, text }: Accused & ReportBody,
): Result<NewReport> {
  const heard = kept.filter((one) => mayHear(table, viewer, one.line));
  const about = line === undefined ? atChair(table, viewer, other) : speakerOf(table, heard, line);
  if (!about.ok) return about;
  const own = viewer === undefined ? undefined : table.players[viewer];
  return ok({
    place: { kind: 'table', id: table.id },
    secret: table.secret,
    about: about.value,
    reason,
    ...present({ text }),
    said: heard.map(saidLine),
    ...(own !== undefined && viewer !== undefined && { by: { name: own.name, chair: viewer } }),
  });
}

function atChair(
  table: Table,
  viewer: number | undefined,
  other: number | undefined,
): Result<ReportedPerson> {
  const player = other === undefined ? undefined : table.players[other];
  if (other === undefined || player?.kind !== 'person' || other === viewer)
    return fail('ERR_MESSAGE', undefined, 'Nobody else sits in that chair.');
  return ok(personIn(player, other));
}

/** Finds who has said a line. Another person may sit in the chair by now. */
function speakerOf(table: Table, heard: readonly KeptLine[], number: number): Result<ReportedPerson> {
  const found = heard.find(({ line }) => line.line === number);
  if (found === undefined)
    return fail(
      'ERR_MESSAGE',
      undefined,
      'That line is not kept any more: report the person in their chair.',
    );
  const { name, chair } = found.line;
  const player = chair === undefined ? undefined : table.players[chair];
  const isThere = player?.name === name && haveDeviceInCommon(player.marks, found.marks);
  if (chair !== undefined && player !== undefined && isThere) return ok(personIn(player, chair));
  return ok({ name, ...present({ chair }), marks: [...(found.marks ?? [])] });
}

const personIn = ({ name, proof, marks = [] }: Table['players'][number], chair: number): ReportedPerson => ({
  name,
  chair,
  ...present({ proof }),
  marks: [...marks],
});

const saidLine = ({ line: { name, chair, to, text }, at }: KeptLine): SaidLine => ({
  name,
  text,
  to,
  ...present({ chair, at }),
});

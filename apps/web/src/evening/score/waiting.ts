import type { TournamentCommand } from '@overtrick/evening/entry';
import { parseReported } from '@overtrick/evening/results/result';
import type { LineView } from '@overtrick/evening/view';
import type { BoardScaleId } from '@overtrick/rules/games/boardScale';
import type { Waiting } from '../line/outbox.ts';
import { scored } from '../result.ts';

/** A slot as this device knows it, including commands that wait to be sent. */
export interface ShownLine extends LineView {
  readonly isWaiting: boolean;
}

/** Returns the result of a slot for its table: a board off the plan has none until the director accepts it. */
export const resultSaid = ({ result, NS, EW }: LineView): string | undefined => result ?? NS ?? EW;

/** Returns the slot after the commands that wait on this device, in order. */
export function withWaiting(line: LineView, waiting: readonly Waiting[], scale?: BoardScaleId): ShownLine {
  const own = waiting.filter(({ command, refused }) => isOn(command, line.line) && !refused);
  return own.reduce<ShownLine>(
    (now, { command }) => ({
      ...after(now, asStored(command, line, scale)),
      isWaiting: now.isWaiting || command.kind !== 'checked',
    }),
    {
      ...line,
      isWaiting: false,
    },
  );
}

/** Returns a report with its score, as the server will store it. */
const asStored = (
  command: TournamentCommand,
  { board }: LineView,
  scale: BoardScaleId | undefined,
): TournamentCommand =>
  command.kind === 'reported' ? { ...command, result: scored(command.result, board, scale) } : command;

const isOn = (command: TournamentCommand, line: string): boolean =>
  'line' in command && command.line === line;

function after(line: ShownLine, command: TournamentCommand): ShownLine {
  switch (command.kind) {
    case 'reported': {
      const isSame = line.result !== undefined && bare(line.result) === bare(command.result);
      if (line.state === 'agreed' && isSame) return line;
      const sides = command.side === 'both' ? (['NS', 'EW'] as const) : [command.side];
      const said = Object.fromEntries(sides.map((side) => [side, command.result]));
      const { NS, EW, ...rest } = line;
      const before = line.state === 'agreed' ? rest : line;
      return settled({ ...before, ...said });
    }
    case 'agreed': {
      const other = command.side === 'NS' ? line.EW : line.NS;
      return other === undefined ? line : settled({ ...line, [command.side]: other });
    }
    case 'withdrawn': {
      const { NS, EW, result: _, ...rest } = line;
      const kept =
        command.side === 'NS' ? { ...(EW && { EW }) } : command.side === 'EW' ? { ...(NS && { NS }) } : {};
      return settled({ ...rest, ...kept });
    }
    case 'skipped':
      return { ...line, state: 'skipped' };
    case 'checked':
      return { ...line, isInOrder: command.isRight };
    default:
      return line;
  }
}

/** Sets the state of the slot by the reports of both sides. */
function settled(line: ShownLine): ShownLine {
  const { NS, EW } = line;
  const result = NS ?? EW;
  if (result === undefined) return { ...line, state: 'due' };
  const isSame = NS !== undefined && EW !== undefined && bare(NS) === bare(EW);
  const state = NS === undefined || EW === undefined ? 'reported' : isSame ? 'agreed' : 'disputed';
  const read = parseReported(result, line.board);
  const score = read.ok && read.value.outcome.kind === 'played' ? read.value.outcome.score : undefined;
  const { result: _, score: _score, ...rest } = line;
  return { ...rest, state, ...(state !== 'disputed' && { result, ...(score !== undefined && { score }) }) };
}

/** Removes the lead, which one side may not have entered. */
const bare = (result: string): string => result.replace(/ lead=\S+$/, '');

import type {
  TournamentAnswer,
  TournamentMessage,
  TournamentMessageName,
  TournamentUpdate,
} from '@overtrick/protocol/tournament';
import { newLine } from './socket.ts';

/** The news that a page hears of a tournament without asking. */
export interface TournamentEvents {
  /** The line is open, at first and after each loss. */
  readonly onOpen: () => void;
  readonly onLost: () => void;
  readonly onUpdate: (update: TournamentUpdate) => void;
}

/** The line between a tournament's page and the server. */
export interface TournamentLink {
  readonly open: (events: TournamentEvents) => void;
  /** One message, one answer; `undefined` when none came: nobody knows whether it was done. */
  readonly send: <Name extends TournamentMessageName>(
    name: Name,
    message: TournamentMessage<Name>,
  ) => Promise<TournamentAnswer<Name> | undefined>;
  readonly close: () => void;
}

/** The time that an answer may take before the page stops waiting for it. */
const ANSWER_MS = 10_000;

export function tournamentLink(): TournamentLink {
  // the library knows the messages of tables by their types; those of tournaments go over the same line
  const line = newLine() as unknown as Line;
  return {
    open({ onOpen, onLost, onUpdate }) {
      line.on('connect', onOpen);
      line.on('disconnect', (reason) => {
        onLost();
        if (reason === 'io server disconnect') setTimeout(() => line.connect(), 1000);
      });
      line.on('tournament', (update) => onUpdate(update as TournamentUpdate));
      line.connect();
    },
    send: (name, message) =>
      new Promise((resolve) => {
        if (!line.connected) return resolve(undefined);
        const end = (answer?: unknown): void => {
          clearTimeout(late);
          line.off('disconnect', lost);
          resolve(answer as TournamentAnswer<typeof name> | undefined);
        };
        const lost = (): void => end();
        const late = setTimeout(end, ANSWER_MS);
        line.on('disconnect', lost);
        line.emit(name, message, end);
      }),
    close() {
      line.removeAllListeners();
      line.disconnect();
    },
  };
}

interface Line {
  readonly connected: boolean;
  readonly on: (event: string, listener: (told: unknown) => void) => void;
  readonly off: (event: string, listener: (told: unknown) => void) => void;
  readonly emit: (event: string, message: object, answer: (given: unknown) => void) => void;
  readonly connect: () => void;
  readonly disconnect: () => void;
  readonly removeAllListeners: () => void;
}

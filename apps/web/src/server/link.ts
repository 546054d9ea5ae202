import type { Answer, Message, MessageName, VoiceSignal } from '@overtrick/protocol/messages';
import type { ChatLine, TableUpdate } from '@overtrick/protocol/table';

/** The news that a page hears of a table without asking. */
export interface LinkEvents {
  /** The line is open, at first and after each loss. */
  readonly onOpen: () => void;
  readonly onLost: () => void;
  /** The server is about to stop; the connection will be lost and come back. */
  readonly onStopping: () => void;
  readonly onUpdate: (update: TableUpdate) => void;
  /** Somebody has said something. */
  readonly onSaid?: (line: ChatLine) => void;
  /** The browser of somebody at the table speaks to this one. */
  readonly onVoice?: (said: VoiceSignal) => void;
}

/** The connection between a page and the keeper of the table: a server, or the page itself. */
export interface Link {
  /** Opens the connection; `events` receive messages from now on. */
  readonly open: (events: LinkEvents) => void;
  /** One message, one answer. `undefined` when none came: nobody knows whether it was done. */
  readonly send: <Name extends MessageName>(
    name: Name,
    message: Message<Name>,
  ) => Promise<Answer<Name> | undefined>;
  /** Tries at once to open a lost line. */
  readonly retry: () => void;
  readonly close: () => void;
}

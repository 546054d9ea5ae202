import type { Answer, Message, MessageName } from '@overtrick/protocol/messages';
import type { TableUpdate } from '@overtrick/protocol/table';

/** The messages of a page to the worker that keeps its table. */
export type ToWorker =
  /** `chair` belongs to the holder of the device, where two people share it; without it, to the opener. */
  | { readonly kind: 'open'; readonly table: string; readonly chair?: number }
  | {
      readonly kind: 'say';
      readonly id: number;
      readonly name: MessageName;
      readonly message: Message<MessageName>;
    };

/** The messages that come back. */
export type FromWorker =
  | { readonly kind: 'open' }
  /** There is no such table on this device. */
  | { readonly kind: 'missing' }
  /** A deal is over, and stored. */
  | { readonly kind: 'finished' }
  | { readonly kind: 'update'; readonly update: TableUpdate }
  | { readonly kind: 'answer'; readonly id: number; readonly answer: Answer<MessageName> };

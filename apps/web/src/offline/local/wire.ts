import type { Answer, Message, MessageName } from '@overtrick/protocol/messages';
import type { TableState, TableUpdate } from '@overtrick/protocol/table';
import type { Link, LinkEvents } from '../../server/link.ts';

type Outgoing = { readonly name: MessageName; readonly message: Message<MessageName> };

/** A connection for tests that can be cut, lose answers, and deliver late, twice or several updates at once. */
export class Wire implements Link {
  readonly said: Outgoing[] = [];
  private readonly inner: Link;
  private events: LinkEvents | undefined;
  private isCut = false;
  private deaf = 0;
  private offset = 0;
  private held: TableUpdate[] | undefined;
  private last: TableUpdate | undefined;

  constructor(inner: Link) {
    this.inner = inner;
  }

  open(events: LinkEvents): void {
    this.events = events;
    this.inner.open({ ...events, onUpdate: (update) => this.deliver(update) });
  }

  async send<Name extends MessageName>(
    name: Name,
    message: Message<Name>,
  ): Promise<Answer<Name> | undefined> {
    if (this.isCut) return undefined;
    this.said.push({ name, message });
    if (this.deaf > 0) {
      this.deaf--;
      return undefined;
    }
    const own = 'version' in message ? { ...message, version: message.version - this.offset } : message;
    const answer = await this.inner.send(name, own as Message<Name>);
    if (answer?.ok && 'state' in answer) {
      const state = { ...answer.state, version: answer.state.version + this.offset };
      return { ...answer, state } as Answer<Name>;
    }
    return answer;
  }

  retry(): void {
    this.mend();
  }

  close(): void {
    this.inner.close();
  }

  /** Cuts the connection; messages sent meanwhile are lost. */
  cut(): void {
    this.isCut = true;
    this.events?.onLost();
  }

  mend(): void {
    this.isCut = false;
    this.events?.onOpen();
  }

  /** Loses the next `count` messages on their way. */
  lose(count: number): void {
    this.deaf = count;
  }

  /** Moves the table to a new version without an action, as when somebody sits down, and sends no update. */
  moveOn(): void {
    this.offset++;
  }

  /** Holds updates back until `release`, which delivers them as one. */
  hold(): void {
    this.held = [];
  }

  release(): void {
    const [first, ...rest] = this.held ?? [];
    this.held = undefined;
    if (first === undefined) return;
    this.deliver(rest.reduce(together, first));
  }

  /** Delivers the last update once more. */
  repeat(): void {
    if (this.last) this.events?.onUpdate(this.last);
  }

  private deliver(update: TableUpdate): void {
    if (this.isCut) return;
    if (this.held) {
      this.held.push(update);
      return;
    }
    const version = update.version + this.offset;
    this.last = { ...update, version, state: { ...update.state, version } };
    this.events?.onUpdate(this.last);
  }
}

/** Merges two updates into one: the later one decides each part of the state. */
function together(all: TableUpdate, next: TableUpdate): TableUpdate {
  const state: Partial<TableState> = { ...all.state, ...next.state };
  for (const key of next.gone ?? []) delete state[key];
  const gone = [...(all.gone ?? []).filter((key) => !(key in state)), ...(next.gone ?? [])];
  return { ...next, steps: [...all.steps, ...next.steps], state, gone };
}

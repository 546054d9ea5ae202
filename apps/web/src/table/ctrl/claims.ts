import type { Message } from '@overtrick/protocol/messages';
import { text } from '../../text/text.ts';
import type { TableCore } from './core.ts';

/** Controls claims, undos, the end of a deal and the next one. */
export function claimsOf({ link, table, now, token: own, newId, notice, checked }: TableCore) {
  /** Sends what needs a chair, on the version that is latest; says why when it is refused. */
  async function send<Name extends 'claim' | 'answer' | 'undo' | 'agree' | 'withdraw'>(
    name: Name,
    what: Omit<Message<Name>, 'table' | 'token' | 'deal' | 'version' | 'id'>,
  ) {
    const { latest } = now();
    const token = own();
    if (latest === undefined || token === undefined) return undefined;
    const { deal, version } = latest;
    const message = { ...what, table, token, deal, version, id: newId() } as Message<Name>;
    return checked(await link.send(name, message));
  }

  async function claim(tricks: number, line: string): Promise<void> {
    const answer = await send('claim', { tricks, ...(line !== '' && { line }) });
    if (answer === undefined) return;
    const { result, why } = answer;
    if (result === 'asked') notice(text.claim.asked);
    else if (result === 'accepted') notice(text.claim.accepted);
    else notice(why === undefined ? text.claim.refused : text.claim.refusedWhy(why));
  }

  /** Takes one's own last call or card back, or asks for it. */
  async function undo(): Promise<void> {
    const answer = await send('undo', {});
    if (answer?.result === 'asked') notice(text.undo.asked);
    if (answer?.result === 'refused') notice(text.undo.refused);
  }

  /** Has computer players play the rest of the deal, once everybody would; or plays on after all. */
  async function skip(wanted: boolean): Promise<void> {
    const { latest } = now();
    const token = own();
    if (latest === undefined || token === undefined) return;
    checked(await link.send('skip', { table, token, deal: latest.deal, wanted }));
  }

  async function next(): Promise<void> {
    const { latest } = now();
    const token = own();
    if (latest === undefined || token === undefined) return;
    checked(await link.send('next', { table, token, deal: latest.deal }));
  }

  return {
    claim,
    answer: (accept: boolean) => send('answer', { accept }),
    undo,
    agree: (accept: boolean) => send('agree', { accept }),
    /** Thinks better of one's own claim, or of taking something back. */
    withdraw: () => send('withdraw', {}),
    skip,
    next,
  };
}

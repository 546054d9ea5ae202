import type { Message } from '@overtrick/protocol/messages';
import { text } from '../../text/text.ts';
import type { TableCore } from './core.ts';

/** Controls claims, undos, the end of a deal and the next one. */
export function claimsOf({ link, table, now, token: own, newId, notice, checked }: TableCore) {
  /** Sends a message that needs a chair, for the latest version; shows the reason when it is refused. */
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

  /** Undoes the visitor's last call or card, or asks for an undo. */
  async function undo(): Promise<void> {
    const answer = await send('undo', {});
    if (answer?.result === 'asked') notice(text.undo.asked);
    if (answer?.result === 'refused') notice(text.undo.refused);
  }

  /**
   * Votes to let computer players play the rest of the deal, which starts once everybody agrees; or withdraws the vote.
   */
  async function skip(wanted: boolean): Promise<void> {
    const { latest } = now();
    const token = own();
    if (latest === undefined || token === undefined) return;
    checked(await link.send('skip', { table, token, deal: latest.deal, wanted }));
  }

  /** Votes to end the match now, which happens once everybody agrees; or withdraws the vote. */
  async function end(wanted: boolean): Promise<void> {
    const { latest } = now();
    const token = own();
    if (latest === undefined || token === undefined) return;
    checked(await link.send('end', { table, token, deal: latest.deal, wanted }));
  }

  /** Has no more questions before the opening lead is turned up. */
  async function face(): Promise<void> {
    const { latest } = now();
    const token = own();
    if (latest === undefined || token === undefined) return;
    checked(await link.send('face', { table, token, deal: latest.deal }));
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
    /** Withdraws the visitor's own claim or undo request. */
    withdraw: () => send('withdraw', {}),
    skip,
    end,
    face,
    next,
  };
}

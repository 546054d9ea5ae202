import { copyOfCard, type PartnershipCard } from '@overtrick/protocol/card';
import type { Message } from '@overtrick/protocol/messages';
import type { ReportBody } from '@overtrick/protocol/moderation/report';
import type { ChatLine } from '@overtrick/protocol/table';
import { talkText } from '../../text/talk.ts';
import { text } from '../../text/text.ts';
import * as model from '../state/model.ts';
import { sentenceOf, type TableCore } from './core.ts';

/** Controls the talk at the table: chat, meanings of calls, hints, and calls for the host. */
export function talkOf({ link, table, now, put, token: own, newId, notice, checked }: TableCore) {
  /** Sends a message about a call of the deal shown, by its number from 0. */
  async function send<Name extends 'explain' | 'ask'>(
    name: Name,
    what: Omit<Message<Name>, 'table' | 'token' | 'deal' | 'id'>,
  ): Promise<void> {
    const { latest } = now();
    const token = own();
    if (latest === undefined || token === undefined) return;
    const message = { ...what, table, token, deal: latest.deal, id: newId() } as Message<Name>;
    checked(await link.send(name, message));
  }

  /** Asks for the action that a computer player would take; returns `undefined`, after a notice, when there is none. */
  async function hint() {
    const { latest } = now();
    const token = own();
    if (latest === undefined || token === undefined) return undefined;
    const { deal, version } = latest;
    return checked(await link.send('hint', { table, token, deal, version }));
  }

  async function say(to: ChatLine['to'], what: string): Promise<boolean> {
    const token = own();
    const message = { table, to, text: what, ...(token !== undefined && { token }) };
    return checked(await link.send('say', message)) !== undefined;
  }

  /** Puts the card of the visitor's side on the table, or takes it away. */
  async function card(shown: PartnershipCard | null): Promise<void> {
    const token = own();
    if (token !== undefined)
      checked(await link.send('card', { table, token, card: shown && copyOfCard(shown) }));
  }

  /** Calls the host. */
  async function flag(what: string): Promise<void> {
    const token = own();
    if (token === undefined) return;
    const answer = checked(await link.send('flag', { table, token, id: newId(), text: what }));
    if (answer) notice(now().latest?.sitting === undefined ? talkText.host.called : talkText.sitting.called);
  }

  /**
   * Reports a person to the operator: the one in a chair, or the writer of a line. Returns the reason if that fails.
   */
  async function report(
    whom: { readonly other: number } | { readonly line: number },
    body: ReportBody,
  ): Promise<string | undefined> {
    const token = own();
    const answer = await link.send('report', {
      table,
      ...(token !== undefined && { token }),
      ...whom,
      ...body,
    });
    if (answer === undefined) return text.refusals.ERR_OFFLINE;
    return answer.ok ? undefined : sentenceOf(answer);
  }

  return {
    report,
    explain: (call: number, what: string) => send('explain', { call, text: what }),
    ask: (call: number) => send('ask', { call }),
    hint,
    say,
    flag,
    card,
    mute: (name: string) => put(model.muting(now(), name)),
    allRead: () => put(model.allRead(now())),
  };
}

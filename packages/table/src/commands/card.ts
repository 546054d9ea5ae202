import { isChoice } from '@overtrick/bots';
import { type CardOnTable, copyOfCard, type PartnershipCard } from '@overtrick/protocol/card';
import { ok } from '@overtrick/rules/result';
import { isTeam } from '@overtrick/rules/views/view';
import { refuse } from '../refuse.ts';
import { seatOf, type Table, viewFor } from '../table.ts';
import type { Decision } from './play.ts';

/** Returns the chairs of a chair's side, in order; only its own where nobody has a partner. */
function partnersOf(table: Table, chair: number): readonly number[] {
  const view = viewFor(table);
  return [...table.players.keys()].filter(
    (other) => other === chair || isTeam(view, seatOf(table, other), seatOf(table, chair)),
  );
}

/** Puts the card of a person and their partner on the table, or takes it away. Either of the two may do so. */
export function putCard(
  table: Table,
  { chair, card }: { readonly chair: number; readonly card: PartnershipCard | null },
): Decision {
  if (table.deal === 0) return refuse('ERR_AWAITED');
  if (table.players[chair]?.isMuted === true) return refuse('ERR_MUTED');
  const chairs = partnersOf(table, chair);
  if (chairs.length < 2) return refuse('ERR_NO_PARTNER');
  const proof = table.players[chair]?.proof;
  const isThere = table.cards.some((known) => known.chairs.join() === chairs.join());
  const unknown = Object.entries(card?.choices ?? {}).find(([id, choice]) => !isChoice(id, choice));
  if (unknown !== undefined) return refuse('ERR_OPTIONS', `There is no agreement “${unknown.join(' ')}”.`);
  if (card === null) return ok(isThere ? [{ kind: 'carded', chairs: [...chairs] }] : []);
  return ok([
    {
      kind: 'carded',
      chairs: [...chairs],
      ...(proof !== undefined && { proof }),
      card: copyOfCard(card),
    },
  ]);
}

/** Returns the cards of those who are partners in the current deal. */
export const cardsOn = (table: Table): readonly CardOnTable[] =>
  table.deal === 0
    ? []
    : table.cards.filter(({ chairs: [first = 0, ...others] }) => {
        const partners = partnersOf(table, first);
        return others.every((other) => partners.includes(other));
      });

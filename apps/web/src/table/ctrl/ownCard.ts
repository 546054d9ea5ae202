import { copyOfCard, type PartnershipCard } from '@overtrick/protocol/card';
import type { TableState } from '@overtrick/protocol/table';
import type { TableCore } from './core.ts';

/** True for somebody who sits with a partner at a table where their side has no card. */
const lacksCard = ({ you, cards = [], chairs, view }: TableState): boolean => {
  const seat = chairs.find(({ chair }) => chair === you)?.seat;
  const hasPartner = view.teams.some((team) => seat !== undefined && team.includes(seat) && team.length > 1);
  return you !== undefined && hasPartner && !cards.some((card) => card.chairs.includes(you));
};

/**
 * Puts the visitor's card on the table once they sit there with a partner, if they want that everywhere; once for each
 * chair, so that a card that they take away stays away.
 * @param wanted returns the card to put, or `undefined`
 */
export function putOwnCard(core: TableCore, wanted: () => PartnershipCard | undefined): void {
  const { link, table, store, token: own } = core;
  const done = new Set<string>();
  store.subscribe(({ latest }) => {
    const token = own();
    if (latest?.you === undefined || token === undefined || !lacksCard(latest)) return;
    const place = `${token} ${latest.you}`;
    const card = wanted();
    if (card === undefined || done.has(place)) return;
    done.add(place);
    void link.send('card', { table, token, card: copyOfCard(card) });
  });
}

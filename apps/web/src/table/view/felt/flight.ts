import type { Card } from '@overtrick/rules/cards/card';
import type { Seat } from '@overtrick/rules/cards/seat';
import type { TableStore } from '../../ctrl/core.ts';

/** The places of cards just before they were played, where their animation starts. */
const origins = new Map<Card, DOMRect>();

const rectOf = (selector: string): DOMRect | undefined =>
  document.querySelector(selector)?.getBoundingClientRect();

/** Records the place of each card before it goes to the table. */
export const watchOrigins = (store: TableStore): (() => void) =>
  store.subscribe(({ shown }, before) => {
    const last = shown?.view.trick.at(-1) ?? shown?.view.tricks.at(-1)?.at(-1);
    if (last === undefined || shown === before.shown) return;
    if (before.shown?.view.trick.some(({ card }) => card === last.card)) return;
    const { card, seat } = last;
    const rect = rectOf(`[data-hand] [data-card="${card}"]`) ?? rectOf(`[data-seat="${seat}"]`);
    if (rect) origins.set(card, rect);
  });

const still = (): boolean =>
  document.documentElement.dataset.motion === 'none' ||
  matchMedia('(prefers-reduced-motion: reduce)').matches;
const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

/** Animates a card from the hand to the table. */
export function flyIn(element: HTMLElement, card: Card): void {
  const from = origins.get(card);
  origins.delete(card);
  if (from === undefined || still()) return;
  const to = element.getBoundingClientRect();
  const x = from.left + Math.min(from.width, to.width) / 2 - (to.left + to.width / 2);
  const y = from.top + Math.min(from.height, to.height) / 2 - (to.top + to.height / 2);
  element.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }], {
    duration: 260,
    easing: EASE,
  });
}

/** Animates a trick from the table to its winner. */
export function flyOut(trick: HTMLElement, winner: Seat): void {
  const to = rectOf(`[data-seat="${winner}"]`);
  if (to === undefined || still()) return;
  for (const card of trick.children) {
    const from = card.getBoundingClientRect();
    const x = to.left + to.width / 2 - (from.left + from.width / 2);
    const y = to.top + to.height / 2 - (from.top + from.height / 2);
    const end = { transform: `translate(${x}px, ${y}px) scale(0.35)`, opacity: 0 };
    card.animate([{ transform: 'none', opacity: 1 }, end], {
      duration: 280,
      easing: 'ease-in',
      fill: 'forwards',
    });
  }
}

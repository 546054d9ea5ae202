// The player of all examples, without a connection: what to do in a chair, by the state that the server tells. Put
// your engine into `choose`.
import { randomUUID } from 'node:crypto';

/** Chooses the action to do: `view` holds what this seat may know, `legal` is what the rules allow. */
const choose = ({ legal }) =>
  legal.find((action) => action.kind === 'call' && action.call === 'P') ?? legal[0];

const RANKS = '23456789TJQKA';
const SUITS = 'CDHS';
const cardText = (card) => SUITS[Math.floor(card / 13)] + RANKS[card % 13];
const strainText = (strain) => (strain === 'N' ? 'NT' : strain);
const words = (...parts) => parts.filter((part) => part !== undefined && part !== '').join(' ');

/** The text of an action, for every kind: `1NT`, `SA`, `bid 4`, `keep`. Cards are the numbers 0 (C2) to 51 (SA). */
const TEXTS = {
  call: ({ call }) => call.replace(/N$/, 'NT'),
  play: ({ card }) => cardText(card),
  claim: ({ tricks }) => words('claim', tricks),
  choose: ({ choice }) => choice,
  declare: ({ strain, goal }) => words('declare', strainText(strain), goal),
  bid: ({ tricks, strain, nils = [] }) =>
    words('bid', tricks, strain && strainText(strain), nils.length > 0 ? `nil ${nils.join('')}` : ''),
  pick: ({ pick, places }) => words(pick, ...places),
  put: ({ put, cards }) => words(put, ...cards.map(cardText)),
};
const textOf = (action) => TEXTS[action.kind](action);

/** Returns a free chair at a table; `wanted`, if it is given. */
export const freeChair = (chairs, wanted) =>
  Number(wanted ?? chairs.find(({ kind }) => kind === 'bot')?.chair);

/** Returns the name of the message that this chair has to send now, and its fields; `undefined` if it has to wait. */
export function due({ version, deal, view, you, claim, undo, lead, ready, standing, ...rest }) {
  if (you === undefined || rest.paused !== undefined || rest.awaited !== undefined) return undefined;
  // it never holds up people who want to stop
  if (rest.ending?.waiting.includes(you)) return ['end', { deal, wanted: true }];
  if (rest.skip?.waiting.includes(you)) return ['skip', { deal, wanted: true }];
  if (lead !== undefined) return lead.waiting.includes(you) ? ['face', { deal }] : undefined;
  const decided = { deal, version, id: randomUUID() };
  if (undo?.waiting.includes(you)) return ['agree', { ...decided, accept: true }];
  if (claim?.waiting.includes(you)) return ['answer', { ...decided, accept: true }];
  if (undo !== undefined || claim !== undefined) return undefined;
  if (view.phase === 'over') return standing.over || ready.includes(you) ? undefined : ['next', { deal }];
  if (view.legal.length === 0) return undefined;
  return ['act', { ...decided, action: textOf(choose(view)) }];
}

/** Returns the state after an update: it has the parts that changed, each whole, and the names of those that are no more. */
export function updated(state, { state: changed, version, deal, gone = [] }) {
  const now = { ...state, ...changed, version, deal };
  for (const part of gone) delete now[part];
  return now;
}

import { playAction } from '@overtrick/rules/action';
import type { Contract } from '@overtrick/rules/auction/contract';
import { makeCard, trumpOf } from '@overtrick/rules/cards/card';
import { cardsOf, has } from '@overtrick/rules/cards/cardSet';
import { lho, type Seat } from '@overtrick/rules/cards/seat';
import type { Deal } from '@overtrick/rules/deals/deal';
import { type StepCode, step } from '@overtrick/rules/game';
import { type BridgeState, bridge } from '@overtrick/rules/games/bridge/index';
import {
  addCard,
  CLOCKWISE,
  cardError,
  isPlayOver,
  legalCards,
  type Play,
  startPlay,
  tricksLeft,
} from '@overtrick/rules/play/play';
import { fail, ok, type Result } from '@overtrick/rules/result';
import type { BoardCard, BoardPlay } from '../board.ts';
import { type Broken, breakAt, type Checked } from './broken.ts';

/** A state of the game in which a contract is being played. */
export type Playing = BridgeState & { readonly play: Play };

/** Returns the state in which the play of this contract starts, whatever the auction was. */
export const startPlaying = (state: BridgeState, deal: Deal, contract: Contract): Playing => ({
  ...state,
  contract,
  play: startPlay(deal, lho(contract.declarer), trumpOf(contract.strain)),
});

/**
 * Applies the cards, each of them checked; irregular ones that were accepted count as in the Laws. If only the last
 * trick is missing, it is played automatically.
 */
export function replayCards(start: Playing, { cards, leader, beyond = [] }: BoardPlay): Checked<Play> {
  let state = start;
  for (const [i, card] of cards.entries()) {
    const seat = card.leader ?? (i === 0 ? leader : undefined) ?? state.play.turn;
    const next = playCard(state, seat, card);
    if (!next.ok) return brokenCard(next.code, state.play, seat, Math.floor(i / 4) + 1, card, i);
    state = next.value;
  }
  for (const card of beyond) {
    if (!has(state.play.hands[card.seat], card.card))
      return brokenCard('ERR_CARD_NOT_HELD', state.play, card.seat, card.trick, card);
  }
  return ok(withLastTrick(state.play));
}

function playCard(
  state: Playing,
  seat: Seat,
  { card, leader, revoke }: BoardCard,
): Result<Playing, StepCode> {
  const outOfTurn = leader !== undefined && state.play.trick.length === 0;
  const play = outOfTurn ? { ...state.play, turn: seat } : state.play;
  if (isPlayOver(play)) return fail('ERR_PLAY_OVER');
  if (seat !== play.turn) return fail('ERR_NOT_ON_TURN');
  if (revoke) {
    const code = cardError(CLOCKWISE, play, card);
    return code === undefined || code === 'ERR_REVOKE'
      ? ok({ ...state, play: addCard(CLOCKWISE, play, card) })
      : fail(code);
  }
  // declarer plays dummy's cards: the player to act is the one who may play from this hand
  const [actor = seat] = bridge.toAct({ ...state, play });
  const next = step(bridge, { ...state, play }, { seat: actor, action: playAction(card) });
  if (!next.ok) return next;
  return next.value.play === undefined ? fail('ERR_PLAY_OVER') : ok({ ...next.value, play: next.value.play });
}

function withLastTrick(play: Play): Play {
  let last = play;
  while (tricksLeft(last) === 1) {
    const [card] = cardsOf(legalCards(CLOCKWISE, last));
    if (card === undefined) break;
    last = addCard(CLOCKWISE, last, card);
  }
  return last;
}

function brokenCard(
  code: StepCode,
  play: Play,
  seat: Seat,
  trick: number,
  { card }: BoardCard,
  index?: number,
): Broken {
  const why: { readonly [C in StepCode]?: string } = {
    ERR_NOT_ON_TURN: `it is ${play.turn}'s turn to play, not ${seat}'s`,
    ERR_PLAY_OVER: 'all cards are played',
    ERR_CARD_NOT_HELD: `${seat} does not have ${makeCard(card)}`,
    ERR_REVOKE: `${seat} can follow suit`,
  };
  return breakAt(code, `trick ${trick} (${seat} ${makeCard(card)})`, why[code] ?? code, {
    ...(index !== undefined && { card: index }),
  });
}

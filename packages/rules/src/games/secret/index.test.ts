import { describe, expect, test } from 'vitest';
import { makeAction, parseStep } from '../../action.ts';
import { makeContract } from '../../auction/contract.ts';
import { cardOf, makeCard } from '../../cards/card.ts';
import { cardsOf, remove, size } from '../../cards/cardSet.ts';
import { makeHand } from '../../deals/deal.ts';
import { randomSetup } from '../../deals/setup.ts';
import { step } from '../../game.ts';
import { trustOptions } from '../../options.ts';
import { pick, seededRandom } from '../../random.ts';
import { afterSteps, setupOf } from '../../testing/after.ts';
import { dealt, type Hands, setupFor } from './deals.ts';
import { type SecretOptions, type SecretState, secret } from './index.ts';

const legalOf = (state: SecretState): string[] =>
  secret.toAct(state).flatMap((seat) => secret.legalActions(state, seat).map(makeAction));
const refusal = (state: SecretState, text: string) => {
  const done = parseStep(text);
  if (done === undefined) throw new Error(text);
  const next = step(secret, state, done);
  return next.ok ? undefined : next.code;
};
const trickOf = (state: SecretState) =>
  secret
    .view(state)
    .trick.map(({ seat, card }) => seat + makeCard(card))
    .join(' ');
const lastTrick = (state: SecretState) =>
  state.play?.tricks
    .at(-1)
    ?.map(({ seat, card }) => seat + makeCard(card))
    .join(' ');

describe('the draw (RULES 10.2)', () => {
  // twos and threes first, so that no ace is met before it is wanted
  const packOf = (first: string) => {
    const given = first.split(' ');
    const rest = ['C', 'D', 'H', 'S'].flatMap((suit) => [...'23456789TJQKA'].map((rank) => suit + rank));
    return [...given, ...rest.filter((card) => !given.includes(card))].join(' ');
  };
  const SPLIT = '1 2 3 4 5 6 7 8 9 10 11 12 13';
  const drawing = (first: string, steps: string, options = {}) =>
    afterSteps(secret, { ...setupOf(packOf(first)), split: SPLIT.split(' ').map(Number) }, options, steps);
  const seen = (state: SecretState, seat?: 'S' | 'W') => secret.view(state, seat);
  const handText = (state: SecretState, seat: 'S' | 'W') =>
    cardsOf(seen(state, seat).hands[seat].cards ?? { lo: 0, hi: 0 })
      .map(makeCard)
      .join(' ');

  test('A looks at a card, and keeps it or takes the next', () => {
    const start = drawing('C2 C3 D2 D3', '');
    expect(legalOf(start)).toEqual(['keep', 'reject']);
    expect(secret.toAct(start)).toEqual(['S']);
    expect(seen(start, 'S').stock).toEqual({ left: 52, looked: cardOf('C', '2') });
    expect(seen(start, 'W').stock).toEqual({ left: 52 });
    expect(seen(start).stock).toEqual({ left: 52 });
    const kept = drawing('C2 C3 D2 D3', 'S keep');
    expect(handText(kept, 'S')).toBe('C2');
    expect(seen(kept, 'S').extra).toMatchObject({ turn: 'S keep' });
    expect(seen(kept, 'S').stock).toEqual({ left: 50, drawn: cardOf('C', '2'), away: [cardOf('C', '3')] });
    const next = drawing('C2 C3 D2 D3', 'S keep, W reject');
    expect(handText(next, 'W')).toBe('D3');
    expect(seen(next, 'W').extra).toMatchObject({ turn: 'W reject' });
    expect(seen(next, 'W').stock).toEqual({ left: 48, drawn: cardOf('D', '3'), away: [cardOf('D', '2')] });
    expect(secret.toAct(next)).toEqual(['S']);
  });

  test('the other player and spectators learn whether a card was kept, not which', () => {
    const state = drawing('C2 C3 D2 D3', 'S keep');
    expect(seen(state, 'W').extra).toMatchObject({ turn: 'S keep' });
    expect(seen(state, 'W').stock).toMatchObject({ left: 50 });
    expect(seen(state, 'W').stock?.away).toBeUndefined();
    expect(seen(state, 'W').hands.S).toEqual({ count: 1 });
    expect(seen(state).hands.S).toEqual({ count: 1 });
  });

  test('the first card is an ace: it goes to the table, and there is no choice', () => {
    const state = drawing('SA C3 D2 D3 HA H2', '');
    expect(secret.toAct(state)).toEqual(['W']);
    expect(handText(state, 'S')).toBe('C3');
    expect(seen(state, 'W').extra).toMatchObject({ turn: 'S firstAce' });
  });

  test('the second card is an ace, the first was put away: the first comes back', () => {
    const state = drawing('C2 SA D2 D3', 'S reject');
    expect(handText(state, 'S')).toBe('C2');
    expect(seen(state, 'W').extra).toMatchObject({ turn: 'S secondAce' });
    expect(seen(state, 'S').stock).toMatchObject({ drawn: cardOf('C', '2'), away: [cardOf('S', 'A')] });
  });

  test('R-SEC-2: a second card that is only looked at is not picked up', () => {
    const state = drawing('C2 SA HA D3', 'S keep');
    expect(state.turns).toEqual(['keep', 'firstAce']);
  });

  test.each([
    ['deal', ['firstAce', 'keep', 'keep']],
    ['player', ['firstAce', 'firstAce', 'keep']],
  ])('R-SEC-2: once a %s', (aceRule, turns) => {
    const steps = aceRule === 'deal' ? 'W keep, S keep' : 'S keep';
    const state = drawing('SA C3 HA D3 DA H2 C2 D2', steps, { aceRule });
    expect(state.turns).toEqual(turns);
  });

  test('each player has 13 cards then, the dummy 13 of those put away, and A calls', () => {
    const state = dealt(EVEN);
    const view = secret.view(state, 'W');
    expect(view.phase).toBe('auction');
    expect(view.toAct).toEqual(['S']);
    expect(view.hands.N).toEqual({ count: 13 });
    expect(view.hands.E).toEqual({ count: 0 });
    expect(state.deal && makeHand(state.deal.N)).toBe(EVEN[2]);
    expect(view.hands.S.cards).toBeUndefined();
  });
});

// the ace of clubs is the one that went to the table; East's place takes what is out of play
const EVEN: Hands = ['AK32.A32.A32.K32', 'QJT9.KQJ.KQJ.QJT', '8765.T987.T98.A9'];

describe('the auction (RULES 10.4)', () => {
  const after = (steps: string) => dealt(EVEN, steps);

  test('10.4.1: A has to open, at the one level', () => {
    expect(legalOf(after(''))).toEqual(['1C', '1D', '1H', '1S', '1NT']);
    expect(refusal(after(''), 'S P')).toBe('ERR_MUST_BID');
    expect(refusal(after(''), 'S 2C')).toBe('ERR_ILLEGAL_ACTION');
  });

  test('B may pass, double, or bid anything higher', () => {
    expect(legalOf(after('S 1NT')).slice(0, 3)).toEqual(['P', 'X', '2C']);
    expect(legalOf(after('S 1NT'))).toHaveLength(2 + 30);
  });

  test.each([
    ['S 1D, W P', ['P', '1NT', '2D', '2NT', '3D', '3NT', '4D', '4NT', '5D', '5NT', '6D', '6NT', '7D', '7NT']],
    ['S 1NT, W P', ['P', '2NT', '3NT', '4NT', '5NT', '6NT', '7NT']],
    ['S 1C, W 7H, S P', ['P', '7NT']],
  ])('10.4.2: after %s the bid may be raised in its suit or notrump', (steps, calls) => {
    expect(legalOf(after(steps))).toEqual(calls);
  });

  test('10.4.3: a bid needs two passes, a raise and 7NT one', () => {
    expect(after('S 1D, W P').contract).toBeUndefined();
    expect(after('S 1D, W P, S P').contract).toMatchObject({ level: 1, declarer: 'S' });
    const raised = after('S 1D, W P, S 3D');
    expect(legalOf(raised)[0]).toBe('P');
    expect(after('S 1D, W P, S 3D, W P').contract).toMatchObject({ level: 3, declarer: 'S' });
    expect(after('S 1D, W 7NT, S P').contract).toMatchObject({ level: 7, declarer: 'W' });
    expect(after('S 1D, W 7NT, S X, W P').contract).toBeUndefined();
    expect(after('S 1D, W X, S P, W P').contract).toMatchObject({ doubling: 1, declarer: 'S' });
    expect(refusal(after('S 1D, W P, S P'), 'W 2D')).toBe('ERR_NOT_ON_TURN');
    expect(refusal(after('S 1D, W P, S P'), 'S 2D')).toBe('ERR_AUCTION_OVER');
  });

  test('R-SEC-3: a double or a redouble that was passed cannot be raised', () => {
    expect(legalOf(after('S 1D, W X, S P'))).toEqual(['P']);
    expect(legalOf(after('S 1D, W X, S XX, W P'))).toEqual(['P']);
    expect(after('S 1D, W X, S XX, W P, S P').contract).toMatchObject({ doubling: 2 });
  });

  test('10.4.5: a bid or a double over a raise opens the bidding again', () => {
    const doubled = after('S 1D, W P, S 2D, W X');
    expect(legalOf(doubled).slice(0, 3)).toEqual(['P', 'XX', '2H']);
    expect(after('S 1D, W P, S 2D, W 2S, S P').contract).toBeUndefined();
    expect(legalOf(after('S 1D, W P, S 2D, W 2S, S P')).slice(0, 3)).toEqual(['P', '2NT', '3S']);
  });

  test('10.4.6: the last bidder is declarer, whoever named the suit', () => {
    const contract = after('S 1D, W 2D, S P, W P').contract;
    expect(contract && `${makeContract(contract)} ${contract.declarer}`).toBe('2D W');
  });
});

const ONE_NT = 'S 1NT, W P, S P';

describe('the secret card and the lead (RULES 10.5)', () => {
  test('declarer looks at the dummy and puts one of its cards aside; then the defender leads', () => {
    const state = dealt(EVEN, ONE_NT);
    expect(secret.view(state, 'S').phase).toBe('aside');
    expect(legalOf(state)).toHaveLength(13);
    expect(legalOf(state)).toContain('aside CA');
    expect(secret.view(state, 'S').hands.N.cards).toEqual(state.deal?.N);
    expect(secret.view(state, 'W').hands.N).toEqual({ count: 13 });
    const aside = dealt(EVEN, `${ONE_NT}, S aside CA`);
    expect(secret.toAct(aside)).toEqual(['W']);
    expect(legalOf(aside)).toHaveLength(13);
    expect(secret.view(aside, 'W').hands.N.shown).toBeUndefined();
  });

  test('twelve cards are turned up after the lead; only declarer knows the other', () => {
    const state = dealt(EVEN, `${ONE_NT}, S aside CA, W SQ`);
    for (const seat of ['W', undefined] as const) {
      const view = secret.view(state, seat);
      expect(view.hands.N.cards).toBeUndefined();
      expect(makeHand(view.hands.N.shown ?? { lo: 0, hi: 0 })).toBe('8765.T987.T98.9');
      expect(view.hands.N.count).toBe(13);
      expect(view.extra).toMatchObject({ secret: null, isHidden: true });
    }
    expect(secret.view(state, 'S').extra).toMatchObject({ secret: 'CA' });
    expect(secret.view(state, 'S').hands.N.cards).toEqual(state.deal?.N);
    const put = { kind: 'put', put: 'aside', cards: [12] } as const;
    expect(secret.conceals?.({ seat: 'S', action: put }, 'W')).toBe(true);
    expect(secret.conceals?.({ seat: 'S', action: put }, 'S')).toBe(false);
    expect(secret.conceals?.({ seat: 'S', action: put })).toBe(true);
  });
});

// the defender West has the king of hearts; dummy the ace and the two
const HEARTS: Hands = ['K432.43.KQJT9.43', 'AQJT.KQJT.432.52', '987.A2.8765.KJT9'];

describe('the play (RULES 10.6)', () => {
  const after = (steps: string, options = {}) =>
    dealt(HEARTS, `S 1D, W P, S P, S aside HA, ${steps}`, options);

  test('the example: the king is led, the two is announced, the secret ace replaces it and the order changes', () => {
    const led = after('W HK');
    expect(secret.toAct(led)).toEqual(['W']);
    expect(secret.view(led).turn).toBe('N');
    expect(legalOf(led)).toEqual(['H2']);
    const announced = after('W HK, W H2');
    expect(secret.toAct(announced)).toEqual(['S']);
    expect(legalOf(announced)).toEqual(['stand', 'replace']);
    expect(trickOf(announced)).toBe('WHK NH2');
    expect(secret.view(announced).extra).toMatchObject({ proposed: 'H2' });
    const replaced = after('W HK, W H2, S replace');
    expect(trickOf(replaced)).toBe('WHK NHA');
    const won = after('W HK, W H2, S replace, S H3');
    expect(won.play?.taken).toMatchObject({ S: 1, W: 0, N: 0 });
    expect(secret.view(won).turn).toBe('N');
    expect(secret.toAct(won)).toEqual(['S']);
    // the card that was announced is still there
    expect(legalOf(won)).toContain('H2');
    // dummy, the other's hand, the leader's own
    expect(secret.view(after('W HK, W H2, S replace, S H3, S H2')).turn).toBe('W');
    expect(secret.view(after('W HK, W H2, S replace, S H3, S H2, W HT')).turn).toBe('S');
    // from hand: the other's hand, then dummy, for good
    const later = after('W HK, W H2, S replace, S H3, S H2, W HT, S H4, W HQ');
    expect(secret.view(later).turn).toBe('S');
  });

  test('10.6: as long as the defender wins from his hand, dummy plays second', () => {
    const state = after('W HK, W H2, S stand, S H3');
    expect(lastTrick(state)).toBe('WHK NH2 SH3');
    expect(state.play?.taken).toMatchObject({ S: 0, W: 1 });
    expect(secret.view(after('W HK, W H2, S stand, S H3, W SA')).turn).toBe('N');
  });

  test('R-SEC-8: a trick that he wins with a card of dummy changes the order too', () => {
    const state = after('W C2, W CK, S stand, S C3');
    expect(state.play?.taken).toMatchObject({ W: 1 });
    expect(secret.view(state).turn).toBe('N');
    expect(secret.toAct(state)).toEqual(['W']);
    // they lead from dummy: declarer second, their own hand last
    const led = after('W C2, W CK, S stand, S C3, W CJ, S stand');
    expect(secret.view(led).turn).toBe('S');
    const next = after('W C2, W CK, S stand, S C3, W H2, S stand, S H3, W HK, W SA');
    expect(secret.view(next).turn).toBe('S');
  });

  test('declarer who replaces a lead from dummy is the leader: the defender plays second', () => {
    const state = after('W C2, W CK, S stand, S C3, W CJ');
    expect(legalOf(state)).toEqual(['stand', 'replace']);
    const replaced = after('W C2, W CK, S stand, S C3, W CJ, S replace');
    expect(trickOf(replaced)).toBe('NHA');
    expect(secret.view(replaced).turn).toBe('W');
    const done = after('W C2, W CK, S stand, S C3, W CJ, S replace, W HT, S H3');
    expect(done.play?.taken).toMatchObject({ S: 1, W: 1 });
    expect(secret.toAct(done)).toEqual(['S']);
    expect(legalOf(done)).toContain('CJ');
  });

  test('the secret card may not be played where an open card follows suit and it does not', () => {
    const state = after('W C2, W CK');
    expect(legalOf(state)).toEqual(['stand']);
  });

  test('it may be thrown on a suit of which dummy has nothing', () => {
    const steps = 'W HK, W HA, S stand, S H3, W H2, S stand, S H4, W HQ, W HJ, S S2';
    const state = dealt(HEARTS, `S 1D, W P, S P, S aside C9, ${steps}`);
    // dummy has no heart left, and the secret card is none: anything open may be announced, and replaced
    expect(secret.view(state).turn).toBe('N');
    expect(legalOf(state)).toEqual(expect.arrayContaining(['S7', 'D5', 'CT']));
    expect(legalOf(state)).not.toContain('C9');
    const announced = dealt(HEARTS, `S 1D, W P, S P, S aside C9, ${steps}, W S7`);
    expect(legalOf(announced)).toEqual(['stand', 'replace']);
  });

  test('R-SEC-4: the secret card is played by itself when it alone follows suit', () => {
    const led = after('W HK, W H2, S stand, S H3, W HQ');
    expect(trickOf(led)).toBe('WHQ NHA');
    expect(secret.toAct(led)).toEqual(['S']);
    expect(secret.view(led, 'W').extra).toMatchObject({ secret: 'HA', isHidden: false, by: { now: 'S' } });
    expect(after('W HK, W H2, S stand, S H3, W HQ, S H4').play?.taken).toMatchObject({ S: 1, W: 1 });
  });

  test('R-SEC-5: as dummy’s last card it is played by itself: nobody is asked for it', () => {
    const options = trustOptions<SecretOptions>(secret.options, {});
    let last = 0;
    for (let seed = 0; seed < 30; seed++) {
      const random = seededRandom(`last ${seed}`);
      let state = secret.start(randomSetup({ dealer: 'S', vul: 'none' }, random, secret.ordered), options);
      for (let [seat] = secret.toAct(state); seat !== undefined; [seat] = secret.toAct(state)) {
        const legal = secret.legalActions(state, seat);
        state = secret.apply(state, seat, pick(random, legal));
        const { play } = state;
        if (play === undefined || play.proposed !== undefined) continue;
        const open = remove(play.hands.N, play.secret);
        if (play.turn === 'N' && secret.toAct(state).length > 0) expect(size(open)).toBeGreaterThan(0);
        if (size(play.hands.N) === 0) last++;
      }
    }
    expect(last).toBeGreaterThan(0);
  });

  test('R-SEC-4: by option the defender may announce another card then', () => {
    const state = after('W HK, W H2, S stand, S H3, W HQ', { forcedSecret: false });
    expect(secret.toAct(state)).toEqual(['W']);
    expect(legalOf(state)).toContain('S7');
    const announced = after('W HK, W H2, S stand, S H3, W HQ, W S7', { forcedSecret: false });
    expect(legalOf(announced)).toEqual(['stand', 'replace']);
  });

  test('declarer who plays from dummy chooses among the open cards and the secret one, and follows suit with it', () => {
    const lead = 'W D2, W D5, S stand, S DK';
    expect(legalOf(after(`${lead}, S DQ, W D3`))).toEqual(['D6', 'D7', 'D8']);
    expect(legalOf(after(`${lead}, S H3, W HT`))).toEqual(['H2', 'HA']);
    const won = after(`${lead}, S H3, W HT, S HA`);
    expect(won.play?.taken).toMatchObject({ S: 2, W: 0 });
    expect(secret.view(won).turn).toBe('N');
    const alone = after(`${lead}, S H3, W HT, S H2, W D3, S DQ, W D6, S stand, S H4, W HJ`);
    expect(secret.toAct(alone)).toEqual(['S']);
    expect(legalOf(alone)).toEqual(['HA']);
  });

  test('once it is played the defender’s cards stand at once', () => {
    const state = after('W HK, W H2, S replace, S H3, S CK, W C2, S C3, S C9, W C5, S C4');
    expect(secret.view(state, 'W').hands.N.cards).toBeDefined();
  });

  test('to the defender the secret card is like a card that dummy has not got', () => {
    const state = after('W HK');
    expect(refusal(state, 'W HA')).toBe('ERR_CARD_NOT_HELD');
    expect(refusal(state, 'W C2')).toBe('ERR_CARD_NOT_HELD');
    expect(refusal(state, 'W S9')).toBe('ERR_REVOKE');
  });
});

describe('the end and the score (RULES 10.7)', () => {
  const PLAY = 'S 1D, W P, S P, S aside HA';

  test('R-SEC-11: either player may claim once the dummy is open', () => {
    expect(secret.claimable(dealt(HEARTS, PLAY), 'W')).toBeUndefined();
    const led = dealt(HEARTS, `${PLAY}, W HK`);
    expect([secret.claimable(led, 'S'), secret.claimable(led, 'W'), secret.claimable(led, 'N')]).toEqual([
      13,
      13,
      undefined,
    ]);
    const announced = dealt(HEARTS, `${PLAY}, W HK, W H2`);
    expect(secret.claimable(announced, 'S')).toBe(13);
  });

  test('declarer needs his own tricks; a claim shares out what is left', () => {
    const made = dealt(HEARTS, `${PLAY}, W HK, W H2, S stand, S H3, S claim 7`);
    expect(secret.outcome(made)).toMatchObject({ tricks: 7, declaring: 'P1', points: { P1: 70, P2: 0 } });
    const set = dealt(HEARTS, `${PLAY}, W HK, W H2, S stand, S H3, W claim 6`);
    expect(secret.outcome(set)).toMatchObject({ tricks: 6, points: { P1: 0, P2: 50 } });
  });

  test('R-SEC-6: tricks that the defender won with dummy’s cards are his', () => {
    const state = dealt(HEARTS, `${PLAY}, W C2, W CK, S stand, S C3, S claim 6`);
    expect(secret.outcome(state)).toMatchObject({ tricks: 6, points: { P1: 0, P2: 50 } });
  });

  test('vulnerable, as duplicate', () => {
    const vul = { ...setupFor(HEARTS), vul: 'ns' as const };
    const keep = Array.from({ length: 25 }, (_, i) => `${i % 2 === 0 ? 'W' : 'S'} keep`).join(', ');
    const game = (tricks: number) =>
      afterSteps(secret, vul, {}, `${keep}, S 1NT, W P, S 3NT, W P, S aside HA, W HK, S claim ${tricks}`);
    expect(secret.outcome(game(9))?.points).toEqual({ P1: 600, P2: 0 });
    expect(secret.outcome(game(7))?.points).toEqual({ P1: 0, P2: 200 });
  });

  test('all is open in the end: the hands, the dummy, at East what was out of play (R-GEN-1)', () => {
    const state = dealt(HEARTS, `${PLAY}, W HK, S claim 7`);
    const view = secret.view(state);
    expect(view.deal && makeHand(view.deal.N)).toBe(HEARTS[2]);
    expect(view.deal && cardsOf(view.deal.E)).toHaveLength(13);
    expect(view.extra).toMatchObject({ secret: 'HA' });
  });
});

test('R-SEC-10: West may be declarer, and the dealer at the other seats is the owner of that seat', () => {
  const state = dealt(HEARTS, 'S 1D, W 1H, S P, W P, W aside H2, S DK');
  expect(secret.toAct(state)).toEqual(['S']);
  expect(secret.view(state).controls.N).toBe('S');
  const start = secret.start({ ...setupFor(HEARTS), dealer: 'E' }, { aceRule: 'deal', forcedSecret: true });
  expect(secret.toAct(start)).toEqual(['S']);
});

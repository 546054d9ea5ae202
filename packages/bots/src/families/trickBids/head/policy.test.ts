import { defined } from '@overtrick/rules/assert';
import { type Card, makeCard, parseCard, suitOf } from '@overtrick/rules/cards/card';
import { cardsOf, setOf } from '@overtrick/rules/cards/cardSet';
import { bySeat, type Seat, turn } from '@overtrick/rules/cards/seat';
import type { Play } from '@overtrick/rules/play/play';
import type { SeatCard } from '@overtrick/rules/play/trick';
import { describe, expect, test } from 'vitest';
import { handFrom } from '../../../suites/table.ts';
import type { Goals } from '../goals.ts';
import { thoughtOf } from './policy.ts';

const cardsIn = (text: string): readonly Card[] =>
  text
    .split(' ')
    .filter(Boolean)
    .map((word) => defined(parseCard(word), word));

/** A moment with South to act: their side needs `needs` tricks, and the others one. */
interface Situation {
  readonly hand: string;
  /** The cards of this trick before South's. */
  readonly trick?: string;
  /** The finished tricks, each led by North. */
  readonly tricks?: readonly string[];
  /** Further cards that were played. */
  readonly gone?: string;
  readonly needs?: number;
  readonly nils?: readonly Seat[];
  readonly isAlone?: boolean;
  readonly taken?: Partial<Record<Seat, number>>;
}

/** Returns South's card and the reason for it. */
function thought(about: Situation): string {
  const { hand, trick = '', tricks = [], gone = '', needs = 2, nils = [], isAlone = false } = about;
  const cards = cardsIn(trick);
  const inTurn = (list: readonly Card[], first: Seat): readonly SeatCard[] =>
    list.map((card, i) => ({ seat: turn(first, i), card }));
  const finished = tricks.map((text) => inTurn(cardsIn(text), 'N'));
  const play: Play = {
    hands: bySeat((seat) => handFrom(seat === 'S' ? hand : '5432...')),
    trump: 'S',
    tricks: finished,
    trick: inTurn(cards, turn('S', 4 - cards.length)),
    turn: 'S',
    taken: bySeat((seat) => about.taken?.[seat] ?? 0),
  };
  const goals: Goals = bySeat((seat) => {
    const side: readonly Seat[] = isAlone ? [seat] : seat === 'N' || seat === 'S' ? ['N', 'S'] : ['E', 'W'];
    return {
      isNil: nils.includes(seat),
      team: side.filter((one) => !nils.includes(one)),
      tricks: side.includes('S') ? needs : 1,
      allies: side,
    };
  });
  const [lead] = cards;
  const own = cardsOf(handFrom(hand));
  const follow = own.filter((card) => lead !== undefined && suitOf(card) === suitOf(lead));
  const played = [...cards, ...finished.flat().map(({ card }) => card), ...cardsIn(gone)];
  const legal = follow.length > 0 ? follow : own;
  const { card, why } = thoughtOf({ play, goals, gone: setOf(played), legal, head: 'S' });
  return `${makeCard(card)}: ${why}`;
}

const AT_NIL = 'I lead low: the nil may have to take this trick.';

describe('a lead at an opponent’s nil', () => {
  test('is a small card of a suit in which the nil may still follow', () => {
    const hand = '72.K84.96.';
    expect(thought({ hand, nils: ['W'] })).toBe(`H4: ${AT_NIL}`);
    // West shows out of hearts
    const tricks = ['HA H2 H3 C5'];
    expect(thought({ hand, nils: ['W'], tricks })).toBe(`D6: ${AT_NIL}`);
    expect(thought({ hand, nils: ['W', 'E'], tricks })).toBe(`H4: ${AT_NIL}`);
    // West has only clubs and spades
    expect(thought({ hand: '.K84.96.', nils: ['W'], tricks: [...tricks, 'DA D2 D3 C6'] })).not.toContain(
      'nil',
    );
  });

  test('is no card that nobody can beat, and no honour', () => {
    const gone = 'DA DK DQ DJ DT D9 D8 D7';
    expect(thought({ hand: 'Q2.K84.65.', nils: ['W'], gone })).toBe(`H4: ${AT_NIL}`);
    expect(thought({ hand: 'K.KQ.AJ.A', nils: ['W'] })).not.toContain('nil');
  });

  test('keeps a sure trick if the side needs all that are left', () => {
    const needsAll = { hand: 'A.A3.2.', needs: 4 };
    expect(thought({ ...needsAll, nils: ['W'] })).toMatch(/^HA/);
    expect(thought({ ...needsAll, needs: 3, nils: ['W'] })).toBe(`D2: ${AT_NIL}`);
  });
});

describe('a sure trick in a suit that an opponent could cut', () => {
  // West shows out of hearts, and later of spades too
  const tricks = ['H2 H5 H3 C5'];

  test('is not cashed while there is another lead', () => {
    expect(thought({ hand: '72.AK.A6.', tricks })).toBe(
      'DA: I cash a card that nobody can beat in its suit.',
    );
    expect(thought({ hand: '72.AK.96.', tricks })).toMatch(/^D6/);
    expect(thought({ hand: 'A2.AK.96.', tricks })).toBe(
      'SA: I draw spades first: an opponent could cut my other high cards.',
    );
    expect(thought({ hand: 'A2.AK.96.', tricks, isAlone: true })).toMatch(/^D6/);
  });

  test('is led with a true sentence if there is none', () => {
    expect(thought({ hand: '.AK..', tricks })).toBe('HK: I lead a high card, though an opponent may cut it.');
  });

  test('is cashed once that opponent has no spades, or all are known', () => {
    const cash = 'HA: I cash a card that nobody can beat in its suit.';
    expect(thought({ hand: '72.AQ.96.', tricks: [...tricks, 'SA S3 S4 C6'] })).toBe(cash);
    expect(thought({ hand: '2.AQ.96.', tricks, gone: 'SA SK SQ SJ ST S9 S8 S7 S6 S5 S4 S3' })).toBe(cash);
  });

  test('is no lead that covers partner’s nil, if another card is', () => {
    expect(thought({ hand: 'A2.AK.96.', tricks, nils: ['N'] })).toMatch(/^SA/);
    expect(thought({ hand: '32.AK.A6.', tricks, nils: ['N'] })).toMatch(/^DA/);
  });
});

describe('a small card of partner’s that wins so far', () => {
  const about = { hand: 'K72..96.', trick: 'H9 H4' };

  test('is cut with a small spade if tricks are needed', () => {
    expect(thought({ ...about, needs: 3 })).toBe(
      'S2: The next hand could beat partner’s card: I cut it with a small spade.',
    );
  });

  test.each<[string, Partial<Situation>]>([
    ['if nothing is needed', { needs: 0 }],
    ['if it is high', { trick: 'HJ H4' }],
    ['if nobody can beat it', { gone: 'HA HK HQ HJ HT' }],
    ['if only a high spade could cut it', { hand: 'KQ..96.' }],
    ['if the hand behind is out of the suit', { tricks: ['H2 H3 H5 C6'] }],
    ['if the hand behind bid nil', { nils: ['W'] }],
  ])('is left alone %s', (_, other) => {
    expect(thought({ ...about, needs: 3, ...other })).toMatch(/^D/);
  });
});

describe('high in third place', () => {
  test('is the lowest of cards that take the same tricks', () => {
    expect(thought({ hand: '2.QJT6.9.', trick: 'H4 H9' })).toBe('HT: I play high in third place.');
    expect(thought({ hand: '2.QT86.9.', trick: 'H4 HJ' })).toBe('HQ: I play high in third place.');
    expect(thought({ hand: '2.QT86.9.', trick: 'H4 H9' })).toBe('HQ: I play high in third place.');
    expect(thought({ hand: '2.QT86.9.', trick: 'H4 H9', gone: 'HJ' })).toBe(
      'HT: I play high in third place.',
    );
  });

  test('leaves partner’s card that does the same', () => {
    expect(thought({ hand: '2.QJT6.9.', trick: 'H9 H4' })).toBe(
      'H6: Partner’s card is as good as mine: I play low.',
    );
    expect(thought({ hand: '2..9876.', trick: 'D5 D2' })).toBe('D6: I play high in third place.');
    expect(thought({ hand: '2.QJ86.9.', trick: 'H9 H4' })).toBe('HJ: I play high in third place.');
  });

  test('is no place where nobody has a partner', () => {
    expect(thought({ hand: '2.QJ6.9.', trick: 'H9 H4', isAlone: true })).toBe(
      'HJ: I play high: the next hand could beat a lower card.',
    );
  });
});

describe('the sentence with a card is true', () => {
  test.each<[string, Situation, string]>([
    ['with the bid made', { hand: '72.K84.96.', needs: 0 }, 'We have our bid: I lead low, and take no bags.'],
    [
      'with the bid made by a player alone',
      { hand: '72.K84.96.', needs: 0, isAlone: true },
      'I have my bid: I lead low, and take no bags.',
    ],
    [
      'with a nil that is lost',
      { hand: '72.K84.96.', nils: ['S'], taken: { S: 1 } },
      'My nil is lost: I lead low, and take no bags.',
    ],
    ['from a singleton', { hand: '72.K8.6.KJ8' }, 'I lead my only card of the suit, to cut the next one.'],
    ['from a doubleton', { hand: '72.K84.63.KJ8' }, 'I lead from a short suit, and may cut it later.'],
    ['without spades', { hand: '.K84.6.KJ8' }, 'I lead low, and keep my honours.'],
    ['with sure spades only', { hand: 'A.K84.6.KJ8' }, 'I lead low, and keep my honours.'],
    [
      'with a suit that nobody else has',
      { hand: '72.K84.6.', gone: 'D2 D3 D4 D5 D7 D8 D9 DT DJ DQ DK DA', tricks: ['D2 D3 D4 H2'] },
      'I lead low, and keep my honours.',
    ],
    ['without an honour', { hand: '.974.986.' }, 'I lead low: I have no high card to win a trick with.'],
    ['with honours only', { hand: '.KQ.QJ.' }, 'I have no low card to spare, and lead this one.'],
    ['with spades only', { hand: 'Q75...' }, 'I have only spades left, and lead my lowest.'],
    [
      'that must win',
      { hand: '2.KQ.9.', trick: 'H7 H8', needs: 0 },
      'All my cards here are higher: I play the lowest.',
    ],
  ])('%s', (_, about, why) => {
    expect(thought(about)).toMatch(new RegExp(`^..: ${why}$`));
  });
});

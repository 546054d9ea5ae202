/**
 * Lessons in card play as texts. A title, paragraphs, and hands to play at the table: the cards that are left, what is
 * asked, and what is said of the cards that the learner plays.
 *
 *     # Finesse
 *
 *     A finesse plays for a card to lie where it does no harm.
 *
 *     ! NT S S 2 N:AQ... 98... 32... K7...
 *     Win both tricks.
 *     + SQ West has the king: the queen wins.
 *     - SA East plays low, and the king is still out.
 *     - Lead a spade, and play the queen if West plays low.
 *     = Half of all finesses win.
 *
 * The first line has the strain, the declarer (`-` where nobody is), who leads, the tricks that South's side should
 * still win, and the hands with as many cards each. The learner plays South, and dummy with South as declarer; with
 * East or West as declarer they defend. Cards that were played already stand after ` : `, in their order.
 *
 * `+` is said when the learner plays that card and can still win the tricks, `-` with a card when they no longer can,
 * and `-` alone for all other cards after which they cannot. `=` is said when the tricks are won.
 */
import { type Card, isStrain, makeCard, parseCard, type Strain, trumpOf } from '@overtrick/rules/cards/card';
import { has, isEmpty, size } from '@overtrick/rules/cards/cardSet';
import { isSeat, partner, SEATS, type Seat, sideOf } from '@overtrick/rules/cards/seat';
import { type Deal, parseDeal } from '@overtrick/rules/deals/deal';
import { addCard, CLOCKWISE, cardError, isPlayOver, type Play, startPlay } from '@overtrick/rules/play/play';
import { ok, type Result } from '@overtrick/rules/result';
import { blocksOf, type LessonCode, type LessonLine, wrong } from './blocks.ts';
import type { TextPart } from './lesson.ts';

export interface CardLesson {
  readonly title: string;
  readonly parts: readonly (TextPart | PracticePart)[];
}

/** A hand to play at the table. */
export interface PracticePart extends Practice {
  readonly kind: 'practice';
  readonly text: string;
  readonly answers: readonly CardAnswer[];
  /** The comment for all other cards after which the tricks can no longer be won. */
  readonly otherwise: string;
  /** The comment when the tricks are won. */
  readonly won: string;
}

/** The cards of a practice hand, and its goal. */
export interface Practice {
  readonly strain: Strain;
  /** Absent if there is no dummy. */
  readonly declarer?: Seat;
  readonly leader: Seat;
  /** The number of tricks that South's side should win. */
  readonly goal: number;
  /** The hands, all with the same number of cards. */
  readonly hands: Deal;
  /** The cards that were played already, in order. */
  readonly played: readonly Card[];
}

interface CardAnswer {
  readonly card: Card;
  readonly isRight: boolean;
  readonly why: string;
}

/** Returns the practice hands of a lesson, in order. */
export const practicesOf = ({ parts }: CardLesson): readonly PracticePart[] =>
  parts.filter((part) => part.kind === 'practice');

/** Returns the seat of the dummy; `undefined` if there is none. */
export const dummyOf = ({ declarer }: Practice): Seat | undefined => declarer && partner(declarer);

/** Returns the hands that the learner plays. */
export const ownHandsOf = (practice: Practice): readonly Seat[] =>
  practice.declarer !== undefined && sideOf(practice.declarer) === 'NS' ? ['S', 'N'] : ['S'];

/** Starts the play after the cards that were played already. */
export const startPractice = ({ hands, leader, strain, played }: Practice): Play =>
  played.reduce((play, card) => addCard(CLOCKWISE, play, card), startPlay(hands, leader, trumpOf(strain)));

/** Reads a lesson in card play; a failure names the line. */
export function parseCardLesson(text: string): Result<CardLesson, LessonCode> {
  const [title, ...rest] = blocksOf(text);
  const [head, more] = title ?? [];
  if (head === undefined || !/^# \S/.test(head.text))
    return wrong(head?.line ?? 1, 'A lesson starts with its title: “# ” and its name.');
  if (more !== undefined) return wrong(more.line, 'Leave an empty line after the title.');
  const parts: (TextPart | PracticePart)[] = [];
  for (const block of rest) {
    const [first, ...lines] = block;
    if (first === undefined) continue;
    if (!first.text.startsWith('!')) {
      parts.push({ kind: 'text', text: block.map((line) => line.text).join(' ') });
      continue;
    }
    const part = parsePart(first, lines);
    if (!part.ok) return part;
    parts.push(part.value);
  }
  const lesson = { title: head.text.slice(2).trim(), parts };
  if (practicesOf(lesson).length === 0)
    return wrong(head.line, 'A lesson in card play needs a hand to play: a line that starts with “!”.');
  return ok(lesson);
}

function parsePart(head: LessonLine, lines: readonly LessonLine[]): Result<PracticePart, LessonCode> {
  const practice = practiceIn(head.text);
  if (typeof practice === 'string') return wrong(head.line, practice);
  const answers: CardAnswer[] = [];
  const said: Partial<Record<'otherwise' | 'won', string>> = {};
  const asked: string[] = [];
  for (const { line, text } of lines) {
    const [, sign, rest = ''] = /^([+=-])\s+(.+)$/s.exec(text) ?? [];
    if (sign === undefined) {
      asked.push(text);
      continue;
    }
    const [, name = '', why = ''] = /^([SHDC][2-9TJQKA])\s+(.+)$/s.exec(rest) ?? [];
    const card = sign === '=' ? undefined : parseCard(name);
    if (card !== undefined) {
      if (!ownHandsOf(practice).some((seat) => has(practice.hands[seat], card)))
        return wrong(line, `${makeCard(card)} is not in a hand that the learner plays.`);
      answers.push({ card, isRight: sign === '+', why });
    } else if (sign === '+') return wrong(line, 'Write a card, such as SQ, and a comment after “+”.');
    else said[sign === '=' ? 'won' : 'otherwise'] = rest;
  }
  const { otherwise, won } = said;
  if (otherwise === undefined || won === undefined)
    return wrong(
      head.line,
      'A hand needs a line “- ” for all other cards, and a line “= ” for when the tricks are won.',
    );
  return ok({ kind: 'practice', ...practice, text: asked.join(' '), answers, otherwise, won });
}

/** Reads the practice in a line, or returns its fault. */
export function practiceIn(text: string): Practice | string {
  const [head = '', before = ''] = text.slice(1).split(/ :(?: |$)/);
  const [, suit = '', by = '', leader = '', tricks = '', dealt = ''] =
    /^\s*(\S+)\s+(\S+)\s+(\S+)\s+(\d+)\s+(\S.*)$/.exec(head) ?? [];
  const strain = suit === 'NT' ? 'N' : suit;
  if (!isStrain(strain)) return `“${suit}” is not a strain: S, H, D, C or NT.`;
  if (by !== '-' && !isSeat(by)) return `“${by}” is not a declarer: S, E, W, or - for none.`;
  if (!isSeat(leader)) return `“${leader}” is not a seat that leads.`;
  const deal = parseDeal(dealt.trim());
  if (!deal.ok) return `“${dealt}” is not a set of hands: ${deal.why ?? ''}.`;
  const [count = 0, ...others] = SEATS.map((seat) => size(deal.value[seat]));
  if (isEmpty(deal.value.S) || others.some((other) => other !== count))
    return 'All hands must have the same number of cards.';
  const goal = Number(tricks);
  if (goal < 1 || goal > count) return `${goal} tricks cannot be won with ${count} cards.`;
  const practice: Practice = {
    strain,
    ...(isSeat(by) && { declarer: by }),
    leader,
    goal,
    hands: deal.value,
    played: [],
  };
  const played: Card[] = [];
  let play = startPractice(practice);
  for (const word of before.trim().split(/\s+/).filter(Boolean)) {
    const card = parseCard(word);
    if (card === undefined) return `“${word}” is not a card.`;
    if (isPlayOver(play) || cardError(CLOCKWISE, play, card) !== undefined)
      return `${word} cannot be played there.`;
    play = addCard(CLOCKWISE, play, card);
    played.push(card);
  }
  return { ...practice, played };
}

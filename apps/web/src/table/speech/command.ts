import type { TableState } from '@overtrick/protocol/table';
import { type Action, makeAction, parseAction } from '@overtrick/rules/action';
import { makeCall } from '@overtrick/rules/auction/call';
import { type Card, makeCard, SUITS, type Suit } from '@overtrick/rules/cards/card';
import { text } from '../../text/text.ts';
import { cardMeant } from '../input/incomplete.ts';
import {
  auctionSoFar,
  cardsOnTable,
  dealSoFar,
  dummies,
  lastTrick,
  openHands,
  ownHand,
  scoreSoFar,
  turnNow,
} from './answers.ts';

/** The meaning of a typed line. */
export type Command =
  | { readonly kind: 'act'; readonly action: Action }
  | { readonly kind: 'claim'; readonly tricks: number }
  | { readonly kind: 'say'; readonly text: string }
  | { readonly kind: 'hint' | 'undo' | 'skip' | 'next' }
  /** Text to read out; it changes nothing. */
  | { readonly kind: 'tell'; readonly lines: readonly string[] };

type Word = keyof typeof text.command.words;

const tell = (...lines: readonly string[]): Command => ({ kind: 'tell', lines });

/** Keeps only letters and digits (and question marks), so that `1 NT` and `1nt`, or `S-A` and `SA`, read the same. */
const bare = (typed: string): string => typed.toLowerCase().replaceAll(/[^\p{L}\p{N}?]/gu, '');

/**
 * Reads a typed line: a call, a card or whatever else the rules allow now, by its name or its letters, else a command.
 * @param legal what the visitor can do now; nothing when it is not their turn
 */
export function parseCommand(line: string, state: TableState, legal: readonly Action[]): Command {
  const typed = bare(line);
  const action = legal.find((one) => namesOf(one).some((name) => bare(name) === typed));
  if (action !== undefined) return { kind: 'act', action };
  const lowest = lowestIn(line, legal);
  if (lowest !== undefined) return { kind: 'act', action: lowest };
  const word = wordIn(line);
  if (word !== undefined) return commandOf(word.word, word.rest, state, legal);
  const meant = parseAction(line);
  return tell(meant === undefined ? text.command.unknown(line) : text.command.notNow(text.action(meant)));
}

/** Returns the lowest card of a suit that is named alone: `spade`, `s` (Law 46B2). */
function lowestIn(line: string, legal: readonly Action[]): Action | undefined {
  const suit = suitIn(line);
  return suit && cardMeant(legal, { suit, end: 'low' });
}

/** Finds a suit by its letter or its name. */
function suitIn(line: string): Suit | undefined {
  const typed = bare(line);
  return SUITS.find((suit) =>
    [suit, text.strains[suit], text.command.suits[suit]].some((name) => bare(name) === typed),
  );
}

/** Lists all names of an action. */
function namesOf(action: Action): readonly string[] {
  const names = [makeAction(action), text.action(action)];
  if (action.kind === 'call') {
    const { call } = action;
    const others = call === 'P' || call === 'X' || call === 'XX' ? text.command.calls[call] : [];
    return [...names, call, makeCall(call), text.callShort(call), ...others];
  }
  if (action.kind === 'bid') return [...names, String(action.tricks)];
  if (action.kind === 'play') return [...names, ...namesOfCard(action.card)];
  const [only, ...others] = action.kind === 'put' ? action.cards : [];
  return only === undefined || others.length > 0 ? names : [...names, text.card(only), ...namesOfCard(only)];
}

/** Lists the names of a card: `SA` and `AS`; for a ten `ST`, `S10`, `S1`. */
function namesOfCard(card: Card): readonly string[] {
  const [suit = '', rank = ''] = makeCard(card);
  const ranks = rank === 'T' ? ['T', '10', '1'] : [rank];
  return ranks.flatMap((one) => [suit + one, one + suit]);
}

function wordIn(line: string): { readonly word: Word; readonly rest: string } | undefined {
  const typed = line.trim().toLowerCase();
  for (const [word, names] of Object.entries(text.command.words)) {
    const name = names.find((one) => typed === one || typed.startsWith(`${one} `));
    if (name !== undefined && isWord(word)) return { word, rest: line.trim().slice(name.length).trim() };
  }
  return undefined;
}

const isWord = (word: string): word is Word => Object.hasOwn(text.command.words, word);

function commandOf(word: Word, rest: string, state: TableState, legal: readonly Action[]): Command {
  const { claimable } = state.view;
  switch (word) {
    case 'claim':
    case 'concede': {
      if (claimable === undefined) return tell(text.refusals.ERR_CLAIM ?? '');
      const tricks = word === 'concede' ? 0 : rest === '' ? claimable : Number(rest);
      return Number.isInteger(tricks) && tricks >= 0 && tricks <= claimable
        ? { kind: 'claim', tricks }
        : tell(text.claim.intro(claimable));
    }
    case 'low':
    case 'high':
    case 'any': {
      const suit = suitIn(rest);
      const meant = rest === '' || suit !== undefined ? cardMeant(legal, { suit, end: word }) : undefined;
      return meant === undefined ? tell(text.command.whichCard) : { kind: 'act', action: meant };
    }
    case 'say':
      return rest === '' ? tell(text.command.unknown(word)) : { kind: 'say', text: rest };
    case 'hint':
    case 'undo':
    case 'skip':
    case 'next':
      return { kind: word };
    default:
      return tell(...answerTo(word, state, legal));
  }
}

function answerTo(
  word: Exclude<
    Word,
    'low' | 'high' | 'any' | 'claim' | 'concede' | 'say' | 'hint' | 'undo' | 'skip' | 'next'
  >,
  state: TableState,
  legal: readonly Action[],
): readonly string[] {
  switch (word) {
    case 'last':
      return [lastTrick(state)];
    case 'trick':
      return [cardsOnTable(state)];
    case 'hands':
      return openHands(state);
    case 'hand':
      return ownHand(state);
    case 'dummy':
      return dummies(state);
    case 'auction':
      return [auctionSoFar(state)];
    case 'deal':
      return dealSoFar(state);
    case 'score':
      return scoreSoFar(state);
    case 'turn':
      return [turnNow(state, legal.length > 0)];
    case 'legal':
      return legal.length === 0
        ? [text.command.nothing]
        : [text.command.allowed(legal.map(text.action).join(', '))];
    default:
      return [text.command.helpAll];
  }
}

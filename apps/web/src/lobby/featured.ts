import type { KNOWS } from '../device/preferences.ts';
import type { GameInfo } from '../games/gameInfo.ts';
import { GAMES } from '../games/list.ts';

type Knows = (typeof KNOWS)[number];

/** The games shown first, by the number of people and whether they know bridge; the button plays the first one. */
const FEATURED: Readonly<Record<Knows, Readonly<Record<number, readonly string[]>>>> = {
  new: {
    1: ['minibridge', 'spades', 'solo'],
    2: ['solo', 'minibridge', 'solo-whist'],
    3: ['dummy-spades', 'cutthroat-spades', 'minibridge'],
    4: ['minibridge', 'spades', 'call-break'],
  },
  plays: {
    1: ['bridge', 'solo', 'awol'],
    2: ['solo', 'double-dummy', 'bridge'],
    3: ['awol', 'cutthroat', 'bridge'],
    4: ['bridge', 'minibridge-slips', 'spades'],
  },
};

/** Returns three games that the given number of people can play together. */
export function featuredFor(people: number, knows: Knows): readonly GameInfo[] {
  const ids = FEATURED[knows][people] ?? [];
  return ids.flatMap((id) => GAMES.find((one) => one.id === id) ?? []);
}

/**
 * Returns the games whose name, sentence or group contains all the words, ignoring case and accents; without words, all
 * games. Games that do not fit the number of people are left out.
 *
 * @param groupName the words for a game's group
 */
export function searched(
  wanted: string,
  people: number,
  groupName: (game: GameInfo) => string,
): readonly GameInfo[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  return GAMES.filter((game) => {
    const all = plain(`${game.name} ${game.summary} ${groupName(game)}`);
    return game.players >= people && words.every((word) => all.includes(word));
  });
}

const plain = (words: string): string => words.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase();

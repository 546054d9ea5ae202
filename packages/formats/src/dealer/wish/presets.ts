/**
 * Kinds of deals that people want to practise, as scripts that they can view and change. If a script names the dealer,
 * its seats turn with the deal; otherwise South is the visitor.
 */
export const PRESETS = {
  notrump: `# the dealer opens one notrump
dealer south
condition shape{south, (4333) + (4432) + (5332)} and hcp(south) >= 15 and hcp(south) <= 17`,
  partnerNotrump: `# your partner has a strong notrump
condition shape{north, (4333) + (4432) + (5332)} and hcp(north) >= 15 and hcp(north) <= 17`,
  strong: `# the dealer has a hand for a strong two clubs
dealer south
condition hcp(south) >= 22 or (hcp(south) >= 19 and losers(south) <= 3)`,
  weakTwo: `# your partner has a weak two in a major
weak = hcp(north) >= 6 and hcp(north) <= 10
condition weak and shape{north, 6M(331) + 6M(322) + 6s2h(32) + 6h2s(32)} and (top3(north, spades) >= 2 or top3(north, hearts) >= 2)`,
  preempt: `# the dealer has a preempt of three or more
dealer south
condition hcp(south) >= 4 and hcp(south) <= 10 and shape{south, (7+xxx)}`,
  majorFit: `# your side has a fit in a major, and game is near
fit = spades(north) + spades(south) >= 8 or hearts(north) + hearts(south) >= 8
points = hcp(north) + hcp(south)
condition fit and points >= 22 and points <= 28`,
  game: `# your side has the points of a game
points = hcp(north) + hcp(south)
condition points >= 25 and points <= 30`,
  slam: `# your side may make a slam
points = hcp(north) + hcp(south)
fit = spades(north) + spades(south) >= 9 or hearts(north) + hearts(south) >= 9 or diamonds(north) + diamonds(south) >= 9 or clubs(north) + clubs(south) >= 9
condition points >= 31 or (points >= 27 and fit and losers(north) + losers(south) <= 12)`,
  compete: `# both sides have a fit of their own, and the points are divided
ours = spades(north) + spades(south) >= 8 or hearts(north) + hearts(south) >= 8
theirs = clubs(east) + clubs(west) >= 8 or diamonds(east) + diamonds(west) >= 8 or hearts(east) + hearts(west) >= 9
points = hcp(north) + hcp(south)
condition ours and theirs and points >= 17 and points <= 23`,
  takeout: `# an opponent opens, and you have a takeout double
opening = hcp(east) >= 12 and hcp(east) <= 17 and (hearts(east) >= 5 or spades(east) >= 5)
short = hearts(east) >= 5 ? hearts(south) <= 2 : spades(south) <= 2
condition opening and hcp(south) >= 12 and short and shape{south, 4-4-5-5-}`,
  twoSuiter: `# you have two suits of five cards
condition hcp(south) >= 8 and shape{south, (5+5+xx)}`,
} as const satisfies Record<string, string>;

export type PresetId = keyof typeof PRESETS;
export const PRESET_IDS = Object.keys(PRESETS) as readonly PresetId[];

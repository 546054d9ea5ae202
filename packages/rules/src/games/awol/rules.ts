import { printed } from '../../text.ts';
import { bonusTable, madePoints } from './tables.ts';

/** The rules as shown to players, in plain words. */
export const rules = `# AWOL Bridge

Bridge for three, by Martin Chapman. There are four hands, but only three players: the fourth is absent without leave.

\`\`\`
          North: the dummy
    West                East
          South: the dealer
\`\`\`

## Who plays with whom

The dealer sits **South** and owns the **dummy**, North, in attack and in defence. **East and West** are partners for this deal; both
keep their hands hidden to the end. The deal passes to the left: the player who was West is South next time. A match is rounds
of three deals, in which each player is South once.

## Opening the dummy

South looks at their own 13 cards and decides first of all: **open** the dummy now, or leave it **closed**. If it stays closed,
West and East call, and then South decides once more, before their own first call. If it stays closed again, nobody
sees it, not even South, until West has led. The sooner South looks, the more they risk:

| the dummy is opened | South | East and West |
|---|---|---|
| before the first call | vulnerable | not vulnerable |
| before South's first call | not vulnerable | not vulnerable |
| only after the lead | not vulnerable | vulnerable |

## The auction

West calls first, then East, then South. The calls are those of contract bridge. Two passes after a bid, double or redouble end the
auction; three passes at the start end the deal without a score, and the deal moves on.

## The play

**West leads, whoever declared.** Then the dummy is opened, if it was not, and South plays both hands. Everyone follows suit; the highest
trump wins, or with no trump the highest card of the suit led.

## The score

Each player has their own score. A contract by South scores for South; one by East and West scores in full for **both** of them.
If it fails, each player of the other side scores the undertricks. Tricks, overtricks, doubles and undertricks count as in contract
bridge. Bonuses:

${bonusTable()}

The highest score after the last round wins.

## How to play well

**South** decides by their own 13 cards when to look, and that decision matters most.

- Open at once with a good hand: you see both hands before anybody has called, and a game is worth more. It tells East and West
  that you have something, and they have less to lose than you.
- With a middling hand wait for what East and West call; with a poor one leave the dummy closed, and defend.
- You know all your cards before you call. Bid what they can make at once: that leaves the others the least room to find each other.
- A part score of yours has no bonus while you are not vulnerable: three hearts just made are ${printed(madePoints('3H', 'S', 'second'))} points,
  four ${printed(madePoints('4H', 'S', 'second'))}. With a fair chance bid the game; with none stay low, and take what comes as overtricks.

**East and West** have to tell each other a lot in little time, since South often bids only once.

- Say early what you have, above all long suits. Useful agreements: a suit at the level of one promises five cards; two of a suit a weak
  hand with six, three a weak hand with seven; 1NT a hand of 12 to 14 points without a long suit.
- If South opens at once, they want a game that is worth more. You are not vulnerable: bid against them, and name the suit that
  partner is to lead, above all if the dummy is strong. If it is weak, you may have the better cards yourselves.
- If South waits, your cards are likely to be better than theirs: bid on. If the dummy stays closed, you are vulnerable: look for a game.
- When you declare, there is no dummy on your side, and nobody sees both hands. Keep your trumps together: lead through the dummy's trumps
  to partner.
- In defence, work out which of you holds what: South sees 26 cards, each of you 13 and the dummy.
`;

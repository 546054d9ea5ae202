import { printed } from '../../text.ts';
import { bonusTable, madePoints } from './tables.ts';

/** The rules as shown to players, in plain words. */
export const rules = `# AWOL Bridge

Bridge for three, by Martin Chapman. There are four hands but only three players: the fourth is absent without leave.

\`\`\`
          North: the dummy
    West                East
          South: the dealer
\`\`\`

## Who plays with whom

The dealer sits **South** and plays the **dummy**, North, whether South declares or defends. **East and West** are partners for
this deal; both keep their hands hidden to the end. The deal passes to the left: the player who was West is South next time. A
match is played in rounds of three deals, in which each player is South once.

## Opening the dummy

South looks at their own 13 cards and first decides whether to **open** the dummy now or leave it **closed**. If it stays
closed, West and East call, and then South decides again, before their own first call. If it stays closed again, nobody sees it,
not even South, until West has led. The sooner South looks, the greater the risk:

| the dummy is opened | South | East and West |
|---|---|---|
| before the first call | vulnerable | not vulnerable |
| before South's first call | not vulnerable | not vulnerable |
| only after the lead | not vulnerable | vulnerable |

## The auction

West calls first, then East, then South. The calls are those of contract bridge. Two passes after a bid, double or redouble end
the auction. After three passes at the start nobody scores, and the next player deals.

## The play

**West leads, whoever declared.** Then the dummy is opened if it was still closed, and South plays both hands. Everyone follows
suit if they can. The highest trump wins the trick; if nobody played a trump, the highest card of the suit led wins.

## The score

Each player has their own score. A contract by South scores for South; one by East and West scores in full for **both** of them.
If it goes down, each player of the other side scores the undertricks. Tricks, overtricks, doubles and undertricks count as in
contract bridge. Bonuses:

${bonusTable()}

The highest score after the last round wins.

## How to play well

**South** must decide from 13 cards when to open the dummy. No decision matters more.

- Open at once with a good hand: you see both hands before anybody has called, and a game is worth more. But it tells East and
  West that you have a good hand, and they have less to lose than you.
- With a middling hand, wait to hear what East and West call; with a poor one, leave the dummy closed and defend.
- If the dummy is open, you know all your cards before you call. Bid what they can make at once: that leaves East and West the
  least room to find a fit.
- Your part scores have no bonus while you are not vulnerable: three hearts just made score
  ${printed(madePoints('3H', 'S', 'second'))} points, four ${printed(madePoints('4H', 'S', 'second'))}. With a fair chance of
  game, bid it; with none, stay low and be content with overtricks.

**East and West** have little time to describe their hands, since South often bids only once.

- Show your hand early, above all your long suits. Useful agreements: one of a suit shows five cards; two of a suit shows a weak
  hand with six, three of a suit a weak hand with seven; 1NT shows 12 to 14 points without a long suit.
- If South opens the dummy at once, they hope for a vulnerable game. You are not vulnerable: bid against them, and name the suit
  that you want partner to lead, above all if the dummy is strong. If it is weak, you may have the better cards yourselves.
- If South waits, your cards are probably better than theirs: bid on. If the dummy stays closed, you are vulnerable: look for a
  game.
- When you declare, there is no dummy on your side, and neither of you sees both hands. Use your trumps together: lead through
  the dummy's trumps towards partner.
- In defence, work out what partner holds: South sees both hands of their side; each of you sees your own 13 cards and the
  dummy.
`;

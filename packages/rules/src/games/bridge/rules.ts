import { COMPENSATION_SOURCE } from '../../matches/chicago/targets.ts';
import { chicagoSheet, rubberSheet, targetExample } from './sheets.ts';
import {
  bonusTable,
  compensatedMore,
  compensationTable,
  duplicateBonusTable,
  gameTable,
  honourTable,
  impTable,
  madeTable,
  matchpointTable,
  rubberTable,
  russianTable,
  trickTable,
  undertrickTable,
} from './tables.ts';

/** The rules as shown to players, in plain words. */
export const rules = `# Contract bridge

Four players sit round a table: North and South are partners against East and West. Each is dealt 13 cards.

## The auction

The dealer calls first, then the others in turn, clockwise. A call is one of four:

- a **bid**: a number from 1 to 7 and a suit or notrump. It offers to win six tricks more than the number, with that suit as
  trumps. Each bid must beat the last one: a higher number, or the same number in a higher place of
  ♣ clubs, ♦ diamonds, ♥ hearts, ♠ spades, NT notrump;
- **double** (X) of the opponents' last bid: it will score more if made and cost more if not;
- **redouble** (XX) of the opponents' double;
- **pass**. A player who has passed may call again later.

Three passes in a row after a bid end the auction. The last bid is the **contract**. On the side that made it, the player who
first named its suit or notrump is **declarer**; declarer's partner is **dummy**. If all four pass at the start, nothing is played.

## The play

The player at declarer's left leads any card. Then dummy's hand is laid open, and declarer plays both hands. Everyone must follow
the suit that was led, if they can; if not, they may play anything. The highest trump wins the trick, or with no trump in it the
highest card of the suit led. The winner leads to the next trick. A player may **claim** a number of the tricks that are left:
when the other side agrees, the deal ends.

## The score

Declarer needs six tricks more than the number bid. A contract that is made scores for each trick of the bid, for each
trick more (an **overtrick**), and a bonus for what was bid. One that fails scores nothing: the other side scores for each trick that is
missing (an **undertrick**). A side that is **vulnerable** wins more and loses more; the form of the match decides who is vulnerable.

${trickTable()}

A contract whose bid tricks alone are worth 100 points or more is a **game**.

${gameTable()}

${bonusTable()}

### When a contract fails

The other side scores:

${undertrickTable()}

## Rubber

Tricks bid and made go **below the line** of the sheet, everything else above it. A side with 100 points below the line, in one deal or in
several, has won a **game**: a line is ruled, and both start from nothing again. A side that has won a game is vulnerable. The first side with two
games ends the **rubber** and gets a bonus:

${rubberTable()}

Then all points are added. The side that won the rubber may still have fewer. A deal that all four pass is not scored, and the next player
deals. Honours, the highest trumps in one hand, score above the line for the side that holds them, declarer's or not:

${honourTable()}

An example:

${rubberSheet()}

## Chicago

Four deals; each player deals once, and the number of the deal decides who is vulnerable. Part scores count towards a game until one side has
it, as in a rubber; the game scores its bonus at once. A part score on the last deal scores 100, unless it completes a game. A deal
that all four pass is dealt again. An example:

${chicagoSheet()}

With **duplicate** scoring nothing is carried from deal to deal: each is scored as on a board.

### Against a target

With good cards it is easy to score. So the side with more high-card points (ace 4, king 3, queen 2, jack 1; there are 40) is compared
with what such cards are worth: what it scored, as on a board, less its **target**, turned into IMPs. **Russian** scoring takes the
target from this table:

${russianTable()}

${targetExample()}

The **compensation** table also asks how long the longest suit of the two hands is. Not vulnerable and vulnerable; each point over 33
adds ${compensatedMore().join(' and ')}. It is Tanel Teinemaa's, of ${COMPENSATION_SOURCE}:

${compensationTable()}

## Duplicate

The same cards are played at several tables, and your result is compared only with those of others who held your cards. Every board
has its dealer and says who is vulnerable; nothing is carried from one to the next, and honours do not count. Each deal has
its bonus:

${duplicateBonusTable()}

So a contract that is just made scores:

${madeTable()}

### IMPs

In a team match your teammates hold the other side's cards at the other table. Your score and theirs on a board are added, with a minus
for points that the opponents scored; the result is turned into **international match points**:

${impTable()}

### Matchpoints

Among pairs a board is worth 2 points for each pair of your direction that did worse, and 1 for each that did the same. How much better does
not count: one trick more may be worth as much as a slam. An example, nobody vulnerable:

${matchpointTable()}

## The Beer Card

A bet between partners, apart from all scores: the ♦7. A player who wins the **last trick** with it gets a beer from their partner, if they
are on declarer's side and the contract is made, or a defender and it fails. Dummy's ♦7 is declarer's. A deal that a claim ends
brings no beer. Some do not count it when diamonds are trumps, or drink two for a doubled contract and four for a redoubled one.
`;

import { COMPENSATION_SOURCE } from '../../matches/chicago/targets.ts';
import { UNFINISHED } from '../../matches/rubber/index.ts';
import { chicagoSheet, rubberSheet, targetExample } from './sheets.ts';
import {
  boardTable,
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

The dealer calls first, then the others in turn, clockwise. There are four kinds of call:

- a **bid**: a number from 1 to 7 with a suit or notrump. The bidder's side undertakes to win six tricks more than the number,
  with that suit as trumps. Each bid must be higher than the last: a higher number, or the same number in a higher denomination.
  From lowest to highest these are ♣ clubs, ♦ diamonds, ♥ hearts, ♠ spades and NT notrump;
- **double** (X) of the opponents' last bid: the contract scores more if it is made and costs more if it fails;
- **redouble** (XX) of the opponents' double;
- **pass**. A player who has passed may call again later.

Three passes in a row after a bid end the auction. The last bid is the **contract**. On the side that made it, the player who
first named its suit or notrump is **declarer**; declarer's partner is **dummy**. If all four players pass at the start, the
deal is passed out and nobody plays it.

## The play

The player on declarer's left leads any card. Then dummy's cards are laid face up, and declarer plays both hands. Everyone must
follow suit if they can; if not, they may play any card. The highest trump wins the trick; if nobody played a trump, the highest
card of the suit led wins. The winner leads to the next trick. A player may **claim** some or all of the remaining tricks: if
the other side agrees, the deal ends.

## The score

Declarer needs six tricks more than the number bid. A contract that is made scores for each trick bid and for each trick above
the contract (an **overtrick**), and earns any bonus for its level. A contract that goes down scores nothing: the other side
scores for each trick that is missing (an **undertrick**). A **vulnerable** side wins more and loses more; the match format
decides who is vulnerable.

${trickTable()}

A contract whose bid tricks alone are worth 100 points or more is a **game**.

${gameTable()}

${bonusTable()}

### When a contract goes down

The other side scores:

${undertrickTable()}

## Rubber

Tricks bid and made go **below the line** of the sheet, everything else above it. A side with 100 points below the line, in one
deal or in several, has won a **game**: a line is drawn, and both sides start again from zero. A side that has won a game is
vulnerable. The first side to win two games wins the **rubber** and a bonus:

${rubberTable()}

A rubber that ends earlier, by agreement, gives ${UNFINISHED.game} points to a side with the only game, and ${UNFINISHED.partScore} to a side with the
only part score towards the next one.

Then all points are added. The side that won the rubber may still have the lower total. A passed-out deal is not scored, and the
next player deals. Honours, the highest trumps in one hand, score above the line for the side that holds them, whether it
declared or not:

${honourTable()}

An example:

${rubberSheet()}

## Chicago

A match has four deals; each player deals once, and the number of the deal decides who is vulnerable. Part scores count towards
a game until one side has it, as in a rubber; the game scores its bonus at once. A part score on the last deal scores 100,
unless it completes a game. A passed-out deal is dealt again. An example:

${chicagoSheet()}

With **duplicate** scoring nothing carries over from deal to deal: each is scored like a duplicate board.

### Against a target

With good cards it is easy to score. So the side with more high-card points (ace 4, king 3, queen 2, jack 1; there are 40) has a
**target**: what such cards are worth. The difference between its score, as on a duplicate board, and its target is converted to
IMPs. **Russian** scoring takes the target from this table:

${russianTable()}

${targetExample()}

The **compensation** table also takes account of the longest suit of the two hands together. It is by Tanel Teinemaa
(${COMPENSATION_SOURCE}). The first number is for a side that is not vulnerable, the second for a vulnerable side; each point
over 33 adds ${compensatedMore().join(' and ')}:

${compensationTable()}

## Duplicate

The same cards are played at several tables, and your result is compared only with the results of others who held your cards.
Every board shows who deals and who is vulnerable; nothing carries over to the next board, and honours do not count. Each deal
has its own bonus:

${duplicateBonusTable()}

Dealer and vulnerability repeat after sixteen boards:

${boardTable()}

So a contract that is just made scores:

${madeTable()}

### IMPs

In a team match your teammates hold the other side's cards at the other table. Your score on a board and theirs are added, with
a minus for points that the opponents scored; the sum is converted to **international match points**:

${impTable()}

### Matchpoints

In a pairs event, a board scores you 2 points for each pair in your direction that did worse, and 1 for each pair that did the
same. The size of the difference does not matter: an overtrick may be worth as much as a slam. An example, with nobody
vulnerable:

${matchpointTable()}

## The Beer Card

A bet between partners that has nothing to do with the score. A player who wins the **last trick** with the ♦7 gets a beer from
their partner, if they declare and make the contract, or if they defend and defeat it. Dummy's ♦7 counts as declarer's. There is
no beer if the deal ends with a claim. Some players do not count it when diamonds are trumps; some owe two beers for a doubled
contract and four for a redoubled one.
`;

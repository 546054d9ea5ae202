/** The rules as shown to players, in plain words. */
export const rules = `# Auction bridge

Bridge as it was played before contract bridge, from about 1904 into the 1930s. The cards, seats, calls and play are those of
contract bridge. The score is different: **every trick that declarer makes counts towards game, bid or not**. So you bid only as
high as you must to win the auction.

\`\`\`
                North: dummy
                K 8 4  A 7 3 …

    West: leads              East

                South: declarer
                bids 2♥, makes ten tricks: game
\`\`\`

## The auction

The dealer calls first, then the others in turn. A call is a bid, a pass, a double of the opponents' bid or a redouble of their double.
Three passes after a bid end it. On the side that bid last, the player who first named its trumps is **declarer**; their partner is
**dummy**. If all four pass, the next player deals.

## The play

The player on declarer's left leads; then dummy's cards are laid face up, and declarer plays them too. Follow suit if you can.
The highest trump wins the trick; if nobody played a trump, the highest card of the suit led wins. When the other side accepts a
claim, the deal ends.

## The score

The score sheet has a horizontal line. **Below it** go the odd tricks (those above six) of a contract that was made:

| trumps | ♣ | ♦ | ♥ | ♠ | NT |
|---|---|---|---|---|---|
| each odd trick | 6 | 7 | 8 | 9 | 10 |

Doubled they count twice as much, redoubled four times. **30 points below the line are a game**; then both sides start again
from zero. Nobody is ever vulnerable. **Above the line** goes everything else:

| what | points |
|---|---|
| a doubled contract made | 50, and 50 for each overtrick; redoubled 100 and 100 |
| each undertrick, to the other side | 50, doubled 100, redoubled 200 |
| twelve tricks, won by either side, bid or not | 50 |
| thirteen tricks | 100 |
| three honours of a side (A K Q J 10 of trumps) | 30 |
| four, five divided between partners | 40, 50 |
| four in one hand, with the fifth in partner's | 80, 90 |
| five in one hand | 100 |
| at notrump three aces, four divided, four in one hand | 30, 40, 100 |

Honours score for the side that holds them, whichever side declared. The first side to win two games scores 250 more, and the
**rubber** is over. Then everything is added, and the higher total wins: that can be the side that won fewer games.

## Options

- **Laws of 1912 and 1913.** There are six denominations: **spades** (2 points a trick) below clubs, and **royal spades** (9,
  written R) below notrump. Both make spades trumps. The dealer must bid; if the dealer's bid of one spade becomes the contract,
  it costs 100 at most, unless redoubled. Bids rank by value. Honours count as a number of tricks: three honours 2, four 4, five
  5, four in one hand 8, with the fifth in partner's 9, five in one hand 10; aces as above. Twelve tricks bring 20, thirteen 40.
  A hand without trumps (**chicane**) is worth as much as three honours, two such hands as much as four: it is added to the
  honours of its own side if that side has any, and otherwise taken from the other side's.
- **Value ranking.** The higher bid is the one worth more points; if they are worth the same, the one for more tricks. 4♣ (24) beats 3♥ (24), and
  3♠ (27) beats both.
- **The dealer must bid**: also with the scores of the 1920s.
- **Unfinished rubber.** When a rubber is left unfinished, a side that is a game ahead scores 125.
`;

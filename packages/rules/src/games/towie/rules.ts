/** The rules as shown to players, in plain words. */
export const rules = `# Towie

Bridge for three, each for themselves, by J. Leonard Replogle (about 1930). It is bolder than cut-throat bridge: six cards of
the dummy lie open, only games are played, and after anything less the cards are dealt again in a way that produces wild hands.

\`\`\`
              North: the dummy
         A ? ? 7 ? K ? ? 2 9 ? ? Q
        six cards up, seven down

    West                      East

                 South
\`\`\`

## The deal

Three players sit South, West and East, and deal in turn. Four hands of 13 cards are dealt; the fourth, North, is the **dummy**,
which belongs to nobody yet. The dealer turns up **six of its cards** at random, for all to see.

## The auction

The dealer calls first, then the three in turn to the left, with the calls of contract bridge. Everybody bids for themselves.
**Two passes** after a bid, a double or a redouble end the auction, and the last bidder is **declarer**. Either opponent may
double, and declarer may redouble; a double counts for both opponents.

**Only games are played**: contracts whose tricks are worth 100 points or more, counting a double or redouble. That is 3NT, four
of a major, five of a minor, or a lower contract that is doubled, such as two spades doubled (120). If the auction ends lower,
or all three pass, nobody scores and there is a **goulash**.

## The goulash

The same dealer deals again, without a shuffle: each hand is sorted by suits, the four hands are stacked and cut once, and the
cards are dealt in **batches of five, five and three**, from the dealer's left on. Long suits and voids are common. Six cards of
the dummy are turned up again, and there is another auction. This goes on until a game is bid.

With real cards, the hands would be those just thrown in. Here a thrown-in deal is shown to everyone, as every finished deal is,
and a player who had seen it could work out the next one from their own cards. So the goulash is made in the same way from new
hands that nobody has seen.

## The play

The player on **declarer's left leads**. Then the dummy is sorted, laid open opposite declarer, **between the two opponents**,
and declarer plays it. The order of play is: the leader, the dummy, the other opponent, declarer, wherever they sit. Follow suit
if you can. The highest trump wins the trick; if nobody played a trump, the highest card of the suit led wins. The two opponents
are partners for this deal only.

A player may **claim** some or all of the remaining tricks: if the others agree, the deal ends.

## The score

| | not vulnerable | vulnerable |
|---|---|---|
| each trick bid and made at notrump | 35 | 35 |
| in spades or hearts; in diamonds or clubs | 30; 20 | 30; 20 |
| doubled, redoubled | twice, four times | twice, four times |
| each overtrick | 50 | 50 |
| doubled; redoubled | 100; 200 | 200; 400 |
| first game, second game | 500 | 1,000 |
| small slam, grand slam | 500, 1,000 | 750, 1,500 |
| for making it doubled or redoubled | 50 | 100 |

If declarer goes down, **each** opponent scores:

| undertricks | not vulnerable | vulnerable |
|---|---|---|
| undoubled | 50 each | 100 for the first, 200 for each more |
| doubled | 100 for each of the first two, 200 for the third and fourth, 400 for each more | 200 for the first, 400 for each more |
| redoubled | twice as much | twice as much |

Every contract made is a game; there are no part scores. A player who has won a game is **vulnerable**. The rubber ends when a
player wins their **second game**. Then each player settles with each of the others by the difference between their totals.

## Options of the rubber

- **Honours**: four of the five top trumps in one hand 100, all five 150, four aces at notrump 150; declarer's and the dummy's
  count for declarer, an opponent's for both opponents. Off by default.
- A **limit of deals**, and a **stake** per hundred points.
`;

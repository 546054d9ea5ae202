/** The rules as shown to players, in plain words. */
export const rules = `# Towie

Bridge for three, each for themselves, by J. Leonard Replogle (about 1930). It is bolder than cut-throat bridge: six cards of the dummy lie
open, only games are played, and after anything less the cards are dealt again in a way that makes wild hands.

\`\`\`
              North: the dummy
         A ? ? 7 ? K ? ? 2 9 ? ? Q
        six cards up, seven down

    West                      East

                 South
\`\`\`

## The deal

Three players sit South, West and East, and deal in turn. Four hands of 13 cards are dealt; the fourth, North, is the **dummy** and
nobody's yet. The dealer turns up **six of its cards**, taken at random, for all to see.

## The auction

The dealer calls first, then the three in turn to the left, with the calls of contract bridge. Everybody bids alone. **Two passes**
after a bid, a double or a redouble end the auction, and whoever bid last is **declarer**. Either opponent may double, and
declarer may redouble; a double counts for both opponents.

**Only games are played**: contracts whose tricks are worth 100 points or more, counting a double or redouble. That is 3 at notrump,
4 in hearts or spades, 5 in clubs or diamonds, or less when it is doubled, such as two spades doubled (120). If the auction ends
lower, or all three pass, nobody scores and there is a **goulash**.

## The goulash

The same dealer deals again, without a shuffle: each hand is sorted by suits, the four hands are stacked and cut once, and the cards are dealt
in **batches of five, five and three**, from the dealer's left on. Long suits and voids are common. Six cards of the dummy are turned up
again, and there is another auction; and so on, until a game is bid.

At the table the hands would be those just thrown in. Here a thrown-in deal is shown to everyone, as every deal is when it is
over, and anybody who had seen it could work out the next one from their own cards. So the goulash is made in the same way from a pack of hands
that nobody has seen.

## The play

The player at **declarer's left leads**. Then the dummy is sorted, laid open opposite declarer, **between the two opponents**, and declarer
plays it. The order of play is: the leader, the dummy, the other opponent, declarer, wherever they sit. Follow the suit that was led if
you can; the highest trump wins the trick, or with no trump the highest card of the suit led. The two opponents play together, for this deal only.

A player may **claim** some of the tricks that are left: when the others agree, the deal ends.

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

If declarer fails, **each** opponent scores:

| tricks short | not vulnerable | vulnerable |
|---|---|---|
| undoubled | 50 each | 100 for the first, 200 for each more |
| doubled | 100 for each of the first two, 200 for the third and fourth, 400 for each more | 200 for the first, 400 for each more |
| redoubled | twice as much | twice as much |

Every contract made is a game; there are no part scores. A player who has won one is **vulnerable**. The **second game of the same player** ends
the rubber. Then each player settles with each of the others by the difference between their totals.

## Options of the rubber

- **Honours**: four of the five top trumps in one hand 100, all five 150, four aces at notrump 150; declarer's and the dummy's count for
  declarer, an opponent's for both opponents. Off unless you ask for it.
- A **limit of deals**, and a **stake** for a hundred points.
`;

/** The rules as shown to players, in plain words. */
export const rules = `# Plafond

A French game of the 1920s. Its name means *ceiling*: you say how high you will go. The cards, calls, play and values are those
of auction bridge, but **only tricks that were bid and made count towards game**. Contract bridge grew out of it.

\`\`\`
                North: dummy

    West: leads              East

                South: declarer
                bids 2♥, makes ten tricks: 16 below the line, 100 above
\`\`\`

## The auction and the play

The dealer calls first, then the others in turn: a bid, a pass, a double, a redouble. Three passes after a bid end it; if all
four pass at the start, the next player deals. The player on declarer's left leads, dummy's cards are laid face up, and declarer
plays both hands. Follow suit if you can. The highest trump wins the trick; if nobody played a trump, the highest card of the
suit led wins.

## The score

**Below the line** go the tricks that were bid, if the contract is made: ♣ 6, ♦ 7, ♥ 8, ♠ 9 and NT 10 for each above six,
doubled twice as much, redoubled four times. 30 points are a game. Nobody is ever vulnerable. **Above the line**:

| what | points |
|---|---|
| each overtrick | 50, doubled 100, redoubled 200 |
| a doubled contract made | 50, redoubled 100 |
| each undertrick, to the other side | 50, doubled 100, redoubled 200 |
| twelve tricks, thirteen tricks, won by either side, bid or not | 100, 200 |
| honours | as in auction bridge: 30 for three, up to 100 for five in one hand |

The first side to win two games scores 250 more, and the rubber is over; the higher total wins. No source says what doubled
overtricks were worth: 100 and 200 are our own values.
`;

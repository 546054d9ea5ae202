/** The rules as shown to players, in plain words. */
export const rules = `# Cut-throat bridge

Contract bridge for three, each for themselves. The fourth hand is nobody's: the players bid for it, and the highest bidder gets it as dummy.

\`\`\`
             North: the dummy,
              face down

    West                      East

                 South
\`\`\`

## The deal

Three players sit South, West and East, and deal in turn. Four hands of 13 cards are dealt. Each player looks at their own;
nobody touches the fourth, North, which is the **dummy**.

## The auction

The dealer calls first, then the three in turn to the left, with the calls of contract bridge. There are no partners, so calls
carry no messages: you bid what you hope to make with a dummy that you have not seen. **Two passes** after a bid, a double or a
redouble end the auction, and the last bidder is **declarer**. If all three pass, the deal is thrown in and the next player
deals.

Either opponent may double, and declarer may redouble. A double by one opponent counts for both.

## The play

The player on **declarer's left leads**. Then the dummy is sorted and laid open opposite declarer, **between the two
opponents**, and declarer plays it. The order of play is: the leader, the dummy, the other opponent, declarer, wherever they
sit. Follow suit if you can. The highest trump wins the trick; if nobody played a trump, the highest card of the suit led wins.
The two opponents are partners for this deal only.

A player may **claim** some or all of the remaining tricks: if the others agree, the deal ends.

## The score

Each player has a column of their own. A contract that is made scores for declarer, as in contract bridge. If it goes down,
**each** opponent scores all the undertricks. Honours in declarer's hand or in the dummy score for declarer, those in an
opponent's hand for **both** opponents.

**In a rubber** tricks bid and made go below the line, everything else above it. A player with 100 or more below the line has
won a game: a line is drawn, the part scores of all three players no longer count towards a game, and the winner is
**vulnerable**. The rubber ends when a player has won two games; they get **700**, or **500** if either of the others has a
game. Then each player settles with each of the others by the difference between their totals: with 212, 290 and 312 the first
pays 78 and 100, and the second 22. If a rubber is left unfinished, the only player with a game scores 300, and the only player
with a part score 100.

**In rounds of three** each deal is scored on its own, nobody is vulnerable, and a game scores 300 more, a part score 50.

## Options: how much of the dummy is seen before the lead

| | |
|---|---|
| closed | nothing |
| reveal4, reveal6, reveal8 | four, six or eight of its cards lie face up before the auction |
| dealerChooses | the dealer says how many cards are opened, from none to all, **before they look at their own hand** |
| fullOpen | the whole dummy lies open: the players bid for a hand that they see |
| one+4+4+4 | one card lies face up; each player looks at four of the other twelve. Each announces the points of their four (ace 4, king 3, queen 2, jack 1), and the lengths of the dummy's suits are announced. So everybody knows its shape and its points, and each player knows five of its cards |

## Option: bidding numbers

With **numberBids** the bids are numbers of tricks, from 7 to 13, each higher than the last. There are no suits and no doubles.
A player who passes is out. The last player left is declarer; they look at the whole dummy and then name trumps, or notrump. The
lead and the score are as usual: nine tricks with spades named are a contract of three spades.
`;

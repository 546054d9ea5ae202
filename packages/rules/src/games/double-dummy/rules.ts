/** The rules as shown to players, in plain words. */
export const rules = `# Double dummy bridge

Bridge for two. Each player has a hand and a dummy opposite; hands and dummies play in turn round the table.

\`\`\`
            North: South's dummy
                 A K 6 2 …

    West                     East: West's dummy
    second player            Q J 9 3 …

            South
            first player
\`\`\`

## The deal

Four hands of 13 cards are dealt. You look at **your own hand only**: both dummies lie face down, including yours.

## The auction

The dealer calls first, then the two call in turn, with the calls of contract bridge: bids, double, redouble, pass. **One pass**
after a bid, a double or a redouble ends the auction, and the last bidder is **declarer**. If both players pass at the start,
the deal is thrown in and the same player deals again.

## The play

The player who did not declare leads **from their own hand**, before either dummy is seen. Then **both dummies are laid face
up**, and play goes on clockwise: South, West, North, East. Each player plays their own hand and their own dummy. Follow suit if
you can. The highest trump wins the trick; if nobody played a trump, the highest card of the suit led wins. The hand or dummy
that won leads to the next trick.

Tricks won by your hand and by your dummy count together, whether you declare or defend. A player may **claim** some or all of
the remaining tricks: if the other agrees, the deal ends.

## The score

Deals are scored as in contract bridge, each player for themselves: declarer scores if the contract is made, the other player if
it goes down. The match format says how deals add up: a rubber, Chicago, or an agreed number of deals. If the match counts
honours, they count in either hand that you play, your own or your dummy.

## Options

- **Lead**: the opening lead may come from the hand on declarer's left instead of the other player's own hand. When West
  declares, that is North, South's dummy: it is laid open first, and South leads from it.
- **Redeal**: after two passes at the start the next player may deal, instead of the same player again.
`;

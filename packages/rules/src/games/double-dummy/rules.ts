/** The rules as shown to players, in plain words. */
export const rules = `# Double dummy bridge

Bridge for two. Each player has a hand and, opposite, a dummy; the hands and the dummies take turns round the table.

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

The dealer calls first, then the two call in turn, with the calls of contract bridge: bids, double, redouble, pass. **One pass** after a
bid, a double or a redouble ends the auction, and whoever bid last is **declarer**. If both pass at the start, the deal is thrown in and
the same player deals again.

## The play

The player who did not declare leads **from their own hand**, before either dummy is seen. Then **both dummies are laid open**,
and play goes on clockwise: South, West, North, East. Each player plays their own hand and their own dummy. You follow suit if you can; the
highest trump wins the trick, or with no trump the highest card of the suit led; the hand or dummy that won leads to the next.

Tricks won by your hand and by your dummy count together, whether you declare or defend. A player may **claim** a number of the tricks
that are left: when the other agrees, the deal ends.

## The score

The score of contract bridge, with each player a side of their own: the deal's points go to the player who made their contract, or to
the one who beat the other's. How deals add up depends on the match: a rubber, Chicago, or an agreed number of deals. Where honours
count, they count for any single hand that you played, your own or your dummy.

## Options

- **Lead**: instead of the other player's own hand, the hand at declarer's left may lead. When West declares, that is North,
  South's dummy: it is laid open first, and South leads from it.
- **Redeal**: after two opening passes the next player may deal, instead of the same one again.
`;

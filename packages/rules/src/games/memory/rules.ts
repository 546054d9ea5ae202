/** The rules as shown to players, in plain words. */
export const rules = `# Memory bridge

Bridge for two with the two halves of a pack. The first half is played only to be remembered: a player who remembers all 26 of
its cards knows both hands of the second half.

## The first half

South and North sit face to face. Each gets 13 cards and sees their own. The player who did **not deal** leads; thirteen tricks
of two cards are played **without trumps**. You follow suit if you can; the higher card of the suit led wins, and the winner
leads to the next trick. Nothing is drawn, and these tricks score nothing. You may look at the last trick again, but at no
earlier one.

## The second half

The other 26 cards are dealt, 13 each. You see your own hand. Your hand and the first half are 39 cards: **the other player has
the 13 that are left**. The table no longer shows the first half.

## The auction

The dealer calls first, then the two call in turn, with the calls of contract bridge: bids, double, redouble, pass. **One pass**
after a bid, a double or a redouble ends the auction, and the last bidder is **declarer**. If both players pass at the start,
the deal is thrown in and the same player deals again.

## The play

The player who did not declare leads. Thirteen tricks are played with the trumps of the contract; these count. Follow suit if
you can. The highest trump wins the trick; if nobody played a trump, the highest card of the suit led wins. The winner leads to
the next trick. A player may **claim** some or all of the remaining tricks: if the other agrees, the deal ends.

## The score

Deals are scored as in contract bridge, each player for themselves: declarer scores if the contract is made, the other player if
it goes down. The match format says how deals add up: a rubber, Chicago, or an agreed number of deals. If the match counts
honours, they count in the hand of the second half.

## Options

- **Redeal**: after two passes at the start the next player may deal, instead of the same player again.
`;

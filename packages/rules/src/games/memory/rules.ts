/** The rules as shown to players, in plain words. */
export const rules = `# Memory bridge

Bridge for two in two halves of a pack. The first half is played only to be remembered: a player who has kept all 26 cards of it
in mind knows both hands of the second.

## The first half

South and North sit face to face. Each gets 13 cards and sees their own. The player who did **not deal leads**; thirteen tricks of two cards are
played **without trumps**. You follow suit if you can; the higher card of the suit led wins, and the winner leads to the next trick. Nothing
is drawn, and these tricks score nothing. You may look at the last trick again, but at no earlier one.

## The second half

The other 26 cards are dealt, 13 each. You see your own hand. What you hold and what was played in the first half are 39 cards:
**the other player has the 13 that are left**. The table does not show the first half any more.

## The auction

The dealer calls first, then the two call in turn, with the calls of contract bridge: bids, double, redouble, pass. **One pass** after a
bid, a double or a redouble ends the auction, and whoever bid last is **declarer**. If both pass at the start, the deal is thrown in and
the same player deals again.

## The play

The player who did not declare leads. Thirteen tricks are played with the trumps of the contract; these count. You follow suit if you can; the
highest trump wins, or with no trump the highest card of the suit led; the winner leads to the next trick. A player may **claim** a number of the
tricks that are left: when the other agrees, the deal ends.

## The score

The score of contract bridge, with each player a side of their own: the deal's points go to the player who made their contract, or to
the one who beat the other's. How deals add up depends on the match: a rubber, Chicago, or an agreed number of deals. Where honours
count, they count for the hand of the second half.

## Options

- **Redeal**: after two opening passes the next player may deal, instead of the same one again.
`;

/** The rules as shown to players, in plain words. */
export const rules = `# Draw and discard

Bridge for two without a deal: each player collects a hand from the pack, keeping one card of every two. Then the hands are bid
and played.

## The draw

South and North sit face to face; the whole pack lies between them, face down. **The dealer draws first**, then the two take turns. A turn
always uses up two cards:

- you look at the **first card**. If you **keep it**, you look at the second and put it away, face down;
- if you **put it away**, the second card is yours, whatever it is.

After thirteen turns each player has a hand of 13 cards, and 26 cards are out of play. The other player learns whether you kept
the first card or took the second, but sees no card. You have seen each card that you put away once: none of those 13 is in the
other player's hand.

## The auction

The dealer calls first, then the two call in turn, with the calls of contract bridge: bids, double, redouble, pass. **One pass**
after a bid, a double or a redouble ends the auction, and the last bidder is **declarer**. If both players pass at the start,
the deal is thrown in and the same player deals again.

## The play

The player who did not declare leads. Thirteen tricks of two cards are played, both hands hidden. Follow suit if you can. The
highest trump wins the trick; if nobody played a trump, the highest card of the suit led wins. The winner leads to the next
trick. A player may **claim** some or all of the remaining tricks: if the other agrees, the deal ends.

## The score

Deals are scored as in contract bridge, each player for themselves: declarer scores if the contract is made, the other player if
it goes down. The match format says how deals add up: a rubber, Chicago, or an agreed number of deals. If the match counts
honours, they count in the hand that you collected.

## Options

- **Carrying over**: you may keep both cards of a turn; then you must put away both in your next turn. Or you may put away both,
  and must keep both in your next turn. Neither is allowed in your thirteenth turn.
- **Memory aid**: you can see the cards that you have put away throughout the deal.
- **Redeal**: after two passes at the start the next player may deal, instead of the same player again.
`;

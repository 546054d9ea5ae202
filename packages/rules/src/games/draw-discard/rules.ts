/** The rules as shown to players, in plain words. */
export const rules = `# Draw and discard

Bridge for two without a deal: each player collects their hand from the pack, one card of every two. Then the hands are bid and played.

## The draw

South and North sit face to face; the whole pack lies between them, face down. **The dealer draws first**, then the two take turns. A turn
always uses up two cards:

- you look at the **first card**. If you **keep it**, you look at the second and put it away, face down;
- if you **put it away**, the second card is yours, whatever it is.

After thirteen turns each you have a hand of 13 cards, and 26 cards lie dead. The other player learns whether you kept the first card or took
the second, but sees no card. You have seen your own 13 dead cards once: they are not in the other player's hand.

## The auction

The dealer calls first, then the two call in turn, with the calls of contract bridge: bids, double, redouble, pass. **One pass** after a
bid, a double or a redouble ends the auction, and whoever bid last is **declarer**. If both pass at the start, the deal is thrown in and
the same player deals again.

## The play

The player who did not declare leads. Thirteen tricks of two cards are played, both hands hidden. You follow suit if you can; the
highest trump wins, or with no trump the highest card of the suit led; the winner leads to the next trick. A player may **claim** a number of the
tricks that are left: when the other agrees, the deal ends.

## The score

The score of contract bridge, with each player a side of their own: the deal's points go to the player who made their contract, or to
the one who beat the other's. How deals add up depends on the match: a rubber, Chicago, or an agreed number of deals. Where honours
count, they count for the hand that you collected.

## Options

- **Carrying over**: you may keep both cards of a turn; then you must put away both in your next. Or you put away both, and must keep
  both in your next. Not in your thirteenth turn.
- **Memory aid**: you see the cards that you have put away, all deal long.
- **Redeal**: after two opening passes the next player may deal, instead of the same one again.
`;

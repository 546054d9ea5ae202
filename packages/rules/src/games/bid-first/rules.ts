/** The rules as shown to players, in plain words. */
export const rules = `# Bid-first honeymoon

Two-person bridge as it is played in Taiwan and Hong Kong. You bid on the cards dealt to you, then improve them in thirteen tricks for the
contract that was bid, and play it with the cards that you hold after that.

## The deal and the auction

South and North sit face to face. Each gets 13 cards; the other 26 are the **stock**, face down. The dealer calls first, then the two call in
turn: bids and passes. **One pass** after a bid ends the auction, and whoever bid last is **declarer**. If both pass at the start, the
deal does not count and the other player deals the next.

## The exchange: thirteen tricks that do not count

The **top card of the stock is turned up**. Declarer leads to the first trick. You follow suit if you can; the **trumps of the contract** count
here too. The winner takes the open card into their hand, the loser takes the next card of the stock, which the other does not see, and
a new card is turned up. The winner leads to the next trick. Both always hold 13 cards.

So it is worth winning a trick when the open card is better than what you expect from the face-down one; else lose it cheaply and keep your good cards
for the play. You may look at the last trick again, but at no earlier one.

## The play

When the stock is used up, the player who **lost the last trick** of the exchange leads. Thirteen tricks are played; these count.
You follow suit if you can; the highest trump wins, or with no trump the highest card of the suit led; the winner leads to the next
trick. Declarer needs six tricks and as many more as the level that they bid. A player may **claim** a number of the tricks that are left:
when the other agrees, the deal ends.

## The score

The score of contract bridge, each deal on its own, each player a side of their own, nobody vulnerable in the usual match of
**four deals**: 20 or 30 a trick (40 for the first at notrump), 50 for a part score, 300 for a game, 500 and 1000 for slams; 50 to the
other player for each trick that is missing. Or play to **500 points**, a rubber, or Chicago.

## Options

- **Trumps in the exchange**: the exchange may be played without trumps, whatever the contract.
- **Doubling**: bids may be doubled and redoubled.
`;

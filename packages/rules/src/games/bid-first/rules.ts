/** The rules as shown to players, in plain words. */
export const rules = `# Bid-first honeymoon

Bridge for two as it is played in Taiwan and Hong Kong. You bid on the cards dealt to you, improve your hand for that contract
in thirteen tricks, and then play the contract with the cards that you hold.

## The deal and the auction

South and North sit face to face. Each gets 13 cards; the other 26 are the **stock**, face down. The dealer calls first, then
the two call in turn: bids and passes. **One pass** after a bid ends the auction, and the last bidder is **declarer**. If both
players pass at the start, the deal does not count and the other player deals next.

## The exchange: thirteen tricks that do not count

The **top card of the stock is turned up**. Declarer leads to the first trick. Follow suit if you can; the **trumps of the
contract** count here too. The winner takes the open card into their hand, the loser takes the next card of the stock, which the
winner does not see, and a new card is turned up. The winner leads to the next trick. Both always hold 13 cards.

So win a trick if the open card is better than you expect the face-down one to be; otherwise lose it cheaply and keep your good
cards for the play. You may look at the last trick again, but at no earlier one.

## The play

When the stock is used up, the player who **lost the last trick** of the exchange leads. Thirteen tricks are played; these
count. Follow suit if you can. The highest trump wins the trick; if nobody played a trump, the highest card of the suit led
wins. The winner leads to the next trick. Declarer needs six tricks more than the level of the contract. A player may **claim**
some or all of the remaining tricks: if the other agrees, the deal ends.

## The score

Each deal is scored on its own as in contract bridge, each player for themselves. In the usual match of **four deals** nobody is
vulnerable: 20 or 30 a trick (40 for the first at notrump), 50 for a part score, 300 for a game, 500 and 1,000 more for slams,
and 50 to the other player for each undertrick. Or play to **500 points**, a rubber, or Chicago.

## Options

- **Trumps in the exchange**: the exchange may be played without trumps, whatever the contract.
- **Doubling**: bids may be doubled and redoubled.
`;

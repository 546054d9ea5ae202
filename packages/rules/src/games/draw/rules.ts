/** The rules as shown to players, in plain words. */
export const rules = `# Draw bridge

Bridge for two, without a dummy. First you improve your hand from a stock, trick by trick; then you bid it and play it. What you
remember of the first half tells you what the other player holds in the second.

## The deal

South and North sit face to face. Each gets 13 cards; the other 26 are the **stock**, face down. You see only your own hand.

## Drawing: thirteen tricks that do not count

The player who did not deal leads. These tricks are played **without trumps**, a card from each hand, and you **follow suit** if you can.
The higher card of the suit led wins. Then the winner takes the **top card of the stock** into their hand and the other player the next one, each
without showing it, and the winner leads again. So both always hold 13 cards, and the new card may be played at once.

Nobody scores for these tricks. You may want to win a trick to choose the next lead or to draw first, or to lose one to get rid
of a card that you do not need. After thirteen tricks the stock is used up, and the 13 cards that you hold are your hand for the
deal. You may not look at earlier tricks again, except the last one.

## The auction

The dealer calls first, then the two call in turn, with the calls of contract bridge: bids, double, redouble, pass. **One pass**
after a bid, a double or a redouble ends the auction, and the last bidder is **declarer**. If both players pass at the start,
the deal is thrown in and the same player deals again.

## The play

The player who did not declare leads. Thirteen tricks are played with the trumps of the contract, both hands hidden; these
count. Follow suit if you can. The highest trump wins the trick; if nobody played a trump, the highest card of the suit led
wins. The winner leads to the next trick. A player may **claim** some or all of the remaining tricks: if the other agrees, the
deal ends.

## The score

Deals are scored as in contract bridge, each player for themselves: declarer scores if the contract is made, the other player if
it goes down. The match format says how deals add up: a rubber, Chicago, or an agreed number of deals. If the match counts
honours, they count in the hand that you held when the auction began.

## Options

- **Following in the draw**: while cards are drawn, players may be free to play any card; a card of another suit loses to the
  suit led.
- **Top of the stock**: the top card may lie face up before each trick. Then the winner takes a card that both have seen, and the
  loser the next one, which only they see.
- **Redeal**: after two passes at the start the next player may deal, instead of the same player again.
`;

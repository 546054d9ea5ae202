/** The rules as shown to players, in plain words. */
export const rules = `# Bridge with semi-exposed dummies

Bridge for two. Each player has a hand and a dummy; half of the dummy lies face down under the other half.

\`\`\`
      North: South's dummy, seven columns

      K    4    J    9    A    2    7      face up
      ?    ?    ?    ?    ?    ?           face down under them

    West                     East: West's dummy,
    second player            laid out in the same way

              South
              first player
\`\`\`

## The deal

Four hands of 13 cards are dealt. You look at your own. Each dummy is laid out in seven columns: **six cards face down, each
covered by a card face up, and one more card face up**. So both players see 14 cards of the dummies from the start. Nobody may
look at the 12 that are face down, not even the owner of the dummy.

## The auction

The dealer calls first, then the two call in turn, with the calls of contract bridge. **One pass** after a bid, a double or a
redouble ends the auction, and the last bidder is **declarer**. If both players pass at the start, the deal is thrown in and the
same player deals again.

## The play

The player who did not declare leads **from their own hand**; play goes on clockwise, and each player plays their own hand and their dummy.

- **Only cards that lie face up can be played from a dummy.** It must follow suit with one of them if it can; if no face-up card is
  of the suit led, it may discard or ruff, whatever lies hidden.
- When a card that covers another has been played, the covered card is **turned up when the trick is complete**, not before.

The highest trump wins the trick; if nobody played a trump, the highest card of the suit led wins. The hand or dummy that won
leads to the next trick. Tricks won by either of your hands are yours. A player may **claim** some or all of the remaining
tricks: if the other agrees, the deal ends.

## The score

Deals are scored as in contract bridge, each player for themselves. The match format says how deals add up: a rubber, Chicago,
or an agreed number of deals. If the match counts honours, they count in either hand that you play, your own or your dummy.

## Options

- **Lead**: the opening lead may come from the hand on declarer's left instead of the other player's own hand. When West
  declares, that is North, South's dummy, and South leads from it.
- **Redeal**: after two passes at the start the next player may deal, instead of the same player again.
`;

/** The rules as shown to players, in plain words. */
export const rules = `# Single dummy bridge

Bridge for two with two extra hands, one of them open from the start. The winner of the auction chooses between them.

\`\`\`
              North: open
              A K 6 2 …

    West                     East: closed
    second player            ? ? ? ? …

              South
              first player
\`\`\`

## The deal

Four hands of 13 cards are dealt. You look at your own. Of the two extra hands, North is **turned face up**, and East stays
closed. During the auction neither belongs to anyone.

## The auction

The dealer calls first, then the two call in turn, with the calls of contract bridge. **One pass** after a bid, a double or a
redouble ends the auction, and the last bidder is **declarer**. If both players pass at the start, the deal is thrown in and the
same player deals again.

## The choice

Declarer now takes **the open hand or the closed one** as dummy, without having seen the closed one. The other hand becomes the
opponent's dummy. Each dummy is placed opposite its player, and play goes round the table.

## The play

The player who did not declare leads **from their own hand**. Then the closed hand is turned face up too, whoever has it, and
play goes on clockwise. Each player plays their own hand and their dummy. Follow suit if you can. The highest trump wins the
trick; if nobody played a trump, the highest card of the suit led wins. The hand or dummy that won leads to the next trick.
Tricks won by either of your hands are yours. A player may **claim** some or all of the remaining tricks: if the other agrees,
the deal ends.

## The score

Deals are scored as in contract bridge, each player for themselves. The match format says how deals add up: a rubber, Chicago,
or an agreed number of deals. If the match counts honours, they count in either hand that you play, your own or your dummy.

## Options

- **Open hand to declarer**: declarer does not choose but always gets the open hand.
- **Lead**: the opening lead may come from the hand on declarer's left instead of the other player's own hand. When West
  declares, that is South's dummy: it is laid open first, and South leads from it.
- **Redeal**: after two passes at the start the next player may deal, instead of the same player again.
`;

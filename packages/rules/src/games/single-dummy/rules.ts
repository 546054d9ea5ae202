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

Four hands of 13 cards are dealt. You look at your own. Of the two extra hands, the one that lies North is **turned face up**; the one that
lies East stays closed. During the auction neither belongs to anyone.

## The auction

The dealer calls first, then the two call in turn, with the calls of contract bridge. **One pass** after a bid, a double or a
redouble ends the auction, and whoever bid last is **declarer**. If both pass at the start, the deal is thrown in and the same
player deals again.

## The choice

Declarer now takes **the open hand or the closed one** as dummy, without having seen the closed one. The other hand becomes their
opponent's dummy. They are placed so that each player's dummy lies opposite them, and the players take turns round the table.

## The play

The player who did not declare leads **from their own hand**. Then the closed hand is laid open too, whoever has it, and play goes on
clockwise. Each player plays their own hand and their dummy. You follow suit if you can; the highest trump wins the trick, or with no trump the
highest card of the suit led; the hand or dummy that won leads to the next. Tricks won by either of your hands are yours. A player
may **claim** a number of the tricks that are left: when the other agrees, the deal ends.

## The score

The score of contract bridge, with each player a side of their own. How deals add up depends on the match: a rubber, Chicago, or an
agreed number of deals. Where honours count, they count for any single hand that you played, your own or your dummy.

## Options

- **Open hand to declarer**: declarer does not choose but always gets the open hand.
- **Lead**: instead of the other player's own hand, the hand at declarer's left may lead. When West declares, that is South's
  dummy: it is laid open first, and South leads from it.
- **Redeal**: after two opening passes the next player may deal, instead of the same one again.
`;

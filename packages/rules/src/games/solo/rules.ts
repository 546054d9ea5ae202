/** The rules as shown to players, in plain words. */
export const rules = `# Two Handed Solo Bridge

Bridge for two by Tony Crow (Christchurch, New Zealand, 2019). All cards are in sight while you bid; in the play each dummy is a
row of which only the two ends can be played.

\`\`\`
                North: second player

    West: North's dummy          East: South's dummy
    ▸C5 HA D5 … DQ◂              ▸S3 H9 D6 … D8◂

                South: first player

    ▸ ◂ the end cards: only these can be played
\`\`\`

## The deal

Four hands of 13. The player at **South** also has **East** as dummy, the player at **North** has **West**: each dummy is at
its owner's right. The dummies **stay in the order in which they were dealt**, side by side in a row, and are never sorted.

## The bidding

During the bidding **all 52 cards lie face up**. The two players bid in turn with the calls of contract bridge; there is no partner
to tell anything, so you bid at once what you think you can make. **Two passes in a row**, one by each player, end the bidding: at
the start nothing is played, after a bid the last bidder is **declarer**. They could still have raised their own bid.

## The play

Now both players pick up their own hands. The dummies stay face up, and you must remember what the other player holds.

The player who does not declare leads **from their own hand**. Play goes on clockwise, and the hand or dummy that won a trick
leads to the next. From a hand you play as in bridge. From a dummy you may play **only an end card**:

- to lead, either end;
- to follow, an end card of the suit led, if there is one;
- if neither end is of the suit led, either end: a discard or a ruff, **even if that suit lies further inside**.

The card next to the one that was played is the new end. The last card of a row is both ends. A player may **claim** a number of
the tricks that are left: when the other agrees, the deal ends.

## The score

Duplicate score: part score 50, game 300 (vulnerable 500), slams, overtricks and undertricks as in contract bridge; the points go to the
player who earned them. At home four deals are played, nobody vulnerable, and the players deal in turn; a passed-out deal is one of the
four. On numbered boards the first player has the vulnerability of North and South, the second that of East and West, and the owner
of the dealer's seat calls first. Rubber scoring can be chosen too; honours then count for a hand or a dummy.

## How to play well

- **Count the strength** while all cards lie open: ace 4, king 3, queen 2, jack 1, in your hand and your dummy together. The player with more of
  the 40 points can bid more.
- **Look for trumps**: a suit of which hand and dummy have eight or more, above all hearts or spades, four and four or five and three.
- **Look where the high cards lie.** A high card at an end of a row can be used at once; one in the middle comes late, or
  when its suit is long gone. The same holds for trumps, and for the other player's dummy.
- **Choose the end with care.** Each card that you play frees the one behind it. Ask before each trick which of the two you want
  to be free in the next, and in the one after it.
- **Use what cannot follow.** A dummy whose ends are of other suits may ruff or discard, whatever lies inside. Lead such a suit
  towards your own dummy, and not towards theirs.
- **Remember the other hand**: you have seen it. Which of its cards have been played, and which must still be there?
- Plan several tricks at once, as in chess; the next one alone is never enough.

## Options

- **End of the bidding**: with *one pass* the first pass after a bid ends it.
- **Open hands**: the hands stay face up during the play, so that nothing has to be remembered.
`;

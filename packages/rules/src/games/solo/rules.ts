/** The rules as shown to players, in plain words. */
export const rules = `# Two Handed Solo Bridge

Bridge for two by Tony Crow (Christchurch, New Zealand, 2019). All cards lie face up while you bid; in the play each dummy is a
row, and only the cards at its two ends can be played.

\`\`\`
                North: second player

    West: North's dummy          East: South's dummy
    ▸C5 HA D5 … DQ◂              ▸S3 H9 D6 … D8◂

                South: first player

    ▸ ◂ the end cards: only these can be played
\`\`\`

## The deal

Four hands of 13. The player at **South** also has **East** as dummy, and the player at **North** has **West**: each dummy is on
its owner's right. The dummies **stay in the order in which they were dealt**, side by side in a row, and are never sorted.

## The bidding

During the bidding **all 52 cards lie face up**. The two players bid in turn with the calls of contract bridge; there is no
partner to inform, so you bid at once what you think you can make. **Two passes in a row**, one by each player, end the bidding.
At the start they pass out the deal; after a bid the last bidder is **declarer**. (Instead of passing, the last bidder could
raise their own bid.)

## The play

Now both players pick up their own hands. The dummies stay face up, and you must remember what the other player holds.

The player who does not declare leads **from their own hand**. Play goes on clockwise, and the hand or dummy that won a trick
leads to the next. From a hand you play as in bridge. From a dummy you may play **only an end card**:

- to lead, either end;
- to follow, an end card of the suit led, if there is one;
- if neither end is of the suit led, either end: a discard or a ruff, **even if that suit lies further inside**.

The card next to the one that was played becomes the new end. The last card of a row is at both ends. A player may **claim**
some or all of the remaining tricks: if the other agrees, the deal ends.

## The score

Deals are scored as in duplicate: part score 50, game 300 (vulnerable 500), with slams, overtricks and undertricks as in
contract bridge. The points go to the player who earned them. In the home game the players deal in turn for four deals, and
nobody is vulnerable; a passed-out deal is one of the four. On numbered boards the first player has the vulnerability of
North–South and the second that of East–West, and the owner of the dealer's seat calls first. You can also play a rubber;
honours then count in a hand or a dummy.

## How to play well

- **Count your points** while all cards lie open: ace 4, king 3, queen 2, jack 1, in your hand and your dummy together. The
  player with more of the 40 points can bid more.
- **Look for trumps**: a suit with eight or more cards in your hand and dummy, ideally hearts or spades, divided 4–4 or 5–3.
- **Look where the high cards lie.** A high card at the end of a row can be played at once; one in the middle comes late,
  perhaps when its suit has gone. The same is true of trumps, and of the other player's dummy.
- **Choose the end with care.** Each card that you play frees the one behind it. Before each trick, ask yourself which card you
  want to free for the next trick, and for the one after it.
- **Use dummies that cannot follow.** A dummy with other suits at both ends may ruff or discard, whatever lies inside. Lead such
  a suit towards your own dummy, not towards theirs.
- **Remember the other hand**: you have seen it. Which of its cards have been played, and which must still be there?
- Plan several tricks ahead, as in chess.

## Options

- **End of the bidding**: with *one pass*, the first pass after a bid ends the bidding.
- **Open hands**: the hands stay face up during the play, so there is nothing to remember.
`;

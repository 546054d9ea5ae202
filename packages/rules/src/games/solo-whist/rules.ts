/** The rules as shown to players, in plain words. */
export const rules = `# Two-handed Solo Whist

An **experiment**: whist for two, played by the method of Two Handed Solo Bridge. Tony Crow, who invented that game, only
remarked that the method also suits whist; these rules are our own.

\`\`\`
                North: second player

    West: North's dummy          East: South's dummy
    ▸C5 HA D5 … DQ◂              ▸S3 H9 D6 … D8◂

                South: first player

    ▸ ◂ the end cards: only these can be played
\`\`\`

## The deal

Four hands of 13. South also has **East** as dummy, North has **West**. Each dummy is a row in the order in which it was dealt,
and is never sorted. The last card of the deal, which goes to the dealer's own hand, is turned up: its suit is **trumps**.

There is no bidding. All cards lie open until both players have seen enough and are **ready**; then each picks up their own hand. You
must remember what the other holds.

## The play

The player who did not deal leads **from their own hand**. Play goes on clockwise; the hand or dummy that won a trick leads to
the next. From a hand you play as in whist: you follow suit if you can. The highest trump wins the trick; if nobody played a
trump, the highest card of the suit led wins. From a dummy you may play **only an end card**: one of the suit led if an end is
of that suit; if neither is, either end, even a trump, and even if the suit led lies further inside.

A player may **claim** some or all of the remaining tricks: if the other agrees, the deal ends.

## The score

The player who won more than six tricks with their hand and their dummy scores **one point for each trick above six**. Five
points, over any number of deals, are a game; then both players start again from zero. The first player to win two games wins
the match.

## Options

- **Trumps**: set by the last card dealt, or in rotation: hearts, diamonds, spades, clubs, deal by deal.
- **Inspection**: all cards lie open before the play, or only the dummies and the card that was turned up.
`;

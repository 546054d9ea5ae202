/** The rules as shown to players, in plain words. */
export const rules = `# Call Break

The game of Nepal and India: four players, each for themselves. Say how many tricks you will take, then take **at least that many**.

\`\`\`
                North

    West                     East: deals next

                South: deals

        cards and turns go round to the right: S, E, N, W
\`\`\`

## Deal and call

Thirteen cards each. Everything goes round to the right, counter-clockwise, and so does the deal; the first dealer is drawn by lot. Spades
are always trumps. The player at the dealer's right calls first, the dealer last: each calls a number from 1 to 13. Many tables allow no
more than 8: that is the option \`highestCall\`.

## The play

The player at the dealer's right leads. Follow suit if you can. If you cannot follow you **must play a spade that beats every spade in
the trick**; if you have none that high, play anything. The highest spade wins the trick, or with no spade the highest card of the suit led. The
winner leads next. With the option \`mustBeat\` you must also play higher than the highest card of the suit led when you follow suit and
can do so, even if the trick has been trumped.

## The score

The sheet counts in tenths of a point, so that there are no fractions.

| you took | you score |
|---|---|
| at least your call | 10 for each trick called, 1 for each trick more: 4 called and 6 taken are 42, which is 4.2 |
| fewer | 10 less for each trick called |

Five deals make a match, and the highest total wins. Nobody may claim: with four players nobody can say who would get the rest.
`;

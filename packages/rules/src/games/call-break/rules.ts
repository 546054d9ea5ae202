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

Each player gets thirteen cards. Calls, play and the deal go round to the right, counter-clockwise; the first dealer is drawn by
lot. Spades are always trumps. The player on the dealer's right calls first, the dealer last: each calls a number from 1 to 13.
Many tables allow no more than 8; the option \`highestCall\` sets that.

## The play

The player on the dealer's right leads. Follow suit if you can. If you cannot follow you **must play a spade that beats every
spade in the trick**; if you have none that high, play any card. The highest spade wins the trick; if nobody played a spade, the
highest card of the suit led wins. The winner leads to the next trick. With the option \`mustBeat\`, when you follow suit you
must also beat the highest card of the suit led if you can, even if the trick has been trumped.

## The score

The sheet counts in tenths of a point, so that there are no fractions.

| you took | you score |
|---|---|
| at least your call | 10 for each trick called, 1 for each trick above that: 4 called and 6 taken score 42, which is 4.2 points |
| fewer | 10 less for each trick called |

Five deals make a match, and the highest total wins. Claims are not allowed: with four players on their own, nobody can say who
would get the remaining tricks.
`;

/** The rules as shown to players, in plain words. */
export const rules = `# Call Bridge

The game of Bangladesh: four players, each for themselves. Say how many tricks you will take, then take **that many or one more**.

\`\`\`
                North

    West                     East: deals next

                South: deals

        cards and turns go round to the right: S, E, N, W
\`\`\`

## Deal and call

Each player gets thirteen cards. Calls, play and the deal go round to the right, counter-clockwise; the first dealer is drawn by
lot. Spades are always trumps. The player on the dealer's right calls first, the dealer last: each calls a number from 2 to 12.

## The play

The player on the dealer's right leads. Follow suit if you can, with any card of the suit. If you cannot follow you **must play
a spade that beats every spade in the trick**; if you have none that high, play any card. The highest spade wins the trick; if
nobody played a spade, the highest card of the suit led wins. The winner leads to the next trick.

## The score

| you took | you score |
|---|---|
| what you called, or one more | + your call |
| fewer, or at least two more | − your call |

Five deals make a match, and the highest total wins. Claims are not allowed: with four players on their own, nobody can say who
would get the remaining tricks.
`;

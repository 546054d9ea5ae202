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

Thirteen cards each. Everything goes round to the right, counter-clockwise, and so does the deal; the first dealer is drawn by lot. Spades
are always trumps. The player at the dealer's right calls first, the dealer last: each calls a number from 2 to 12.

## The play

The player at the dealer's right leads. Follow suit if you can; you do not have to play high. If you cannot follow you **must play a spade that
beats every spade in the trick**; if you have none that high, play anything. The highest spade wins the trick, or with no spade the highest card of
the suit led. The winner leads next.

## The score

| you took | you score |
|---|---|
| what you called, or one more | + your call |
| fewer, or two and more above it | − your call |

Five deals make a match, and the highest total wins. Nobody may claim: with four players nobody can say who would get the rest.
`;

/** The rules as shown to players, in plain words. */
export const rules = `# Bridge-whist

Also called straight bridge, and in its day (about 1894 to 1910) simply bridge. There is no auction: the **dealer's side names trumps**, and
the dealer's partner is always dummy.

\`\`\`
                North: the dealer's partner,
                always dummy

    West: leads,                  East: may double
    may double first              when West does not

                South: the dealer,
                plays both hands
\`\`\`

## Naming trumps

The dealer looks at their own cards and names a suit or no trumps, or **leaves it to partner**. Then partner must name something. Nothing
else may be said.

## Doubling

The player at the dealer's left may **double** the value of the odd tricks; if they do not, their partner may. When they double, the dealer's side
may **redouble**: first the player who named trumps, then their partner. Then the first doubler may redouble again, or their partner, and so
on in turn, until a side declines. Each time the value is doubled, up to **100 points a trick**.

## The play

The player at the dealer's left leads. Then dummy's cards are laid open, and the dealer plays them too. You follow suit if you can; the
highest trump wins the trick, or with no trump the highest card of the suit led. When the other side accepts a claim, the deal ends.

## The score

There is no contract. **Whichever side wins more than six tricks** scores the odd ones, those above six, below the line:

| trumps | ♠ | ♣ | ♦ | ♥ | NT |
|---|---|---|---|---|---|
| each odd trick | 2 | 4 | 6 | 8 | 12 |
| three honours of a side | 4 | 8 | 12 | 16 | 30 |
| four, divided | 8 | 16 | 24 | 32 | 40 |
| five, divided | 10 | 20 | 30 | 40 | – |
| four in one hand | 16 | 32 | 48 | 64 | 100 |
| four in one hand, the fifth with partner | 18 | 36 | 54 | 72 | – |
| five in one hand | 20 | 40 | 60 | 80 | – |

Honours are A K Q J 10 of trumps, at no trumps the aces; they stand above the line and are never doubled. So do **chicane**, a
hand dealt no trumps, for twice the trick's value to its side (four times when partner has none either); twelve tricks, for 20; and
thirteen, for 40.

**30 points below the line are a game**; then both sides start at nothing again. Two games end the **rubber** and bring 100. All
is added, and the higher total wins.

## Options

- **Limit of redoubling**: 100 points a trick, or none, as in the earliest form.
`;

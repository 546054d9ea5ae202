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

The dealer looks at their own cards and names a suit or no trumps, or **leaves it to partner**. Then their partner must name
one. They may not say anything else.

## Doubling

The player on the dealer's left may **double** the value of the odd tricks; if they do not, their partner may. If they double,
the dealer's side may **redouble**: first the player who named trumps, then their partner. Then the first doubler or their
partner may redouble again, and so on in turn, until a side declines. Each time the value is doubled, up to **100 points a
trick**.

## The play

The player on the dealer's left leads. Then dummy's cards are laid face up, and the dealer plays them too. Follow suit if you
can. The highest trump wins the trick; if nobody played a trump, the highest card of the suit led wins. When the other side
accepts a claim, the deal ends.

## The score

There is no contract. **Whichever side wins more than six tricks** scores the odd tricks (those above six) below the line:

| trumps | ♠ | ♣ | ♦ | ♥ | NT |
|---|---|---|---|---|---|
| each odd trick | 2 | 4 | 6 | 8 | 12 |
| three honours of a side | 4 | 8 | 12 | 16 | 30 |
| four, divided | 8 | 16 | 24 | 32 | 40 |
| five, divided | 10 | 20 | 30 | 40 | – |
| four in one hand | 16 | 32 | 48 | 64 | 100 |
| four in one hand, the fifth with partner | 18 | 36 | 54 | 72 | – |
| five in one hand | 20 | 40 | 60 | 80 | – |

Honours are the A K Q J 10 of trumps, or the aces at no trumps. They score above the line and are never doubled. Above the line
also go **chicane**, a hand dealt no trumps, which scores twice the value of a trick for its side (four times if partner has
none either); 20 for twelve tricks; and 40 for thirteen.

**30 points below the line are a game**; then both sides start again from zero. The first side to win two games scores 100 more,
and the **rubber** is over. Everything is added, and the higher total wins.

## Options

- **Limit of redoubling**: 100 points a trick, or none, as in the earliest form.
`;

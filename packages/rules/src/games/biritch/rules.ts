/** The rules as shown to players, in plain words. */
export const rules = `# Biritch

**A reconstruction.** The oldest known rules of bridge are in a pamphlet of 1886, "Biritch, or Russian Whist". The rules here
for honours and for the rubber come from later accounts, not from the pamphlet itself.

\`\`\`
                North: the dealer's partner,
                always dummy

    West: leads,                  East: may double
    may double first              when West does not

                South: the dealer,
                plays both hands
\`\`\`

## Naming trumps

The dealer names a suit, or **Biritch**, which means no trumps; or they leave it to partner, who must then name one of them.

## Doubling

The player on the dealer's left may double (the word was *contre*); if they do not, their partner may. The dealer's side may
redouble, the player who named trumps first; then the doubler or their partner may redouble again, and so on **without limit**,
until a side declines. Each time the odd tricks count twice as much. (Here the limit is about a million times.)

## The play

The player on the dealer's left leads. Then dummy's cards are laid face up, and the dealer plays them too. Follow suit if you
can. The highest trump wins the trick; if nobody played a trump, the highest card of the suit led wins.

## The score

The side that wins more than six tricks scores those above six below the line: ♠ 2, ♣ 4, ♦ 6, ♥ 8, Biritch 10 each, multiplied
by any doubles. These score above the line, as a number of tricks of that value, and are never doubled:

| held by a side | tricks |
|---|---|
| three honours (A K Q J 10 of trumps); at Biritch three aces | 2; 3 |
| four, divided | 4 |
| five, divided | 5 |
| four in one hand | 8 |
| five in one hand | 10 |
| a hand without trumps | 2, both hands 4 |

Twelve tricks score 20, thirteen 40. 30 points below the line are a game. The first side to win two games scores 40 more, and
the rubber is over; the higher total wins.
`;

/** The rules as shown to players, in plain words. */
export const rules = `# Biritch

**A reconstruction.** The oldest known rules of bridge are a pamphlet of 1886, "Biritch, or Russian Whist". The rules here for honours
and for the rubber come from reports by others, not from the pamphlet itself.

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

The player at the dealer's left may double (the word was *contre*); if they do not, their partner may. The dealer's side may redouble, first the
player who named trumps; then the doubler or their partner may redouble again, and so on **without limit**, until a side declines. Each time the
odd tricks count twice as much. (Our counter stops at about a million times.)

## The play

The player at the dealer's left leads. Then dummy's cards are laid open, and the dealer plays them too. You follow suit if you can; the
highest trump wins the trick, or with no trump the highest card of the suit led.

## The score

Whichever side wins more than six tricks scores those above six, below the line: ♠ 2, ♣ 4, ♦ 6, ♥ 8, Biritch 10 each, as often as they
were doubled. Above the line, never doubled, counted in tricks of that value:

| held by a side | tricks |
|---|---|
| three honours (A K Q J 10 of trumps); at Biritch three aces | 2; 3 |
| four, divided | 4 |
| five, divided | 5 |
| four in one hand | 8 |
| five in one hand | 10 |
| a hand without trumps | 2, both hands 4 |

Twelve tricks bring 20, thirteen 40. 30 points below the line are a game. Two games end the rubber and bring the winners 40; the
higher total wins.
`;

/** The rules as shown to players, in plain words. */
export const rules = `# Two-handed Solo 500

An **experiment**: 500 for two, played by the method of Two Handed Solo Bridge. Tony Crow, who invented that game, only remarked
that the method also suits 500; these rules are our own, with the pack and the scoring table of the four-handed game.

\`\`\`
                North: second player

    West: North's dummy          East: South's dummy
    ▸C5 HA D6 … DQ◂              ▸S6 H9 D7 … D8◂

                South: first player            kitty: three cards

    ▸ ◂ the end cards: only these can be played
\`\`\`

## The cards

The pack has 43 cards: no twos, no threes, no black fours, but a **joker**. (Where cards are written in letters, the two of clubs, C2,
stands for the joker.) It is the highest trump. At notrump it belongs to no suit and is the highest card of all.

Ten cards are dealt to each of four hands, and three to the **kitty**. South also has **East** as dummy, North has **West**.
Each dummy is a row in the order in which it was dealt. During the bidding all four hands lie face up; the kitty does not.

## The bidding

The players bid in turn: six to ten tricks in a suit or at notrump, in the order ♠ ♣ ♦ ♥ NT; or **misère**, to take no trick at
all; or **open misère**. Each bid must be worth more than the last; ten hearts beat open misère. **One pass** after a bid ends
the bidding. If both players pass at the start, the next player deals.

| | ♠ | ♣ | ♦ | ♥ | NT |
|---|---|---|---|---|---|
| 6 | 40 | 60 | 80 | 100 | 120 |
| 7 | 140 | 160 | 180 | 200 | 220 |
| 8 | 240 | 260 | 280 | 300 | 320 |
| 9 | 340 | 360 | 380 | 400 | 420 |
| 10 | 440 | 460 | 480 | 500 | 520 |

Misère is worth 250, open misère 500. The bidder takes the kitty into their own hand and puts three cards away, face down. Then both players
pick up their hands.

## The play

The **bidder leads**, from their own hand. Play goes on clockwise; the hand or dummy that won a trick leads to the next. From a
hand you follow suit if you can. From a dummy you may play **only an end card**: one of the suit led if an end is of that suit,
otherwise either end. At notrump the joker may be played from a hand or dummy that cannot follow suit, and it wins; a player who
**leads** it names the suit that the others must follow.

At misère the bidder's dummy does not play, and a trick has three cards. The deal is over as soon as the bidder has taken a
trick. At open misère the bidder's hand is laid face up after the first trick.

## The score

The bidder **wins the value** of their bid if they took as many tricks as they bid, with their hand and their dummy, and **loses it** if not. The
other player scores **10 for each trick** that they took, but not at misère. A player who reaches **500 by a bid of their own** wins; one who
falls to **−500** loses.

## Options

- **Inspection**: all hands lie open during the bidding, or only the dummies.
- **Bowers**: the jack of trumps, and after it the other jack of the same colour, rank above the ace of trumps.
`;

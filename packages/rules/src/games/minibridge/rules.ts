/** The rules as shown to players, in plain words. */
export const rules = `# Minibridge

Bridge without an auction: a game for learning how to play the cards. North and South are partners against East and West; each player has
13 cards.

\`\`\`
                North: dummy, 11 points
                ♠ K84  ♥ A73  ♦ QJ52  ♣ J96

    West: 8 points              East: 7 points
    leads

                South: declarer, 14 points
                "game in notrump"
\`\`\`

## Points

Count 4 for an ace, 3 for a king, 2 for a queen, 1 for a jack. All four counts are announced (the table does it for you); together they
make 40. The side with more points **declares**, and on that side the player with more; if both have the same, the one who
announced first, starting with the dealer. At 20 points each the same player deals again.

## The contract

**Dummy's cards are laid open at once.** Declarer looks at both hands and names trumps, or notrump, and what to play for:

| | NT | ♥ ♠ | ♣ ♦ |
|---|---|---|---|
| part score | 7 tricks | 7 | 7 |
| game | 9 tricks | 10 | 11 |

## The play

The player at declarer's left leads. Declarer plays both hands. Follow the suit that was led if you can; the highest trump
wins the trick, or with no trump the highest card of the suit led; the winner leads next. When the other side accepts a claim, the deal ends.

## The score

If declarer wins enough tricks, **all** tricks above six count: 20 in clubs and diamonds, 30 in hearts and spades, at notrump 40 for the first
and 30 for each other; and 50 for a part score, 300 for a game. A part score stays one, however many tricks are made. If not, the
opponents score 50 for each trick missing. After the agreed number of deals, usually eight, the higher total wins.

## Options

- **Slams**: declarer may also play for twelve tricks, with 500 more, or all thirteen, with 1,000 more.
- **Vulnerability**, by the match form: vulnerable, a game brings 500, a trick missing costs 100, and slams bring 750 and 1,500.
- **Free contract**: declarer names a number of tricks from one to seven above six; it is a game when its tricks are worth 100.
`;

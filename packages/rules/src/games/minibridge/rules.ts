/** The rules as shown to players, in plain words. */
export const rules = `# Minibridge

Bridge without an auction, for learning how to play the cards. North and South are partners against East and West; each player
has 13 cards.

\`\`\`
                North: dummy, 11 points
                ♠ K84  ♥ A73  ♦ QJ52  ♣ J96

    West: 8 points              East: 7 points
    leads

                South: declarer, 14 points
                "game in notrump"
\`\`\`

## Points

Count 4 for an ace, 3 for a king, 2 for a queen, 1 for a jack. All four counts are announced (the table does it for you);
together they make 40. The side with more points **declares**, and on that side the player with more; if both have the same, the
one who announced first, starting with the dealer. If both sides have 20 points, the same player deals again.

## The contract

**Dummy's cards are laid open at once.** Declarer looks at both hands and names trumps, or notrump, and what to play for:

| | NT | ♥ ♠ | ♣ ♦ |
|---|---|---|---|
| part score | 7 tricks | 7 | 7 |
| game | 9 tricks | 10 | 11 |

## The play

The player on declarer's left leads. Declarer plays both hands. Follow suit if you can. The highest trump wins the trick; if
nobody played a trump, the highest card of the suit led wins. The winner leads to the next trick. When the other side accepts a
claim, the deal ends.

## The score

If declarer wins enough tricks, **all** tricks above six count: 20 in clubs and diamonds, 30 in hearts and spades, and at
notrump 40 for the first and 30 for each other. A part score adds 50, a game 300. A part score stays a part score, however many
tricks declarer makes. If declarer goes down, the opponents score 50 for each undertrick. After the agreed number of deals,
usually eight, the higher total wins.

## Options

- **Slams**: declarer may also play for twelve tricks, for 500 more, or for all thirteen, for 1,000 more.
- **Vulnerability**, as the match format sets it: for a vulnerable side a game scores 500, slams 750 and 1,500 more, and each
  undertrick costs 100.
- **Free contract**: declarer names a number of tricks from one to seven above six; it is a game if those tricks are worth 100
  or more.
`;

/** The rules as shown to players, in plain words. */
export const rules = `# Contract bridge

Four players sit round a table: North and South are partners against East and West. Each is dealt 13 cards.

## The auction

The dealer calls first, then the others in turn, clockwise. A call is one of four:

- a **bid**: a number from 1 to 7 and a suit or notrump. It offers to win six tricks more than the number, with that suit as
  trumps. Each bid must beat the last one: a higher number, or the same number in a higher place of
  ♣ clubs, ♦ diamonds, ♥ hearts, ♠ spades, NT notrump;
- **double** (X) of the opponents' last bid: it will score more if made and cost more if not;
- **redouble** (XX) of the opponents' double;
- **pass**. Who has passed may call again later.

Three passes in a row after a bid end the auction. The last bid is the **contract**. Of the side that made it, the player who
first named its suit or notrump is **declarer**; declarer's partner is **dummy**. If all four pass at the start, nothing is played.

## The play

The player at declarer's left leads any card. Then dummy's hand is laid open, and declarer plays both hands. Everyone must follow
the suit that was led, if they can; if not, they may play anything. The highest trump wins the trick, or with no trump in it the
highest card of the suit led. The winner leads to the next trick. A player may **claim** a number of the tricks that are left:
when the other side agrees, the deal ends.

## The score

Declarer needs six tricks more than the number bid. Each trick bid and made counts 20 in clubs and diamonds, 30 in hearts and
spades, and at notrump 40 for the first and 30 for each other; doubled twice as much, redoubled four times. 100 points or more
in one contract are a **game**: 3NT, 4♥, 4♠, 5♣ and 5♦ are. Game brings a bonus of 300, or 500 when vulnerable; less brings 50
(in duplicate). Six (a small slam) and seven (a grand slam) bring 500 and 1,000 more, vulnerable 750 and 1,500.
A contract that fails gives the other side 50 for each trick missing, 100 vulnerable; doubled
100, 300, 500, then 300 more each time, vulnerable 200, 500, 800 and so on; redoubled twice that.
`;

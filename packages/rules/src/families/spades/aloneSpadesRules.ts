interface Given {
  readonly title: string;
  readonly intro: string;
  readonly diagram: string;
  readonly deal: string;
  /** Tricks of a deal. */
  readonly tricks: number;
  readonly target: number;
}

/** Writes the rules for players in plain words, for three players or for four. */
export const aloneSpadesRules = ({
  title,
  intro,
  diagram,
  deal,
  tricks,
  target,
}: Given): string => `# ${title}

${intro} Each player bids how many tricks they will take, and spades are always trumps. Take what you bid; extra tricks are
**bags**, and ten of them cost 100.

\`\`\`
${diagram}
\`\`\`

## The bids

${deal} There is one round of bids, clockwise from the dealer's left: everybody bids a number from 0 to ${tricks}. **Nil**, a
bid of 0, says that you will take no trick at all. With the option \`noExactTotal\`, the last bid may not make the sum of all
bids ${tricks}.

**Blind nil.** Before the bids everybody who is at least 100 points behind the highest score decides, in the order of bidding,
whether to look at their cards or to bid nil **blind**, without looking. Only after that do they see them. A blind nil wins or
loses 200. The option \`blindNil\` turns this off.

## The play

The player on the dealer's left leads. Follow suit if you can; otherwise play any card. The highest spade wins the trick; if
nobody played a spade, the highest card of the suit led wins. The winner leads to the next trick. **You may not lead a spade**
until one has been played to a trick of another suit, unless you have nothing else.

## The score

| what | points |
|---|---|
| bid made | 10 for each trick of it |
| each trick above the bid (a bag) | 1 |
| bid not made | 10 less for each trick of it |
| nil made, nil lost | 100, −100; bid blind, 200, −200 |
| every ten bags | −100; the rest are carried over |

The tricks of a nil that failed are bags.

The match goes to ${target}. If several players reach it on the same deal, the highest score wins; if the highest scores are
equal, another deal is played.
`;

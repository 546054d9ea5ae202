/** The rules as shown to players, in plain words. */
export const rules = `# Spades

Four players in two partnerships bid how many tricks they will take, and spades are always trumps. Take what you bid; extra tricks
are **bags**, and ten of them cost 100.

\`\`\`
                North: partner of South

    West                     East: deals next

                South: deals; West bids first and leads
\`\`\`

## The bids

Thirteen cards each. One round, clockwise from the dealer's left: everybody bids a number from 0 to 13, and nobody bids twice. The two
bids of a side together are its contract. **Nil**, a bid of 0, says that you will take no trick at all; your partner's bid is then the
contract.

**Blind nil.** Before the bids each player of a side that is at least 100 points behind decides, in the order of the bids, whether they look
at their cards or bid nil **blind**, without looking. Only after that do they see them. After the bids they pass two cards face down to their partner, who
gives any two back. (If both partners bid blind, they exchange once, the first bidder first.) A blind nil is worth 200, made or lost.
There is no blind nil with the other kinds of bidding, nor with the option \`blindNil\` off.

The option \`bidding\` changes this:

- **suicide**: one of each side bids nil and the other 4 or more; the first of the two to speak chooses.
- **mirror**: nobody bids. Everybody's bid is the number of their spades; without a spade it is nil.
- **whiz**: you bid the number of your spades, or nil.

Free bidding can also be bound: \`minTeamBid\` is the lowest total that a side may bid, and with \`noTotal13\` the last bid may not bring
the sum of all to 13.

## The play

The dealer's left leads. Follow suit if you can; otherwise play anything. The highest spade wins the trick, or with no spade the highest card of
the suit led, and its hand leads next. **Spades are not led** until one has been played to a trick of another suit, unless you have
nothing else. A claim can be made when nobody has bid nil.

## The score

| what | points for the side |
|---|---|
| contract made | 10 for each trick of it |
| each trick more: a bag | 1 |
| contract not made | 10 less for each trick of it |
| nil made, nil lost | 100, −100, each on its own; bid blind, 200, −200 |
| every ten bags | −100; the rest are carried over |

The tricks of a nil that failed do not help the partner's contract, but they are bags. If both partners bid nil, every trick is a bag.

The match goes to 500. If both sides get there on the same deal the higher wins; if they are equal, another deal is played. With the
match option \`floor\` a side that falls to −200 loses at once.
`;

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

Each player gets thirteen cards. There is one round of bids, clockwise from the dealer's left: everybody bids a number from 0 to
13, once. The sum of a side's two bids is its contract. **Nil**, a bid of 0, says that you will take no trick at all; your
partner's bid is then the contract.

**Blind nil.** Before the bids each player of a side that is at least 100 points behind decides, in the order of bidding,
whether to look at their cards or to bid nil **blind**, without looking. Only after that do they see them. After the bids they
pass two cards face down to their partner, who gives any two back. (If both partners bid blind, they exchange once, the first
bidder first.) A blind nil wins or loses 200. There is no blind nil with the other kinds of bidding, nor with the option
\`blindNil\` off.

The option \`bidding\` changes this:

- **suicide**: one player of each side bids nil and the other 4 or more; the first of the two to bid chooses.
- **mirror**: nobody bids. Each player's bid is the number of spades in their hand; without a spade it is nil.
- **whiz**: you bid the number of spades in your hand, or nil.

Free bidding can also be limited: \`minTeamBid\` is the lowest total that a side may bid, and with \`noTotal13\` the last bid
may not make the sum of all bids 13.

## The play

The player on the dealer's left leads. Follow suit if you can; otherwise play any card. The highest spade wins the trick; if
nobody played a spade, the highest card of the suit led wins. The winner leads to the next trick. **You may not lead a spade**
until one has been played to a trick of another suit, unless you have nothing else. Players may claim if nobody has bid nil.

## The score

| what | points for the side |
|---|---|
| contract made | 10 for each trick of it |
| each trick above the contract (a bag) | 1 |
| contract not made | 10 less for each trick of it |
| nil made, nil lost | 100, −100, each on its own; bid blind, 200, −200 |
| every ten bags | −100; the rest are carried over |

The tricks of a nil that failed do not help the partner's contract, but they are bags. If both partners bid nil, every trick is a bag.

The match goes to 500. If both sides reach 500 on the same deal, the higher score wins; if the scores are equal, another deal is
played. With the match option \`floor\`, a side that falls to −200 loses at once.
`;

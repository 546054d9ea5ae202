/** The rules as shown to players, in plain words. */
export const rules = `# Dummy Hand Spades

Spades for three. Each player scores alone, but every deal is played two against two: who bids most plays together with a
**dummy hand**, and the other two defend against them. Spades are always trumps.

\`\`\`
            North: the dummy
    West                    East
            South
\`\`\`

## The deal

Thirteen cards to each of the four hands; the dummy's stay face down. The deal passes to the left and skips the dummy.

## The bids

One round. The dealer's left bids first, the dealer last; the dummy does not bid. You bid how many tricks, 1 to 13, **your side** will
take, whichever side that turns out to be. The highest bid plays with the dummy: that player is **declarer**. If two bid the same,
it is the first of them. The other two are the defenders.

Together with your bid you may declare up to three hands **nil**: your own, the dummy's, another player's. A nil says that this hand
takes no trick. It counts only if the hand is on your side in the end: for declarer their own hand and the dummy, for a defender
their own hand and the other defender's. All others are ignored. A nil does not raise your bid. Bids and nils are heard by all.

## The play

The first bidder leads, whoever became declarer. Then the dummy is laid open opposite declarer, between the two defenders, who keep
their order. Declarer plays the dummy's cards, and when the dummy wins a trick it leads.

Follow suit if you can; otherwise play anything. The highest spade wins the trick, else the highest card of the suit led. **Spades
are not led** until one has been played to a trick of another suit, unless the hand has nothing else. Defenders need not help
each other: the one who bid less may prefer to see the other fail.

A claim can be made once the dummy is open, unless a nil that counts can still be made.

## The score

The tricks of declarer and dummy count for declarer's bid, those of both defenders for the bid of each of them.

| what | points for the player |
|---|---|
| bid made | 10 for each trick of it |
| each trick more: a bag | 1 |
| bid not made | 10 less for each trick of it |
| each nil that counts, made or lost | 100, −100, to who declared it |
| every ten bags of a player | −100; what is left of them is carried on |

Tricks of a hand whose nil failed count for its side like all others. Declarer bid 7, the defenders 5 and 6: if the defenders take five
tricks, they score 50 and −60, and declarer 71.

The match goes to 300, or to 500 or another target; equal scores at the top: another deal.

## Peeking

Without the option \`peek\` nobody sees a card of the dummy before the bids ("No Peeky"). Otherwise, before the bids:

- **three**, **four**: each player chooses three or four cards of the dummy and looks at them alone. Then they lie face down
  again; say that you are ready when you have seen enough. Nobody learns which cards another looked at, and two may choose the same.
- **flip1** to **flip4**: in the order of the bids each player turns so many cards of the dummy that are still face down. They stay
  face up for all.

## Experiments

Two kinds of \`bidding\` are experiments of our own, after other forms of Spades:

- **mirror**: nobody bids, and nobody peeks. Everybody says how many spades they have; who has most is declarer, the first in the order
  of bids among equals. Declarer's bid is the number of spades in their hand and the dummy, each defender's that of both defenders: 13
  together. A hand without spades is a nil of its holder, or of declarer if it is the dummy.
- **suicide**: a bid is 4 or more, and you must declare nil either your own hand, or the dummy and both other hands: so exactly
  one hand of your side will be nil.
`;

/** The rules as shown to players, in plain words. */
export const rules = `# Dummy Hand Spades

Spades for three. Each player scores alone, but every deal is played two against two: the highest bidder plays together with a
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
the first of them is declarer. The other two are the defenders.

Together with your bid you may declare up to three hands **nil**: your own, the dummy's, another player's. A nil says that this hand
takes no trick. It counts only if the hand is on your side in the end: for declarer their own hand and the dummy, for a defender
their own hand and the other defender's. All others are ignored. A nil does not raise your bid. Everybody hears bids and nils.

## The play

The first bidder leads, no matter who is declarer. Then the dummy is laid open opposite declarer, between the two defenders, who keep
their order. Declarer plays the dummy's cards, and when the dummy wins a trick it leads.

Follow suit if you can; otherwise play anything. The highest spade wins the trick, or with no spade the highest card of the suit led. **Spades
are not led** until one has been played to a trick of another suit, unless the hand has nothing else. Defenders do not have to help
each other: the one who bid less may prefer to see the other fail.

A claim can be made once the dummy is open, unless a nil that counts can still be made.

## The score

The tricks of declarer and dummy count for declarer's bid, those of both defenders for the bid of each of them.

| what | points for the player |
|---|---|
| bid made | 10 for each trick of it |
| each trick more: a bag | 1 |
| bid not made | 10 less for each trick of it |
| each nil that counts, made or lost | 100, −100, to the player who declared it |
| every ten bags of a player | −100; the rest are carried over |

Tricks of a hand whose nil failed count for its side like all others. Declarer bid 7, the defenders 5 and 6: if the defenders take five
tricks, they score 50 and −60, and declarer 71.

The match goes to 300, or to 500 or another target; if the top scores are equal, another deal is played.

## How to play well

Thirteen tricks among four hands: an average hand takes a little more than three. So two average hands take six or seven, whichever side
yours will be on.

- **First to bid** you know least, but win all ties. With an average hand six is a sound bid. If you would rather defend, bid four or five: the
  others may think the dummy strong, and go too high.
- **Second** you can take the dummy with one more than the first. It is a gamble on the dummy: it is strong when those who have bid are
  weak. With a poor hand leave it to the others.
- **Last** you know both bids, which is the best place. With a strong hand bid one more and play with the dummy. With a weak one, ask
  who has the tricks. If neither of the others has them, the dummy does, and then one more is a fair gamble too. Or bid low, and
  defend.
- **Add up.** Declarer's bid and the higher bid of the defenders together: if that is more than thirteen, somebody fails. After 6, 7
  and 8 one side must; after 6, 7 and 5 all can be made, and tricks that nobody wants become bags.
- **Defend for yourself.** The defender with the lower bid can be safe while the other still needs tricks: look at the
  scores before you help. With few tricks to go give away what would only be a bag.
- **A high bid shuts others out**: bid one too many if neither of them would defend well with you.
- **Nil** is for a hand without high spades, aces and kings, and with low cards in every suit. Declare the dummy nil only if you
  mean to be declarer, and another player only if you are strong and they passed up every chance to bid. A nil that does not count costs nothing.

## Peeking

Without the option \`peek\` nobody sees a card of the dummy before the bids ("No Peeky"). Otherwise, before the bids:

- **three**, **four**: each player chooses three or four cards of the dummy and looks at them alone. Then they lie face down
  again; say that you are ready when you have seen enough. Nobody learns which cards another looked at, and two may choose the same.
- **flip1** to **flip4**: in the order of the bids each player turns up that many cards of the dummy that are still face down. They stay
  face up for all.

## Experiments

Two kinds of \`bidding\` are experiments of our own, after other forms of Spades:

- **mirror**: nobody bids, and nobody peeks. Everybody says how many spades they have; the player with most is declarer, or the first in the order
  of bids if several have as many. Declarer's bid is the number of spades in their hand and the dummy. Each defender's bid is the number in both defenders' hands: 13
  together. A hand without spades is a nil of its holder, or of declarer if it is the dummy.
- **suicide**: a bid is 4 or more, and you must declare nil either your own hand, or the dummy and both other hands: so exactly
  one hand of your side will be nil.
`;

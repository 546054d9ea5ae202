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

Each of the four hands gets thirteen cards; the dummy's stay face down. The deal passes to the left and skips the dummy.

## The bids

There is one round of bids. The player on the dealer's left bids first, the dealer last; the dummy does not bid. You bid the
number of tricks, 1 to 13, that **your side** will take, whichever side that turns out to be. The highest bidder is **declarer**
and plays with the dummy. If two players make the same bid, the first of them is declarer. The other two are the defenders.

Together with your bid you may declare up to three hands **nil**: your own, the dummy's, another player's. A nil says that this
hand will take no trick. It counts only if the hand ends up on your side: for declarer, their own hand and the dummy; for a
defender, their own hand and the other defender's. All other nils are ignored. A nil does not raise your bid. Everybody hears
bids and nils.

## The play

The first bidder leads, whoever is declarer. Then the dummy is laid face up opposite declarer, between the two defenders, who
keep their order. Declarer plays the dummy's cards, and when the dummy wins a trick it leads.

Follow suit if you can; otherwise play any card. The highest spade wins the trick; if nobody played a spade, the highest card of
the suit led wins. **You may not lead a spade** until one has been played to a trick of another suit, unless the hand has
nothing else. Defenders do not have to help each other: the defender with the lower bid may prefer to see the other fail.

Players may claim once the dummy is open, unless a nil that counts can still be made.

## The score

The tricks of declarer and dummy count for declarer's bid, those of both defenders for the bid of each of them.

| what | points for the player |
|---|---|
| bid made | 10 for each trick of it |
| each trick above the bid (a bag) | 1 |
| bid not made | 10 less for each trick of it |
| each nil that counts, made or lost | 100, −100, to the player who declared it |
| every ten bags of a player | −100; the rest are carried over |

Tricks of a hand whose nil failed count for its side like all others. An example: declarer bid 7, the defenders 5 and 6. If the
defenders take five tricks, they score 50 and −60, and declarer scores 71.

The match goes to 300, 500 or another target. If the top scores are equal, another deal is played.

## How to play well

Thirteen tricks among four hands: an average hand takes a little more than three. So two average hands take six or seven, whichever side
yours will be on.

- **Bidding first**, you know least, but you win all ties. With an average hand, six is a sound bid. If you would rather defend,
  bid four or five: the others may think that the dummy is strong, and go too high.
- **Bidding second**, you can take the dummy by bidding one more than the first player. That is a gamble: the dummy is strong
  when the players who have bid are weak. With a poor hand, leave it to the others.
- **Bidding last** is best, because you know both bids. With a strong hand, bid one more and play with the dummy. With a weak
  one, ask yourself who has the tricks. If neither of the others has them, the dummy does, and then one more is a fair gamble
  too. Or bid low and defend.
- **Add up** declarer's bid and the higher bid of the defenders: if the sum is more than thirteen, somebody must fail. After 6,
  7 and 8 one side must fail; after 6, 7 and 5 everybody can succeed, and tricks that nobody wants become bags.
- **Defend for yourself.** The defender with the lower bid can be safe while the other still needs tricks: look at the scores
  before you help. With few tricks to go, give away tricks that would only be bags.
- **A high bid shuts others out**: bid one too many if neither of the others would defend well with you.
- **Nil** is for a hand without high spades, aces and kings, and with low cards in every suit. Declare nil for the dummy only if
  you mean to be declarer, and for another player only if you are strong and they passed up every chance to bid. A nil that does
  not count costs nothing.

## Peeking

Without the option \`peek\` nobody sees a card of the dummy before the bids ("No Peeky"). Otherwise, before the bids:

- **three**, **four**: each player chooses three or four cards of the dummy and looks at them alone. Then they lie face down
  again; say that you are ready when you have seen enough. Nobody learns which cards the others looked at, and two players may
  choose the same card.
- **flip1** to **flip4**: in the order of bidding, each player turns up one to four of the dummy's face-down cards. They stay
  face up for all.

## Experiments

Two kinds of \`bidding\` are experiments of our own, after other forms of Spades:

- **mirror**: nobody bids, and nobody peeks. Everybody says how many spades they have; the player with the most is declarer, or
  in a tie the first in the order of bidding. Declarer's bid is the number of spades in their hand and the dummy. Each
  defender's bid is the number in both defenders' hands, so that the two sides bid 13 together. A hand without spades is nil,
  declared by its holder, or by declarer if it is the dummy.
- **suicide**: a bid is 4 or more, and you must declare nil for your own hand, or for the dummy and both other hands, so that
  exactly one hand of your side is nil.
`;

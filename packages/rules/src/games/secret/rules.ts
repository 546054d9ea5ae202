/** The rules as shown to players, in plain words. */
export const rules = `# Two-handed bridge with the secret card

Bridge for two. You draw your own hands, a third hand becomes the **dummy of both**, and declarer hides one of its cards: the
**secret card**, which can surprise the other player.

## The players

Two players, here at **South** and **West**; the dummy lies at **North**. One of them is **A**, who draws first and calls first. For the
first deal A is drawn by lot; later A is the player who **scored on the last deal**.

## The draw

The pack lies face down. The players take turns, A first, 13 turns each. On your turn you look at the top card:

- **keep** it, and then look at the next card, which goes face down to the table; or
- **put it away**, face down on the table, and take the next card, whatever it is.

Each player ends with 13 cards, and 26 lie on the table. Both players see whether a card was kept or put away, but not the card.
You have seen the cards that you put on the table: remember them.

**The first ace.** Once in a deal, the first player to pick up an ace says "ace" and does not get it:

- If the first card of a turn is an ace, it goes to the table, and the player takes the second card.
- If the player put the first card away and the second is an ace, the ace goes to the table, and they take the first card back.

A second card that is only looked at, after the first was kept, is not picked up: nobody says "ace". Without this rule, dummies
would be weak.

## The dummy

The 26 cards on the table are shuffled unseen and divided: 13 are the **dummy**, still face down, and 13 are out of play.

## The auction

The calls of bridge, A first, in turn.

- A must open, at the **one level**. They may not pass.
- After the other player has passed a **bid**, the bidder may **raise** it: a suit in the same suit or to notrump, notrump in
  notrump.
- The auction ends when a bid, double or redouble is followed by **two** passes; a **raise**, or 7NT, by **one**.
- After the other player has passed a double or redouble, the player who made it must pass.

The last bidder is **declarer**. A deal cannot be passed out.

## The secret card and the lead

1. Declarer looks at all 13 cards of the dummy and puts one of them aside, face down: the secret card. It remains a card of the dummy.
2. The other player, the **defender**, leads from their hand.
3. The other 12 cards of the dummy are turned up.

## The play

Each trick has **three** cards: one from each player's hand and one from the dummy. **Both** players can play the dummy's cards:
the player on lead plays the dummy's card to that trick. The player who **played** the winning card wins the trick and leads to
the next one, from the hand that won: their own or the dummy.

| | order of play |
| --- | --- |
| The defender leads, and has won every trick so far from their own hand | defender's hand, **dummy**, declarer's hand |
| Later, a player leads from their hand | their hand, the other's hand, **dummy** |
| Later, a player leads from the dummy | **dummy**, the other's hand, their own hand |

The order changes for good with the first trick that declarer's hand or any card of the dummy wins.

Follow suit if you can, from your hand and from the dummy. Otherwise you may play any card.

Only declarer can play **the secret card**, under the same rules as any card of the dummy.

- When declarer plays from the dummy, they may choose it.
- When the defender plays from the dummy, they **announce** an open card. Declarer lets it **stand** or **replaces** it with the
  secret card, if the secret card may be played there: always on a lead, otherwise if it follows suit or no other card of the
  dummy does. The announced card stays in the dummy, and if the secret card wins the trick, the trick is declarer's.
- If declarer replaces the defender's lead from the dummy, declarer is the leader: the defender plays second, declarer's hand last.
- If no open card follows suit but the secret card does, it is **played automatically** as declarer's card; so it is when it is
  the dummy's last card.
- Declarer is asked each time, even if they cannot replace the card, so that the question gives nothing away. Once the secret
  card has been played, the defender's cards stand at once.

A player may **claim** some or all of the remaining tricks: if the other agrees, the deal ends.

## The score

Declarer needs six tricks more than the level of the contract. Tricks that the defender won with the dummy's cards are the
defender's. Each deal is scored as in duplicate bridge, without honours; part scores do not carry over.

**Vulnerability** depends on the games made. Both players start not vulnerable. A player who makes a **game contract**, worth
100 points or more in tricks, becomes vulnerable. If a vulnerable player makes one, neither player is vulnerable any more. Part
scores change nothing.

The match has eight deals, or ends when a vulnerable player makes a game. The higher total wins.

## Options

- **Ace rule**: applies once in a deal, to the first ace that either player picks up, or once for each player.
- **Forced secret card**: if only the secret card can follow suit when the defender plays from the dummy, it is played
  automatically; or declarer chooses.
- **Match options**: the number of **deals**, and whether the match **ends** after them or when a vulnerable player makes a
  game.
`;

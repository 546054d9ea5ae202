/** The rules as shown to players, in plain words. */
export const rules = `# Minibridge with slips

A step from minibridge towards the auction. Every player writes a **slip** (the table does it for you) with the points of their
hand (4 for an ace, 3 for a king, 2 for a queen, 1 for a jack) and the number of cards they have in each suit.

\`\`\`
                North: the slip says
                11 points, ♠ 3 ♥ 4 ♦ 2 ♣ 4

    West: may overcall,         East
    with East's slip

                South: opens,
                reads North's slip, names "4♥"
\`\`\`

## Opening

Starting with the dealer, each player says **pass** or **I open**, once. The first to open ends the round. If all four pass, the same player
deals again.

## Naming a contract

The **opener** receives their partner's slip and must name a contract: one to seven tricks above six, with trumps or at notrump.
Then the player on opener's left receives the slip of **their own** partner, and passes or **overcalls** with a higher contract:
more tricks, or the same number in a higher denomination (♣ ♦ ♥ ♠ NT). Opener and overcaller go on in turn, always higher, until
one passes. The last to name a contract is **declarer**. The other two say nothing, and see only their own cards.

## The play

The player on declarer's left leads; then the cards of declarer's partner are laid face up as dummy, and declarer plays both
hands. Follow suit if you can. The highest trump wins the trick; if nobody played a trump, the highest card of the suit led
wins.

## The score

As in bridge when nobody is vulnerable and nobody doubles: each trick above six that declarer makes counts 20 in clubs and
diamonds, 30 in hearts and spades, and at notrump 40 for the first and 30 for each other. A contract worth 100 or more is a game
and adds 300; any other contract adds 50. A bid of six adds 500 more, a bid of seven 1,000. If declarer goes down, the opponents
score 50 for each undertrick. After the agreed number of deals the higher total wins.
`;

/** The rules as shown to players, in plain words. */
export const rules = `# Minibridge with slips

A step from minibridge towards the auction. Every player writes a **slip** (the table does it for you): the points of their hand, 4 for an ace,
3 for a king, 2 for a queen, 1 for a jack, and how many cards they have of each suit.

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

The **opener** receives their partner's slip and must name a contract: one to seven tricks above six, with trumps or at notrump. Then the
player at their left receives the slip of **their own** partner, and passes or **overcalls** with a higher contract: more tricks, or as many in a
higher place of ♣ ♦ ♥ ♠ NT. Opener and overcaller go on in turn, always higher, until one passes. The last to name a contract is
**declarer**. The other two say nothing, and see only their own cards.

## The play

The player at declarer's left leads; then the cards of declarer's partner are laid open as dummy, and declarer plays both hands. Follow
the suit that was led if you can; the highest trump wins the trick, or with no trump the highest card of the suit led.

## The score

As in bridge when nobody is vulnerable and nobody doubles: each trick bid and made, and each one more, counts 20 in clubs and diamonds, 30 in
hearts and spades, at notrump 40 for the first and 30 for each other. A contract worth 100 or more is a game and brings 300, any
other 50; a bid of six brings 500 more, of seven 1,000. If declarer fails, the opponents score 50 for each trick missing. After the agreed
number of deals the higher total wins.
`;

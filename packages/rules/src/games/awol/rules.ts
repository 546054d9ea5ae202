/** The rules as shown to players, in plain words. */
export const rules = `# AWOL Bridge

Bridge for three, by Martin Chapman. There are four hands, but only three players: the fourth is absent without leave.

\`\`\`
          North: the dummy
    West                East
          South: the dealer
\`\`\`

## Who plays with whom

The dealer sits **South** and owns the **dummy**, North, in attack and in defence. **East and West** are partners for this deal; both
keep their hands hidden to the end. The deal passes to the left: who was West is South next time. A match is rounds
of three deals, in which each player is South once.

## Opening the dummy

South looks at their own 13 cards and decides first of all: **open** the dummy now, or leave it **closed**. If it stays closed,
West and East call, and then South decides once more, before their own first call. If it stays closed again, nobody
sees it, South neither, until West has led. The sooner South looks, the more they risk:

| the dummy is opened | South | East and West |
|---|---|---|
| before the first call | vulnerable | not vulnerable |
| before South's first call | not vulnerable | not vulnerable |
| only after the lead | not vulnerable | vulnerable |

## The auction

West calls first, then East, then South. The calls are those of contract bridge. Two passes after a bid, double or redouble end the
auction; three passes at the start end the deal without a score, and the deal moves on.

## The play

**West leads, whoever declared.** Then the dummy is opened, if it was not, and South plays both hands. Everyone follows suit; the highest
trump wins, else the highest card of the suit led.

## The score

Each player has their own score. A contract of South's scores for South; one of East and West scores in full for **both** of them.
If it fails, each player of the other side scores the undertricks. Tricks, overtricks, doubles and undertricks count as in contract
bridge. Bonuses:

| made | not vulnerable | vulnerable |
|---|---|---|
| part score of East and West | 50 | 50 |
| part score of South | 0 | 50 |
| game | 300 | 500 |
| small slam, in all | 800 | 1,250 |
| grand slam, in all | 1,300 | 2,000 |

The highest score after the last round wins.
`;

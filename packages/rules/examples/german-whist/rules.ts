// R-GW-1: thirteen cards each; the top card of the stock lies open, and the first one's suit is trumps for the
// whole deal.
// R-GW-2: the winner of each of the first thirteen tricks takes the open card, the loser the next one unseen by
// the other.
// R-GW-3: only the last thirteen tricks count, a point each.
export const rules = `# German whist

Two players collect their hands in thirteen tricks, then play for the thirteen that count.

## The deal

Thirteen cards each; the other 26 are the stock. Its top card is turned up, and its suit is trumps for the whole deal.

## The first thirteen tricks

The dealer's opponent leads. Follow suit if you can. The winner of the trick takes the open card of the stock, the loser the next
one without showing it; then the next card is turned up. The winner leads. These tricks score nothing.

## The last thirteen tricks

The winner of the last trick leads, and the hands that were collected are played out. Each trick is a point.
`;

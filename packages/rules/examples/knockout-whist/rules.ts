// R-KO-1: the last card dealt is the dealer's own, lies open, and its suit is trumps.
// R-KO-2: a trick is a point; a player without one is knocked out of the deal and scores nothing.
export const rules = `# Knockout whist

Everybody plays alone: take as many tricks as you can, and at least one.

## The deal

Four players are dealt seven cards each; the other cards stay out of play. The dealer turns up their last card. It stays in
their hand, and its suit is trumps.

## The play

The player on the dealer's left leads. Follow suit if you can; if you cannot, play any card. The highest trump wins the trick,
or, without a trump, the highest card of the suit led; its player leads next.

## The score

A trick is a point. A player who takes no trick is knocked out of this deal and scores nothing.
`;

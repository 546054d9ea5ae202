// R-OH-1: four players, ten cards each; the next card is turned up, is nobody's, and its suit is trumps.
// R-OH-2: one round of bids from the dealer's left; the dealer bids last and may not bring the sum to the
// number of tricks.
// R-OH-3: a bid made to the trick is ten points and one for each trick; any other result scores nothing.
export const rules = `# Oh Hell

Everybody plays alone: bid the number of tricks that you will take, and take exactly that number.

## The deal

Four players are dealt ten cards each. The next card is turned up and belongs to nobody: its suit is trumps. The other cards
stay out of play.

## The bids

One round, clockwise from the dealer's left: each player bids a number of tricks from 0 to 10. The dealer bids last and may not
choose the number that would let every bid be made.

## The play

The player on the dealer's left leads. Follow suit if you can; if you cannot, play any card. The highest trump wins the trick,
or, without a trump, the highest card of the suit led; its player leads next.

## The score

A player who takes exactly the tricks they bid scores ten points and one for each trick. A player who takes more or fewer scores
nothing.
`;

/** The words of the game and their meanings, for people who have never played, in the order in which they meet them. */
export const words = {
  title: 'What the words mean',
  list: {
    trick: {
      name: 'Trick',
      what: 'One card from each hand, played in turn. The best of them wins the trick.',
    },
    lead: { name: 'Lead', what: 'The first card of a trick. The winner of a trick leads to the next one.' },
    follow: {
      name: 'Follow suit',
      what: 'Play a card of the suit that was led. You must if you can; if you have none, you can play any card.',
    },
    trumps: {
      name: 'Trumps',
      what: 'The suit that beats the three others in this deal. You can play a trump on another suit only if you have no card of that suit.',
    },
    notrump: {
      name: 'Notrump, NT',
      what: 'No suit is trumps: the highest card of the suit that was led wins.',
    },
    partner: { name: 'We and they', what: 'Partners sit opposite each other and win tricks together.' },
    points: {
      name: 'Points of a hand',
      what: 'How strong it is: an ace counts 4, a king 3, a queen 2, a jack 1. All four hands have 40.',
    },
    contract: {
      name: 'Contract',
      what: 'What declarer’s side must do: 4 spades is four tricks more than six, so ten, with spades as trumps.',
    },
    declarer: {
      name: 'Declarer',
      what: 'The player who plays the contract, with their own cards and dummy’s.',
    },
    dummy: { name: 'Dummy', what: 'Declarer’s partner, whose cards lie open. Declarer chooses them.' },
    overtricks: {
      name: 'Overtricks and undertricks',
      what: 'Tricks more than the contract needs score a little extra. For tricks that are missing, the opponents score.',
    },
    game: {
      name: 'Game and part score',
      what: 'A contract worth 100 points or more is game, and has a large bonus: nine tricks at notrump, ten with spades or hearts, eleven with diamonds or clubs. A contract worth less is a part score.',
    },
    vulnerable: {
      name: 'Vulnerable, vul',
      what: 'In some deals a side is vulnerable: its bonuses are larger, and it loses more by going down. “None vul” means that neither side is.',
    },
    dealer: {
      name: 'Dealer',
      what: 'The player who starts the bidding; in the next deal it is the next player.',
    },
    claim: {
      name: 'Claim',
      what: 'To end a deal early by stating how many of the remaining tricks are yours.',
    },
  },
};

import { counted } from './terms.ts';

/** Lessons that are shared with others. */
export const lessons = {
  forClass: 'Lessons for a class or a friend',
  forClassIntro:
    'Share one of the twelve lessons, or one you wrote yourself. You get one link, and you see everybody’s answers. No account is needed.',
  write: 'Write a lesson of your own',
  given: 'Lessons that you share',
  taken: 'Lessons that you take',
  pupils: (n: number): string => (n === 1 ? 'one pupil' : `${n} pupils`),
  share: 'Share this lesson',
  shareIntro:
    'Anyone who opens the link gives a name and bids the hands. You see what each pupil calls, hand by hand.',
  label: 'Class or teacher (optional)',
  labelHelp: 'Everyone who opens the link sees this.',
  make: 'Make the link',
  shared: 'Everybody who has this link can take the lesson.',
  link: 'Link to the lesson',
  copy: 'Copy the link',
  qr: 'The link to the lesson as a QR code',
  shareText: 'A bidding lesson for you',
  toResults: 'To the results',
  keptHere:
    'This device remembers where the results are, and so does your account if you are signed in. The results page has a link for your other devices.',
  own: 'A lesson of your own',
  ownIntro:
    'Write the lesson here, paste it, or drop a file. Separate its parts with empty lines. Below, you see at once what your pupils will see.',
  form: 'How to write a lesson',
  formTitle: 'The first part is the title and starts with #. Other parts are text to read.',
  formQuestion:
    '? starts a question: the hand (spades, hearts, diamonds, clubs), a colon, and the calls so far. Write your question below it.',
  formAnswers:
    '+ is a right call with its reason, - a wrong one. A - without a call answers all other calls.',
  formDeal:
    '= starts a whole deal to play or to look at: the dealer, the vulnerability (none, ns, ew, both), the four hands, a colon, and all calls.',
  example: 'Start with an example',
  source: 'The text of the lesson',
  file: 'Open a file',
  tooLong: (most: number): string => `A lesson can have at most ${counted(most, 'character')}.`,
  wrong: (line: number, why: string): string => `Line ${line}: ${why}`,
  toLine: 'Go to the line',
  ready: (questions: number): string =>
    questions === 1
      ? 'You can share the lesson. It has one hand to bid.'
      : `You can share the lesson. It has ${questions} hands to bid.`,
  readyDeals: (deals: number): string =>
    deals === 1
      ? 'You can share the lesson. It has one deal to play.'
      : `You can share the lesson. It has ${deals} deals to play.`,
  fromDeals: {
    title: 'Make it from deals',
    intro:
      'From a file, a link, deals or their numbers, with any auctions and comments they have; or from deals of one kind. This replaces the text in the field below.',
    given: 'My own deals',
    count: 'How many',
    way: 'What your pupils do',
    ways: { bid: 'Bid a hand of each', play: 'Play the deals' },
    called: 'Title (optional)',
    make: 'Make the lesson',
    busy: (n: number, of: number): string => `Deal ${n} of ${of} …`,
    made: (n: number, of: number): string => `${n} of ${counted(of, 'deal')} below. Change what you like.`,
    said: {
      asked: 'What do you call?',
      right: 'That is how it was bid.',
      otherwise: 'This auction went another way.',
    },
  },
  preview: 'What your pupils will see',
  loading: 'Loading the lesson …',
  labelled: (label: string): string => `Class or teacher: ${label}`,
  hands: (n: number): string => (n === 1 ? 'One hand to bid.' : `${n} hands to bid.`),
  deals: (n: number): string => (n === 1 ? 'One whole deal to play.' : `${n} whole deals to play.`),
  seenName: 'The person who shared this lesson will see the name you give here. The other pupils will not.',
  seen: 'The person who shared this lesson will see your calls and the name you give here. The other pupils will not.',
  name: 'Your name, as the teacher sees it',
  begin: 'Start the lesson',
  takenAs: (name: string): string =>
    `The person who shared this lesson sees your calls under the name ${name}.`,
  ownLink: 'You are sharing this lesson.',
  sent: 'All your answers have arrived.',
  waiting: (n: number): string =>
    n === 1
      ? 'One answer has not arrived yet. It will be sent automatically when there is a connection.'
      : `${n} answers have not arrived yet. They will be sent automatically when there is a connection.`,
  gone: 'The lesson was deleted, or you were removed from its list. Your answers are no longer saved.',
  again: 'Try again',
  results: 'Results',
  resultsOf: (title: string): string => `Results: ${title}`,
  refresh: 'Refresh',
  noKey:
    'Only the person who shared the lesson can see its results. Open them on the device that shared it, or sign in to the account that did.',
  nobody: 'Nobody has started yet. Send the link to your pupils.',
  pupil: 'Pupil',
  sum: 'Right first time',
  hand: (n: number): string => `Hand ${n}`,
  sumOf: (right: number, all: number): string => `${right} of ${all}`,
  first: 'right on the first try',
  later: (tries: number): string => `right on try ${tries}`,
  notYet: (tries: number): string =>
    tries === 1 ? 'one try, not right yet' : `${tries} tries, not right yet`,
  none: 'no answer yet',
  key: '✓ right on the first try · 2, 3 … right on that try · ✗ not right yet · – no answer yet',
  hardest: 'The hands, hardest first',
  hardestAre: 'Hardest:',
  rightOf: (right: number, tried: number): string => `${right} of ${tried} right on the first try`,
  firstCalls: 'First calls:',
  rightCall: 'right',
  csv: 'Table (CSV)',
  forPupils: 'The link for your pupils',
  open: 'Open the lesson as your pupils see it',
  otherDevice: 'Open the results on another device',
  otherDeviceIntro: 'Anyone who has this link can see all results and delete them. Keep it to yourself.',
  otherDeviceCopy: 'Copy the link to the results',
  dismiss: 'Remove a pupil',
  dismissWhom: (name: string): string => `Remove ${name} from the list`,
  dismissWhy: 'This deletes their answers for good.',
  dismissYes: 'Remove from the list',
  dismissTogether: 'Everybody from the same network',
  delete: 'Delete the lesson and all results',
  deleteWhy: 'The link will stop working, and the answers of all pupils will be gone for good.',
  deleteYes: 'Delete everything',
  deleteNo: 'Keep it',
};

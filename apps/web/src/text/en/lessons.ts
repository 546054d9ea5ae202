import { counted } from './terms.ts';

/** Lessons that are shared with others. */
export const lessons = {
  forClass: 'Lessons for a class or a friend',
  forClassIntro:
    'Share one of the twelve, or a lesson that you have written yourself: one link, and you see what everybody answers. No account is needed.',
  write: 'Write a lesson of your own',
  given: 'Lessons that you share',
  taken: 'Lessons that you take',
  pupils: (n: number): string => (n === 1 ? 'one pupil' : `${n} pupils`),
  share: 'Share this lesson',
  shareIntro:
    'Who opens the link gives a name and bids the hands. You see what each of them calls, hand by hand.',
  label: 'Class or teacher (may be left out)',
  labelHelp: 'Shown to those who open the link.',
  make: 'Make the link',
  shared: 'The lesson can be taken by everybody who has this link.',
  link: 'Link to the lesson',
  copy: 'Copy the link',
  qr: 'The link to the lesson as a QR code',
  shareText: 'A lesson in bidding for you',
  toResults: 'To the results',
  keptHere:
    'The way to the results is kept on this device, and in your account when you are signed in. On their page there is a link to them for other devices.',
  own: 'A lesson of your own',
  ownIntro:
    'Write the lesson here, paste it or drop a file. Parts are divided by empty lines. Below you see at once what your pupils will see.',
  form: 'How a lesson is written',
  formTitle: 'The first part is the title, with # before it. Other parts are words to read.',
  formQuestion:
    '? begins a question: the hand (spades, hearts, diamonds, clubs), a colon, and what was called before. What you ask stands below.',
  formAnswers:
    '+ is a right call and its reason, - a wrong one. A - without a call is said to all other calls.',
  formDeal:
    '= begins a whole deal to play or to look at: the dealer, who is vulnerable (none, ns, ew, both), the four hands, a colon, and all calls.',
  example: 'Begin with an example',
  source: 'The text of the lesson',
  file: 'Open a file',
  tooLong: (most: number): string => `A lesson has ${counted(most, 'character')} at most.`,
  wrong: (line: number, why: string): string => `Line ${line}: ${why}`,
  toLine: 'Go to the line',
  ready: (questions: number): string =>
    questions === 1
      ? 'The lesson can be shared. It asks one hand.'
      : `The lesson can be shared. It asks ${questions} hands.`,
  readyDeals: (deals: number): string =>
    deals === 1
      ? 'The lesson can be shared. It has one deal to play.'
      : `The lesson can be shared. It has ${deals} deals to play.`,
  fromDeals: {
    title: 'Make it from deals',
    intro:
      'From a file, a link, deals or their numbers, with the auctions and comments that are there; or from deals of a kind. What stands in the field below is replaced.',
    given: 'Deals of my own',
    count: 'How many',
    way: 'What your pupils do',
    ways: { bid: 'Bid a hand of each', play: 'Play the deals' },
    called: 'Title (may be left out)',
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
  loading: 'Asking for the lesson …',
  labelled: (label: string): string => `Class or teacher: ${label}`,
  hands: (n: number): string => (n === 1 ? 'One hand to bid.' : `${n} hands to bid.`),
  deals: (n: number): string => (n === 1 ? 'One whole deal to play.' : `${n} whole deals to play.`),
  seenName: 'Who shared this lesson will see the name that you give here. The other pupils will not.',
  seen: 'Who shared this lesson will see what you call at each hand, and the name that you give here. The other pupils will not.',
  name: 'Your name, as the teacher sees it',
  begin: 'Begin the lesson',
  takenAs: (name: string): string => `Who shared this lesson sees what you call, under the name ${name}.`,
  ownLink: 'You share this lesson.',
  sent: 'All your answers have arrived.',
  waiting: (n: number): string =>
    n === 1
      ? 'One answer has not arrived yet. It will be sent automatically when there is a connection.'
      : `${n} answers have not arrived yet. They will be sent by themselves as soon as there is a connection.`,
  gone: 'The lesson has been deleted, or you were taken off its list. Your answers are not kept any longer.',
  again: 'Try again',
  results: 'Results',
  resultsOf: (title: string): string => `Results: ${title}`,
  refresh: 'Refresh',
  noKey:
    'The results are for who shared the lesson. Open them on the device where it was shared, or sign in to that account.',
  nobody: 'Nobody has begun yet. Send the link to your pupils.',
  pupil: 'Pupil',
  sum: 'Right at once',
  hand: (n: number): string => `Hand ${n}`,
  sumOf: (right: number, all: number): string => `${right} of ${all}`,
  first: 'right at the first try',
  later: (tries: number): string => `right at try ${tries}`,
  notYet: (tries: number): string =>
    tries === 1 ? 'one try, not right yet' : `${tries} tries, not right yet`,
  none: 'no answer yet',
  key: '✓ right at the first try · 2, 3 … right at that try · ✗ not right yet · – no answer yet',
  hardest: 'The hands, hardest first',
  hardestAre: 'Hardest:',
  rightOf: (right: number, tried: number): string => `${right} of ${tried} right at the first try`,
  firstCalls: 'First calls:',
  rightCall: 'right',
  csv: 'Table (CSV)',
  forPupils: 'The link for your pupils',
  open: 'Open the lesson as your pupils see it',
  otherDevice: 'Open the results on another device',
  otherDeviceIntro: 'Who has this link sees all results and can delete them. Give it to nobody but yourself.',
  otherDeviceCopy: 'Copy the link to the results',
  dismiss: 'Take somebody off the list',
  dismissWhom: (name: string): string => `Take ${name} off the list`,
  dismissWhy: 'What was answered there is gone for good then.',
  dismissYes: 'Take off the list',
  dismissTogether: 'Everybody from the same network',
  delete: 'Delete the lesson and all results',
  deleteWhy: 'The link leads nowhere then, and the answers of all pupils are gone for good.',
  deleteYes: 'Delete all of it',
  deleteNo: 'Keep it',
};

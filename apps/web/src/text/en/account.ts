/** One's own account. */
export const account = {
  title: 'Your account',
  link: 'Account',
  intro:
    'Nobody needs an account to play. With one, your boards are kept together, also those that you have played as a guest on this device.',
  way: 'Do you have one?',
  ways: { session: 'Sign in', account: 'Make an account' },
  name: 'Name of the account',
  password: 'Password',
  passwordHelp: 'Ten characters at least; a few words are good.',
  tooOften: 'Too many tries. Wait a minute, then try again.',
  signedInAs: 'Signed in as',
  signOut: 'Sign out',
  boards: 'Your boards',
  noBoards: 'No board yet. Play a deal to its end, and it is listed here.',
  game: 'Game',
  deal: 'Deal',
  dealCalled: (n: number): string => `Deal ${n}`,
  contract: 'Result',
  noContract: '–',
  points: 'Points',
};

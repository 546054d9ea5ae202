/** The words about the recovery link: a director's key for another device. */
export const recovery = {
  title: 'Recovery link',
  help: 'If this device fails, open this link on another one. Anyone who has the link can direct the evening, so keep it where only you can find it.',
  offer: 'If this device fails, a recovery link opens the desk on another one.',
  toLink: 'Get a recovery link',
  later: 'Not now',
  create: 'Create a recovery link',
  created: 'The link is shown only once: copy, print or send it now. You can revoke it below, under “Keys”.',
  label: 'recovery link',
  code: 'Show as a code',
  codeLabel: 'The recovery link as a code to scan',
  print: 'Print',
  paper:
    'If the director’s device fails, scan this code or open this link on another one. Anyone who has the link can direct the evening, so keep it where only the director can find it.',
  account: {
    title: 'In your account',
    help: (name: string): string =>
      `The account ${name} can hold this desk: sign in on any device to open it. The account gets a key of its own, which you can revoke below.`,
    without: 'An account can hold this desk: sign in on any device to open it.',
    signIn: 'Sign in or make an account',
    keep: 'Keep the desk in my account',
    kept: (name: string): string =>
      `The account ${name} holds this desk: sign in on another device, and open it from your account.`,
    key: 'an account',
  },
  share: 'Recovery link: it opens the director’s desk.',
};

/** What a messenger shows of the link to a table: these words go to the server, and to no page. */
export const preview = {
  title: (name: string, game: string): string => `${name} invites you to ${game}`,
  description: (match: string, free: string): string =>
    `${match}. Free: ${free}. It opens in the browser: no account, nothing to install.`,
};

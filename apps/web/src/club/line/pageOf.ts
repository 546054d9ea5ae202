/** The page for a role, behind the tournament's address. */
export const pageOf = (role: string): string =>
  role === 'director' || role === 'scorer'
    ? '/desk'
    : role === 'table' || role === 'player'
      ? '/score'
      : role === 'screen'
        ? '/screen'
        : '';

import type { Define } from '../command.ts';

export interface CommandEntry {
  readonly name: string;
  readonly summary: string;
  /** Loads the command when it is called, so that a start reads only what it needs. */
  readonly load: () => Promise<Define>;
  /** True if the command speaks of all commands, so that all must be declared. */
  readonly needsAll?: true;
}

/** Every command, one line each, in the order of the help. */
export const COMMANDS: readonly CommandEntry[] = [
  { name: 'games', summary: 'list the games', load: async () => (await import('./games.ts')).games },
  {
    name: 'rules',
    summary: 'print the rules of a game',
    load: async () => (await import('./rules.ts')).rules,
  },
  {
    name: 'play',
    summary: 'play a game with bots in all seats',
    load: async () => (await import('./play.ts')).play,
  },
  {
    name: 'score',
    summary: 'score the deals of a file, one per line',
    load: async () => (await import('./score.ts')).score,
  },
  {
    name: 'traveller',
    summary: 'compare the results of a board: matchpoints, IMPs',
    load: async () => (await import('./duplicate/traveller.ts')).traveller,
  },
  {
    name: 'event',
    summary: 'rank an event from its score file',
    load: async () => (await import('./duplicate/event.ts')).event,
  },
  {
    name: 'series',
    summary: 'rank players over several events, as a series or a ladder',
    load: async () => (await import('./duplicate/series.ts')).series,
  },
  {
    name: 'tournament',
    summary: 'run a duplicate tournament from files: its log, results and ranking',
    load: async () => (await import('./duplicate/tournament.ts')).tournament,
  },
  {
    name: 'imps',
    summary: 'convert scores to IMPs',
    load: async () => (await import('./duplicate/imps.ts')).imps,
  },
  {
    name: 'vp',
    summary: 'convert IMPs to victory points',
    load: async () => (await import('./duplicate/vp.ts')).vp,
  },
  {
    name: 'movement',
    summary: 'print a movement: who meets whom at which table, with which boards',
    load: async () => (await import('./duplicate/movement.ts')).movement,
  },
  {
    name: 'worth',
    summary: 'evaluate a hand by several counts',
    load: async () => (await import('./worth.ts')).worth,
  },
  {
    name: 'print',
    summary: 'print sheets for the tables: guide cards, travellers, hand records, the ranking',
    load: async () => (await import('./print.ts')).print,
  },
  {
    name: 'replay',
    summary: 'replay the boards of a file and check every call and card',
    load: async () => (await import('./replay.ts')).replay,
  },
  {
    name: 'convert',
    summary: 'turn a file of boards into another format',
    load: async () => (await import('./convert.ts')).convert,
  },
  {
    name: 'dd',
    summary: 'solve deals double dummy: the tricks for every declarer in every strain',
    load: async () => (await import('./dd.ts')).dd,
  },
  {
    name: 'solve',
    summary: 'solve a position double dummy: the tricks that each card takes',
    load: async () => (await import('./solve.ts')).solve,
  },
  {
    name: 'card',
    summary: 'find the card to play in positions of contract bridge',
    load: async () => (await import('./card.ts')).card,
  },
  {
    name: 'match',
    summary: 'let bots bid and play deals of contract bridge',
    load: async () => (await import('./match.ts')).match,
  },
  {
    name: 'bid',
    summary: 'ask a bot for its call with a hand, and for the meaning of the call',
    load: async () => (await import('./bid.ts')).bid,
  },
  {
    name: 'deal',
    summary: 'deal hands at random, by number, or to your conditions',
    load: async () => (await import('./deal.ts')).deal,
  },
  {
    name: 'backup',
    summary: "back up a server's tables to a file; the server may be running",
    load: async () => (await import('./backup.ts')).backup,
  },
  {
    name: 'restore',
    summary: "restore a server's tables from a backup; the server may be running",
    load: async () => (await import('./backup.ts')).restore,
  },
  {
    name: 'health',
    summary: 'ask the server on this machine if it is ready, for containers and monitoring',
    load: async () => (await import('./health.ts')).health,
  },
  {
    name: 'upgrade',
    summary: 'replace a downloaded release by a newer one, or bring the former one back',
    load: async () => (await import('./upgrade.ts')).upgrade,
  },
  {
    name: 'moderate',
    summary: 'read reports, ban people and remove posts; the server may be running',
    load: async () => (await import('./moderate.ts')).moderate,
  },
  {
    name: 'start',
    summary: 'run the server on this computer, open the browser, and show a QR code for phones',
    load: async () => (await import('./start.ts')).start,
  },
  {
    name: 'serve',
    summary: 'run the server, as npm start does',
    load: async () => (await import('./serve.ts')).serve,
  },
  {
    name: 'completion',
    summary: 'print completions for bash, zsh or fish',
    load: async () => (await import('./completion.ts')).completion,
    needsAll: true,
  },
  {
    name: 'man',
    summary: 'print the manual page, for man -l -',
    load: async () => (await import('./completion.ts')).man,
    needsAll: true,
  },
];

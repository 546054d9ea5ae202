/** A package that others can install. */
export interface Published {
  /** The folder in `packages`, and the name behind `@overtrick/`. */
  readonly name: string;
  /** The entries that its README describes and that are kept from version to version, as in `exports`. */
  readonly covered: readonly string[];
  /** The module behind `.`, if it is not that of the tree. */
  readonly index?: string;
  /**
   * True if the package also offers its other entries, which are none of its promises: its siblings need them.
   */
  readonly isOpen?: true;
  /** The packages that a user installs for some of the entries alone. */
  readonly optional?: readonly string[];
  /** The most bytes that each import may add to a page: bundled for a browser, minified, packed by gzip. */
  readonly budgets: Readonly<Record<string, number>>;
}

/** The packages that are published, each after those that it needs. */
export const PUBLISHED: readonly Published[] = [
  {
    name: 'rules',
    covered: ['.', './evaluate', './games', './games/bridge', './record'],
    isOpen: true,
    budgets: { '.': 8_000, './evaluate': 2_500, './games/bridge': 20_000, './games': 87_000 },
  },
  {
    name: 'solver',
    covered: ['.', './load', './node', './pool', './solver.wasm'],
    index: './src/whole.ts',
    isOpen: true,
    optional: ['piscina'],
    budgets: { '.': 7_200, './load': 350 },
  },
  {
    name: 'duplicate',
    covered: ['.'],
    isOpen: true,
    budgets: { '.': 14_000 },
  },
  {
    name: 'formats',
    covered: ['.', './records', './dealer', './usebio', './bridgemate'],
    optional: ['@overtrick/duplicate', 'fast-xml-parser'],
    budgets: { '.': 39_000, './dealer': 41_000, './records': 120_000 },
  },
  {
    name: 'bots',
    covered: ['.'],
    budgets: { '.': 540_000 },
  },
];

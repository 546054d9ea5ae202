interface SectionPage {
  readonly name: 'history' | 'challenges' | 'bidding' | 'analyse' | 'deals' | 'pad';
  readonly path: string;
}

/** A part of the site: where it begins, the addresses that belong to it, and the pages that stand beside each other. */
interface Section {
  readonly name: 'play' | 'club' | 'learn' | 'boards';
  readonly path: string;
  /** The first words of its addresses; none for the lobby itself. */
  readonly within: readonly string[];
  readonly pages?: readonly SectionPage[];
}

export const SECTIONS: readonly Section[] = [
  { name: 'play', path: '/', within: ['', 't', 'rules', 'meet'] },
  { name: 'club', path: '/club', within: ['club', 'clubs'] },
  { name: 'learn', path: '/learn', within: ['learn', 'lesson', 'lessons'] },
  {
    name: 'boards',
    path: '/history',
    within: ['history', 'challenges', 'challenge', 'bidding', 'analyse', 'board', 'deals', 'again', 'pad'],
    pages: [
      { name: 'history', path: '/history' },
      { name: 'challenges', path: '/challenges' },
      { name: 'bidding', path: '/bidding' },
      { name: 'analyse', path: '/analyse' },
      { name: 'deals', path: '/deals' },
      { name: 'pad', path: '/pad' },
    ],
  },
];

/** The part of the site in which an address lies; `undefined` for pages of the visitor and those that are nowhere. */
export function sectionOf(path: string): Section['name'] | undefined {
  const first = path.split('/')[1] ?? '';
  return SECTIONS.find(({ within }) => within.includes(first))?.name;
}

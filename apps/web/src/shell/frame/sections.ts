/** A page listed beside others of its part of the site. */
interface SectionPage {
  readonly name: 'history' | 'challenges' | 'bidding' | 'analyse' | 'deals' | 'pad';
  readonly path: string;
  /** The first words of the addresses that belong to it. */
  readonly within: readonly string[];
}

/** A part of the site: its first page, the addresses that belong to it, and the pages listed side by side in it. */
interface Section {
  readonly name: 'play' | 'club' | 'learn' | 'boards';
  readonly path: string;
  /** The first words of its addresses, without those of its pages; empty for the lobby itself. */
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
    within: [],
    pages: [
      { name: 'history', path: '/history', within: ['history', 'board', 'again'] },
      { name: 'challenges', path: '/challenges', within: ['challenges', 'challenge'] },
      { name: 'bidding', path: '/bidding', within: ['bidding'] },
      { name: 'analyse', path: '/analyse', within: ['analyse'] },
      { name: 'deals', path: '/deals', within: ['deals'] },
      { name: 'pad', path: '/pad', within: ['pad'] },
    ],
  },
];

const firstOf = (path: string): string => path.split('/')[1] ?? '';

/** Returns the page of a section that an address belongs to; `undefined` where its section has no pages. */
export const pageOf = (path: string): SectionPage['name'] | undefined =>
  SECTIONS.flatMap(({ pages = [] }) => pages).find(({ within }) => within.includes(firstOf(path)))?.name;

/** Returns the section of the site for an address; `undefined` for the visitor's own pages and unknown addresses. */
export function sectionOf(path: string): Section['name'] | undefined {
  const page = pageOf(path);
  return SECTIONS.find(
    ({ within, pages = [] }) => within.includes(firstOf(path)) || pages.some(({ name }) => name === page),
  )?.name;
}

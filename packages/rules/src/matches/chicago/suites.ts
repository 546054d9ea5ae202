import type { FormNotes } from '../../suites/notes.ts';

export const notes: FormNotes = {
  firstDealer: { fixed: 'RULES 3.1: by the deal of the chukka', for: 'sides' },
};

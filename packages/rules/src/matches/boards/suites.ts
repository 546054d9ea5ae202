import type { FormNotes } from '../../suites/notes.ts';

export const notes: FormNotes = {
  firstDealer: { fixed: 'RULES 1.1, R-SOLO-2: by the number of the board' },
  isDealerFree: true,
};

import { counted } from '../terms.ts';

/** The ruling assistant: the words around the rulings, which are texts of their own. */
export const assistant = {
  title: 'Rulings',
  open: 'Ruling assistant',
  intro:
    'Something went wrong at a table? Choose what, answer a few questions, and read what the Laws say is done now.',
  answers: 'Your answers',
  change: 'Change',
  changeOf: (question: string): string => `Change the answer: ${question}`,
  ruling: 'The ruling',
  law: (law: string): string => `Law ${law}`,
  now: 'Now',
  later: 'What may follow',
  toDefenders: (tricks: number): string => `${counted(tricks, 'trick')} to the defenders`,
  toDeclarer: (tricks: number): string => `${counted(tricks, 'trick')} to declarer`,
  result: 'Result at the table',
  resultHelp: 'If you like: as 4S N 10. Then the ruling shows the result after tricks are transferred.',
  take: 'Use this ruling',
  all: 'All rulings',
  source:
    'In our own words, by the Laws of Duplicate Bridge 2017. The Law itself and the director at the table decide.',
};

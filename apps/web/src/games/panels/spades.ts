import { text } from '../../text/text.ts';
import type { GamePanel } from '../panel.ts';

const { title, help, look, blind } = text.panels.blindNil;

/** Spades and its relatives: players can bid nil before they look at their cards. */
export const spadesPanel: GamePanel = {
  question: ({ phase }) => (phase === 'decide' ? { title, help, choices: { look, blind } } : undefined),
};

import type { SignupView } from '@overtrick/protocol/signups';
import { eveningText } from '../../text/evening.ts';

/** Writes the names of a pair or a single; a name that is hidden from the visitor is “a member”. */
export const namesOf = ({ players }: Pick<SignupView, 'players'>): string =>
  players.map(({ name }) => name ?? eveningText.home.hiddenName).join(eveningText.and);

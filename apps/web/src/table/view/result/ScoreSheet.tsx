import type { TableState } from '@overtrick/protocol/table';
import { Sheet } from '../../../deal/sheet/Sheet.tsx';
import { partiesOf, partyName } from '../../../deal/words.ts';

/** The match at a table so far, the visitor's own column first. */
export const ScoreSheet = ({ state }: { readonly state: TableState }) => (
  <Sheet sheet={state.sheet} parties={partiesOf(state)} nameOf={(party) => partyName(state, party)} />
);

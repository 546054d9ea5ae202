import type { Chair } from '@overtrick/protocol/openTable';
import type { TableState } from '@overtrick/protocol/table';
import { Dialog } from '../../../design/Dialog.tsx';
import { teamOf } from '../../../games/tally.ts';
import { text } from '../../../text/text.ts';
import { useTable } from '../../ctrl/context.ts';
import { freeChairs } from '../../state/chairs.ts';
import type { PanelProps } from '../../state/panel.ts';
import { Invited } from './Invited.tsx';
import { SitForm } from './SitForm.tsx';

/** The panel for taking a chair that a computer player holds. */
export function SitPanel({ onClose }: PanelProps) {
  const shown = useTable((model) => model.shown);
  if (shown === undefined) return null;
  const isClosed = shown.policies.join === 'closed';
  // those opposite a person come first
  const free = freeChairs(shown).toSorted((a, b) => friendsOf(shown, b).length - friendsOf(shown, a).length);
  const labelOf = (chair: Chair) => {
    const friends = friendsOf(shown, chair).map(({ name }) => text.sit.partnerOf(name));
    return [text.sit.chair(chair.seat, chair.name), ...friends].join(', ');
  };
  return (
    <Dialog title={text.sit.title} onClose={onClose}>
      <Invited info={shown} free={free} />
      <p>{isClosed ? text.refusals.ERR_CLOSED : free.length === 0 ? text.sit.full : text.sit.intro}</p>
      <SitForm info={shown} free={free} labelOf={labelOf} onDone={onClose} onWatch={onClose} />
    </Dialog>
  );
}

/** Returns the people who play on the same team as a chair. */
const friendsOf = (state: TableState, { seat }: Chair): readonly Chair[] =>
  state.chairs.filter(
    (one) => one.kind === 'person' && one.seat !== seat && teamOf(state.view, seat).includes(one.seat),
  );

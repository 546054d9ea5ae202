import type { Side } from '@overtrick/rules/cards/seat';
import { Link } from 'wouter';
import { SystemSheet } from '../../../card/SystemSheet.tsx';
import { Dialog } from '../../../design/Dialog.tsx';
import type { SystemName } from '../../../games/systemCard.ts';
import { systemAt } from '../../../games/systems.ts';
import { talkText } from '../../../text/talk.ts';
import { text } from '../../../text/text.ts';
import { useTable } from '../../ctrl/context.ts';
import type { PanelProps } from '../../state/panel.ts';

/** The cards of the systems by which the sides of the table bid: one where they bid by the same. */
export default function SystemPanel({ onClose }: PanelProps) {
  const shown = useTable((model) => model.shown);
  if (shown === undefined) return null;
  const [ours, theirs] = [systemAt(shown, 'N'), systemAt(shown, 'E')];
  const isSame = ours?.id === theirs?.id;
  return (
    <Dialog look="sheet" title={talkText.systems.title} onClose={onClose}>
      <p>
        <Link href="/card">{talkText.agreements.title}</Link> ·{' '}
        <Link href="/systems">{talkText.systems.all}</Link>
      </p>
      {ours && <Card system={ours} side={isSame ? undefined : 'NS'} />}
      {theirs && !isSame && <Card system={theirs} side="EW" />}
    </Dialog>
  );
}

/** @param side whose it is, where the sides have different ones */
function Card({
  system: { id, name },
  side,
}: {
  readonly system: SystemName;
  readonly side: Side | undefined;
}) {
  const words = talkText.systems;
  return (
    <section aria-label={name}>
      <p>
        {side !== undefined && `${text.parties.name(side)}: `}
        {words.plays(name)}
      </p>
      <SystemSheet id={id} />
    </section>
  );
}

import { Dialog } from '../../../design/Dialog.tsx';
import { text } from '../../../text/text.ts';
import { useTable } from '../../ctrl/context.ts';
import type { PanelProps } from '../../state/panel.ts';
import { TableAuction } from '../auction/TableAuction.tsx';
import { LastTrick } from '../felt/LastTrick.tsx';
import { Reckoning } from '../result/Reckoning.tsx';
import { ScoreSheet } from '../result/ScoreSheet.tsx';

export function AuctionPanel({ onClose }: PanelProps) {
  const shown = useTable((model) => model.shown);
  return (
    <Dialog look="sheet" title={text.table.auction} onClose={onClose}>
      {shown && <TableAuction state={shown} />}
    </Dialog>
  );
}

export function LastTrickPanel({ onClose }: PanelProps) {
  const shown = useTable((model) => model.shown);
  return (
    <Dialog look="sheet" title={text.table.lastTrick} onClose={onClose}>
      {shown && <LastTrick state={shown} />}
    </Dialog>
  );
}

export function SheetPanel({ onClose }: PanelProps) {
  const shown = useTable((model) => model.shown);
  return (
    <Dialog look="sheet" title={text.result.sheet} onClose={onClose}>
      {shown && <ScoreSheet state={shown} />}
      {shown && <Reckoning state={shown} />}
    </Dialog>
  );
}

import { Dialog } from '../../../design/Dialog.tsx';
import { text } from '../../../text/text.ts';
import { useTable } from '../../context.ts';
import { LastTrick } from '../LastTrick.tsx';
import type { PanelProps } from '../Panels.tsx';
import { ScoreSheet } from '../result/ScoreSheet.tsx';
import { TableAuction } from '../TableAuction.tsx';

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
    </Dialog>
  );
}

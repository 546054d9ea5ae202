import { lazy, Suspense } from 'react';
import type { Panel, PanelProps } from '../state/panel.ts';
import { ChatPanel } from './panels/ChatPanel.tsx';
import { ClaimPanel } from './panels/ClaimPanel.tsx';
import { HintPanel } from './panels/HintPanel.tsx';
import { HostPanel } from './panels/HostPanel.tsx';
import { InvitePanel } from './panels/InvitePanel.tsx';
import { KeysPanel } from './panels/KeysPanel.tsx';
import { LeavePanel } from './panels/LeavePanel.tsx';
import { AuctionPanel, LastTrickPanel, SheetPanel } from './panels/Lookups.tsx';
import { MorePanel } from './panels/MorePanel.tsx';
import { RematchPanel } from './panels/RematchPanel.tsx';
import { SitPanel } from './panels/SitPanel.tsx';
import { TableRulesPanel } from './panels/TableRulesPanel.tsx';
import { WordsPanel } from './panels/WordsPanel.tsx';

const CardPanel = lazy(() => import('./panels/CardPanel.tsx'));
const DirectPanel = lazy(() => import('./panels/DirectPanel.tsx'));
const AdjustPanel = lazy(() => import('./panels/AdjustPanel.tsx'));
const SystemPanel = lazy(() => import('./panels/SystemPanel.tsx'));
const Settings = lazy(() => import('../../shell/frame/Settings.tsx'));

const PANELS = {
  invite: InvitePanel,
  sit: SitPanel,
  claim: ClaimPanel,
  auction: AuctionPanel,
  lastTrick: LastTrickPanel,
  sheet: SheetPanel,
  keys: KeysPanel,
  leave: LeavePanel,
  more: MorePanel,
  rules: TableRulesPanel,
  chat: ChatPanel,
  hint: HintPanel,
  host: HostPanel,
  words: WordsPanel,
  system: SystemPanel,
  card: CardPanel,
  direct: DirectPanel,
  adjust: AdjustPanel,
  rematch: RematchPanel,
  settings: Settings,
} as const satisfies Readonly<Record<Panel, unknown>>;

/** The panel that is open over the table, if one is. */
export function Panels({ panel, onClose }: PanelProps & { readonly panel: Panel | undefined }) {
  if (panel === undefined) return null;
  const Open = PANELS[panel];
  return (
    <Suspense>
      <Open key={panel} onClose={onClose} />
    </Suspense>
  );
}

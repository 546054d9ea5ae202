import { createContext, useContext } from 'react';

/** The panels that can be opened over the table. */
export type Panel =
  | 'invite'
  | 'sit'
  | 'claim'
  | 'auction'
  | 'lastTrick'
  | 'sheet'
  | 'keys'
  | 'leave'
  | 'rules'
  | 'chat'
  | 'hint'
  | 'host'
  | 'words'
  | 'system'
  | 'card'
  | 'direct'
  | 'adjust'
  | 'rematch'
  | 'more'
  | 'settings';

/** All that a panel is given by the table under it. */
export interface PanelProps {
  readonly onClose: () => void;
}

export const PanelContext = createContext<(panel: Panel | undefined) => void>(() => undefined);

/** Opens a panel. */
export const useOpenPanel = () => useContext(PanelContext);

import { createContext, useContext } from 'react';

/** What can be opened over the table. */
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
  | 'more'
  | 'settings';

export const PanelContext = createContext<(panel: Panel | undefined) => void>(() => undefined);

/** Opens a panel. */
export const useOpenPanel = () => useContext(PanelContext);

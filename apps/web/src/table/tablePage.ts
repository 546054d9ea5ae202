/** Loads the page of a table; the lobby calls it ahead of time. */
export const loadTablePage = () => import('./TablePage.tsx');

/** Loads the page of a table once this page is there and the browser is idle. Returns a function that cancels it. */
export function fetchTablePageSoon(): () => void {
  let idle: number | undefined;
  const fetchIt = (): void => void loadTablePage();
  const wait = (): void => {
    // Safari has no idle callbacks
    if ('requestIdleCallback' in window) idle = requestIdleCallback(fetchIt, { timeout: 500 });
    else fetchIt();
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
  return () => {
    removeEventListener('load', wait);
    if (idle !== undefined) cancelIdleCallback(idle);
  };
}

/** The page of a table, which the lobby fetches ahead. */
export const loadTablePage = () => import('./TablePage.tsx');

/**
 * Fetches the page of a table as soon as this page is there and the browser has nothing else to do. The answer takes it
 * back.
 */
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

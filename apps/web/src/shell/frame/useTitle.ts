import { useEffect } from 'react';
import { text } from '../../text/text.ts';

/** What the browser calls the page: its title, then the product. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === text.product ? title : `${title} · ${text.product}`;
  }, [title]);
}

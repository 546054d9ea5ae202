import { useEffect } from 'react';
import { text } from '../../text/text.ts';

/** Sets the title of the page in the browser: its title, then the product. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === text.product ? title : `${title} · ${text.product}`;
  }, [title]);
}

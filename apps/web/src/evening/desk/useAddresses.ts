import { useEffect, useState } from 'react';
import { ask } from '../../server/ask.ts';

/** The addresses by which phones reach the server. */
interface Addresses {
  /** The address used in links. */
  readonly origin: string;
  /** The addresses to choose from, where the page's own address reaches only this machine. */
  readonly others: readonly string[];
  readonly choose: (address: string) => void;
}

const isHere = (): boolean => /^(?:localhost|127\.|\[::1\])/.test(location.hostname);

/** Returns the addresses for links: a page opened on the server itself uses an address of the network. */
export function useAddresses(): Addresses {
  const [others, setOthers] = useState<readonly string[]>([]);
  const [chosen, choose] = useState<string>();
  useEffect(() => {
    if (!isHere()) return;
    void ask('GET /api/addresses').then((told) => told.ok && setOthers(told.value.addresses));
  }, []);
  return { origin: chosen ?? others[0] ?? location.origin, others, choose };
}

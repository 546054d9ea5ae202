import { useEffect, useState } from 'react';
import { ask } from '../../server/ask.ts';

/** The addresses by which phones reach the server. */
interface Addresses {
  /** The one that links are made with. */
  readonly origin: string;
  /** Those to choose from, where the page's own address reaches this machine alone. */
  readonly others: readonly string[];
  readonly choose: (address: string) => void;
}

const isHere = (): boolean => /^(?:localhost|127\.|\[::1\])/.test(location.hostname);

/** A page that was opened on the server itself makes its links with an address of the network. */
export function useAddresses(): Addresses {
  const [others, setOthers] = useState<readonly string[]>([]);
  const [chosen, choose] = useState<string>();
  useEffect(() => {
    if (!isHere()) return;
    void ask('GET /api/addresses').then((told) => told.ok && setOthers(told.value.addresses));
  }, []);
  return { origin: chosen ?? others[0] ?? location.origin, others, choose };
}

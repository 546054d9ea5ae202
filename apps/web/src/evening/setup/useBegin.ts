import { useState } from 'react';
import { useLocation } from 'wouter';
import { begin, type NewEvening } from './begin.ts';

/** Opens the evening and goes to its desk; gives why not. */
export function useBegin() {
  const [, navigate] = useLocation();
  const [isBusy, setBusy] = useState(false);
  const [why, setWhy] = useState<string>();
  const go = async (wanted: NewEvening) => {
    setBusy(true);
    const begun = await begin(wanted);
    setBusy(false);
    if ('why' in begun) setWhy(begun.why);
    else navigate(`/club/${begun.tournament}/desk`);
  };
  return { go, isBusy, why };
}

import { useEffect } from 'react';
import { useCtrl } from '../ctrl/context.ts';
import type { DeviceHolder } from './HandedOver.tsx';
import { passesTo, seenOf, toldSince } from './passing.ts';

/** Passes the device on as soon as its holder has nothing more to do. */
export function Passing({ held }: { readonly held: DeviceHolder }) {
  const { store } = useCtrl();
  const { onPass, othersSeen } = held;
  useEffect(() => {
    const look = (): void => {
      const model = store.getState();
      const to = passesTo(model);
      if (to === undefined || model.shown === undefined) return;
      onPass({ to, seen: seenOf(model.shown), told: toldSince(model.shown, othersSeen) });
    };
    look();
    return store.subscribe(look);
  }, [store, onPass, othersSeen]);
  return null;
}

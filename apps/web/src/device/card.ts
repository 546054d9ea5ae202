import type { PartnershipCard } from '@overtrick/protocol/card';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { deviceStorage } from './storage.ts';

/** The convention card that this device's player fills in once, and puts on each table. */
export const useCard = create<PartnershipCard>()(
  persist((): PartnershipCard => ({ lines: [] }), {
    name: 'overtrick.card',
    version: 1,
    storage: createJSONStorage(deviceStorage),
  }),
);

export function keepCard(card: PartnershipCard): void {
  useCard.setState(card, true);
}

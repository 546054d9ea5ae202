import { linearScheme } from './linear.ts';
import { placesScheme } from './places.ts';
import type { MasterpointScheme } from './scheme.ts';

const ACBL = { most: 1.5, shares: [1, 0.7, 0.5, 0.35], depth: 0.4 } as const;
const acbl = (id: string, name: string, rate: number): MasterpointScheme =>
  placesScheme({ id, name: `ACBL club, ${name}`, decimals: 2, rounding: 'nearest' }, { ...ACBL, rate });

/** Every scheme, one line each; more come from files. The ACBL's rates are those of its handbook for club games. */
export const MASTERPOINT_SCHEMES: readonly MasterpointScheme[] = [
  acbl('acbl-open', 'open', 0.1),
  acbl('acbl-invitational', 'invitational', 0.08),
  acbl('acbl-limited', 'limited above 200', 0.08),
  acbl('acbl-200', 'limited to 200', 0.07),
  acbl('acbl-100', 'limited to 100', 0.06),
  acbl('acbl-20', 'limited to 20', 0.05),
  // the fraction and the way down are the EBU's; the rate is an example, to be set in a file of one's own
  linearScheme(
    { id: 'ebu-club', name: 'EBU club, a third of the field', decimals: 0, rounding: 'up' },
    { rate: 3, fraction: 1 / 3 },
  ),
];

export const findMasterpointScheme = (id: string): MasterpointScheme | undefined =>
  MASTERPOINT_SCHEMES.find((scheme) => scheme.id === id.toLowerCase());

import { linearScheme } from './linear.ts';
import { placesScheme } from './places.ts';
import type { MasterpointScheme } from './scheme.ts';

const ACBL = { most: 1.5, shares: [1, 0.7, 0.5, 0.35], depth: 0.4 } as const;
const acbl = (id: string, name: string, rate: number): MasterpointScheme =>
  placesScheme({ id, name: `ACBL club, ${name}`, decimals: 2, rounding: 'nearest' }, { ...ACBL, rate });

/** The last award of a pair in a club of the EBU is 6, and each place above has 6 more. */
const EBU_STEP = 6;
const ebu = (id: string, name: string, fraction: number): MasterpointScheme =>
  linearScheme(
    { id, name: `EBU club, ${name}`, decimals: 0, rounding: 'up' },
    { first: { kind: 'step', step: EBU_STEP }, fraction },
  );

/** Every scheme, one line each; more come from files. The ACBL's rates are those of its handbook for club games. */
export const MASTERPOINT_SCHEMES: readonly MasterpointScheme[] = [
  acbl('acbl-open', 'open', 0.1),
  acbl('acbl-invitational', 'invitational', 0.08),
  acbl('acbl-limited', 'limited above 200', 0.08),
  acbl('acbl-200', 'limited to 200', 0.07),
  acbl('acbl-100', 'limited to 100', 0.06),
  acbl('acbl-20', 'limited to 20', 0.05),
  ebu('ebu-club', 'a third of the field', 1 / 3),
  ebu('ebu-club-quarter', 'a quarter of the field', 1 / 4),
  ebu('ebu-club-half', 'half of the field', 1 / 2),
  // C points of a club night, as clubs of NZ Bridge describe them
  linearScheme(
    { id: 'nz-club', name: 'NZ club night, C points', decimals: 0, rounding: 'nearest' },
    { first: { kind: 'fixed', points: 40 }, fraction: 1 / 3 },
  ),
];

export const findMasterpointScheme = (id: string): MasterpointScheme | undefined =>
  MASTERPOINT_SCHEMES.find((scheme) => scheme.id === id.toLowerCase());

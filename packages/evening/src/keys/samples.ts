import { after, howell } from '../testing/evening.ts';
import type { Samples } from '../testing/sample.ts';
import type { Tournament } from '../tournament.ts';
import type { KeyEntry } from './entries.ts';

const withKey = (): Tournament =>
  after(howell(), [{ kind: 'granted', role: 'scorer', proof: 'p1', isAsked: true }]);
const lastOf = ({ version }: Tournament): number => version;

/** Commands of this subject that can be given, for the suite of all subjects. */
export const SAMPLES: Samples<KeyEntry['kind']> = {
  granted: { command: { kind: 'granted', role: 'screen', proof: 'p2', label: 'the hall' } },
  admitted: { command: { kind: 'admitted', key: lastOf(withKey()) }, in: withKey },
  revoked: { command: { kind: 'revoked', key: lastOf(withKey()) }, in: withKey },
};

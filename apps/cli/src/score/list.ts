import { auction } from './auction.ts';
import { awol } from './awol.ts';
import { callBreak, callBridge } from './calls.ts';
import { chicago } from './chicago.ts';
import { chicagoDuplicate } from './chicagoDuplicate.ts';
import { compensation } from './compensation.ts';
import { dummySpades } from './dummySpades.ts';
import { duplicate } from './duplicate.ts';
import type { AnyForm } from './form.ts';
import { minibridge } from './minibridge.ts';
import { rubber } from './rubber.ts';
import { russian } from './russian.ts';
import { secret } from './secret.ts';
import { spades } from './spades.ts';
import { biritch, bridgeWhist } from './whist.ts';

/** Every scoring format, one line each, in the order of the help. */
export const FORMS: readonly AnyForm[] = [
  duplicate,
  rubber,
  chicago,
  chicagoDuplicate,
  russian,
  compensation,
  minibridge,
  auction,
  bridgeWhist,
  biritch,
  awol,
  dummySpades,
  secret,
  spades,
  callBridge,
  callBreak,
];

import { type SystemName, systemNameOf } from '../bidding/system/list.ts';
import { type Choices, choicesOf, SWITCH_IDS } from '../bidding/system/switches.ts';

/** For each agreement the choice that is not the usual one. */
export const OTHER_CHOICES: Choices = Object.fromEntries(
  SWITCH_IDS.map((id) => [id, choicesOf(id).at(-1) ?? '']),
);

/** Standard American with every agreement chosen otherwise. */
export const OTHERWISE: SystemName = systemNameOf('sayc', OTHER_CHOICES);

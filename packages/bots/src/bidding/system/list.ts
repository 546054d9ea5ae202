import { assert, defined } from '@overtrick/rules/assert';
import { acol } from '../../../systems/acol.ts';
import { carding } from '../../../systems/carding.ts';
import { common } from '../../../systems/common.ts';
import { competition } from '../../../systems/competition.ts';
import { disturbed } from '../../../systems/disturbed.ts';
import { doubles } from '../../../systems/doubles.ts';
import { general } from '../../../systems/general.ts';
import { alone } from '../../../systems/later/alone.ts';
import { contested } from '../../../systems/later/contested.ts';
import { opener } from '../../../systems/later/opener.ts';
import { overcaller } from '../../../systems/later/overcaller.ts';
import { silent } from '../../../systems/later/silent.ts';
import { majors } from '../../../systems/majors.ts';
import { minors } from '../../../systems/minors.ts';
import { notrump } from '../../../systems/notrump.ts';
import { openings } from '../../../systems/openings.ts';
import { overcalls } from '../../../systems/overcalls.ts';
import { preempts } from '../../../systems/preempts.ts';
import { rebids } from '../../../systems/rebids.ts';
import { responderRebids } from '../../../systems/responderRebids.ts';
import { sayc } from '../../../systems/sayc.ts';
import { slam } from '../../../systems/slam.ts';
import { strong } from '../../../systems/strong.ts';
import { twoOverOne } from '../../../systems/twoOverOne.ts';
import { weakNotrump } from '../../../systems/weakNotrump.ts';
import type { System } from '../rule.ts';
import { systemOf } from './compile.ts';
import { parseSystem, type SystemText } from './notation.ts';

/** The systems that bots can play. */
export const SYSTEM_IDS = ['sayc', 'acol', 'two-over-one', 'weak-notrump'] as const;
/** The id of a bidding system. */
export type SystemId = (typeof SYSTEM_IDS)[number];
/** True if the text is the id of a system. */
export const isSystemId = (text: unknown): text is SystemId => SYSTEM_IDS.some((id) => id === text);

const TEXTS = {
  sayc,
  acol,
  'two-over-one': twoOverOne,
  'weak-notrump': weakNotrump,
  common,
  slam,
  openings,
  notrump,
  preempts,
  strong,
  majors,
  minors,
  rebids,
  responderRebids,
  alone,
  overcalls,
  doubles,
  competition,
  disturbed,
  contested,
  opener,
  overcaller,
  silent,
  general,
  carding,
};

const texts = new Map<SystemId, SystemText>();
const systems = new Map<SystemId, System>();

/** Returns the default system of partners: the one that the game's source recommends, else `sayc`. */
export const usualSystem = ({ system }: { readonly system?: string }): SystemId =>
  isSystemId(system) ? system : 'sayc';

/** Reads a system's text, chapter by chapter. */
export function systemText(id: SystemId): SystemText {
  const known = texts.get(id);
  if (known !== undefined) return known;
  const read = parseSystem(id, TEXTS);
  assert(read.ok, `the system ${id} reads well${read.ok ? '' : `: ${read.at}: ${read.why}`}`);
  texts.set(id, read.value);
  return read.value;
}

/** Returns a system's text with its included texts, as one text that reads as the same system. */
export const flatText = (id: SystemId): string => flattened(TEXTS[id]);

const flattened = (text: string): string =>
  text
    .split('\n')
    .map((line) => {
      const name = /^include (\w+)$/.exec(line)?.[1];
      const included = Object.entries(TEXTS).find(([each]) => each === name)?.[1];
      return included === undefined ? line : flattened(included);
    })
    .join('\n');

export function findSystem(id: SystemId): System {
  if (!systems.has(id)) systems.set(id, systemOf(systemText(id)));
  return defined(systems.get(id), 'a system of the list');
}

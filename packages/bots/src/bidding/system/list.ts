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
import { type Choices, makeChoices, parseChoices, switched } from './switches.ts';

/** The systems that bots can play. */
export const SYSTEM_IDS = ['sayc', 'acol', 'two-over-one', 'weak-notrump'] as const;
/** The id of a bidding system. */
export type SystemId = (typeof SYSTEM_IDS)[number];
/** True if the text is the id of a system. */
export const isSystemId = (text: unknown): text is SystemId => SYSTEM_IDS.some((id) => id === text);

/** A system with the agreements that partners have chosen beside it: `sayc+drury.on+attitude.upside-down`. */
export type SystemName = SystemId | `${SystemId}+${string}`;

/** True if the text names a system, with choices that exist. */
export const isSystemName = (text: unknown): text is SystemName => {
  if (typeof text !== 'string') return false;
  const { id, choices } = partsOf(text);
  return isSystemId(id) && (choices === '' ? id === text : parseChoices(choices) !== undefined);
};

/** Returns the name of a system with these choices. */
export const systemNameOf = (id: SystemId, choices: Choices): SystemName => {
  const text = makeChoices(choices);
  return text === '' ? id : `${id}+${text}`;
};

/** Divides the name of a system into its id and its choices. */
function partsOf(name: string): { readonly id: string; readonly choices: string } {
  const at = name.indexOf('+');
  return at < 0 ? { id: name, choices: '' } : { id: name.slice(0, at), choices: name.slice(at + 1) };
}

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

/** The most systems that are kept read and compiled: partners may choose their agreements in very many ways. */
const MOST_KEPT = 64;

const texts = new Map<SystemName, SystemText>();
const systems = new Map<SystemName, System>();

/** Keeps a value, and forgets the one that was kept first if there are too many. */
function keep<T>(kept: Map<SystemName, T>, name: SystemName, value: T): T {
  const [oldest] = kept.keys();
  if (kept.size >= MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  kept.set(name, value);
  return value;
}

/** Returns the default system of partners: the one that the game's source recommends, else `sayc`. */
export const usualSystem = ({ system }: { readonly system?: string }): SystemId =>
  isSystemId(system) ? system : 'sayc';

/** Reads a system's text, chapter by chapter. */
export function systemText(name: SystemName): SystemText {
  const known = texts.get(name);
  if (known !== undefined) return known;
  const { id, choices } = partsOf(name);
  if (choices !== '' && isSystemId(id))
    return keep(texts, name, switched(systemText(id), defined(parseChoices(choices), 'choices that exist')));
  const read = parseSystem(id, TEXTS);
  assert(read.ok, `the system ${id} reads well${read.ok ? '' : `: ${read.at}: ${read.why}`}`);
  return keep(texts, name, read.value);
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

/** Returns the compiled system of that name. */
export const findSystem = (name: SystemName): System =>
  systems.get(name) ?? keep(systems, name, systemOf(systemText(name)));

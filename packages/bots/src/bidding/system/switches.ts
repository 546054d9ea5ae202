import { assert } from '@overtrick/rules/assert';
import { SWITCHES, type SwitchText } from '../../../systems/switches.ts';
import { CARDING_HEADS } from './carding.ts';
import { type Block, parseSystem, type SystemText } from './notation.ts';

/** An agreement beside the system: Stayman, Drury, the signals. */
export type SwitchId = keyof typeof SWITCHES;
/** The choices of partners that differ from the usual ones. */
export type Choices = { readonly [Id in SwitchId]?: string };

const ALL: Readonly<Record<string, Readonly<Record<string, SwitchText>>>> = SWITCHES;

export const SWITCH_IDS = Object.keys(SWITCHES) as readonly SwitchId[];

/** Lists the choices of an agreement, the usual one first. */
export const choicesOf = (id: SwitchId): readonly string[] => Object.keys(ALL[id] ?? {});

/** True if there is such an agreement with that choice. */
export const isChoice = (id: string, choice: string): boolean =>
  Object.hasOwn(ALL, id) && Object.hasOwn(ALL[id] ?? {}, choice);

/**
 * Reads choices as the name of a system has them: `drury.on+attitude.upside-down`; `undefined` for any other text.
 * Usual choices and repeated agreements are not accepted, so that one set of choices has one name.
 */
export function parseChoices(text: string): Choices | undefined {
  const choices: Record<string, string> = {};
  for (const each of text.split('+')) {
    const [id = '', choice = '', ...more] = each.split('.');
    if (more.length > 0 || !isChoice(id, choice) || choice === choicesOf(id as SwitchId)[0]) return undefined;
    if (Object.hasOwn(choices, id)) return undefined;
    choices[id] = choice;
  }
  return makeChoices(choices) === text ? choices : undefined;
}

/** Writes choices as the name of a system has them, in the order of the agreements; empty if all are usual. */
export const makeChoices = (choices: Choices): string =>
  SWITCH_IDS.flatMap((id) => {
    const choice = choices[id];
    return choice === undefined || !isChoice(id, choice) || choice === choicesOf(id)[0]
      ? []
      : [`${id}.${choice}`];
  }).join('+');

/** Returns the text of a system with these choices: their blocks are read first, and lines that they drop are gone. */
export function switched(system: SystemText, choices: Choices): SystemText {
  const texts = SWITCH_IDS.flatMap((id) => ALL[id]?.[choices[id] ?? ''] ?? []);
  const own = texts.flatMap(({ text }) => (text === undefined ? [] : [read(text)]));
  const drops = texts.flatMap(({ drop = [] }) => drop);
  const chapters = system.chapters.map(({ title, blocks }) => ({
    title,
    blocks: blocks.map((block) => without(block, drops)),
  }));
  return {
    name: system.name,
    chapters: [...own.flatMap((text) => text.chapters), ...chapters],
    carding: new Map(
      CARDING_HEADS.map((head) => [head, [...own, system].flatMap(({ carding }) => carding.get(head) ?? [])]),
    ),
  };
}

const without = (block: Block, drops: NonNullable<SwitchText['drop']>): Block => ({
  ...block,
  lines: block.lines.filter(
    ({ text }) =>
      !drops.some(({ words, head }) => text.startsWith(words) && (head === undefined || head === block.head)),
  ),
});

function read(text: string): SystemText {
  const result = parseSystem('switch', { switch: text });
  assert(result.ok, `an agreement reads well${result.ok ? '' : `: ${result.at}: ${result.why}`}`);
  return result.value;
}

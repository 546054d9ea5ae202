// Which part of the code is mutated: all of it, or with MUTANTS_SHARE=0.05 a twentieth of its top-level declarations,
// the same each time. MUTANTS_SEED chooses another twentieth.
import { createHash } from 'node:crypto';

const share = Number(process.env.MUTANTS_SHARE ?? 1);
const seed = process.env.MUTANTS_SEED ?? '';

/** A number from 0 to below 1, even over texts. */
const hashOf = (text) => createHash('sha256').update(text).digest().readUInt32BE(0) / 2 ** 32;

const nameOf = ({ declaration, id, declarations }) =>
  declaration ? nameOf(declaration) : (id?.name ?? declarations?.map((each) => each.id.name).join());

const ignorer = {
  shouldIgnore({ node, parent }) {
    if (parent?.type !== 'Program') return undefined;
    const { start, end } = node;
    return hashOf(`${seed} ${nameOf(node)} ${start} ${end}`) < share ? undefined : 'not in the share';
  },
};

export const strykerPlugins = [{ kind: 'Ignore', name: 'share', value: ignorer }];

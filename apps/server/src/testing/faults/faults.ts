import { below, type Random, shuffled } from '@overtrick/rules/random';
import type { Site } from './site.ts';

/** A fault at a site, which can be repaired. */
export interface Fault {
  /** Its name, with the part that fails. */
  readonly name: string;
  /** The part of the site that fails; no other fault affects the same part meanwhile. */
  readonly part: string;
  strike(): unknown;
  /** Repairs the part; it works once this has resolved. */
  mend(): unknown;
}

/** The longest delay of a slow network, milliseconds. */
const SLOWEST_MS = 300;

/** Lists all possible faults of a site; services come first, in the order of their repair. */
export function faultsOf({ members, services }: Site, random: Random): readonly Fault[] {
  const ofServices = Object.entries(services).flatMap(([part, service]): Fault[] => [
    {
      name: `${part} is killed`,
      part,
      strike: () => service.kill(),
      mend: () => service.restart(),
    },
    { name: `${part} stands still`, part, strike: () => service.freeze(), mend: () => service.thaw() },
  ]);
  const ofMembers = members.flatMap((member, i): Fault[] => {
    const part = `process ${i + 1}`;
    const start = () => member.start();
    return [
      ...Object.entries(member.wires).flatMap(([to, wire]): Fault[] => {
        const between = `the network of ${part} to ${to}`;
        return [
          {
            name: `${between} is slow`,
            part: between,
            strike: () => wire.slow(1 + below(random, SLOWEST_MS)),
            mend: () => wire.slow(0),
          },
          {
            name: `${between} carries nothing`,
            part: between,
            strike: () => wire.hold('both'),
            mend: () => wire.flow(),
          },
          {
            name: `${between} loses the answers`,
            part: between,
            strike: () => wire.hold('answers'),
            mend: () => {
              wire.cut();
              wire.flow();
            },
          },
          { name: `${between} is cut`, part: between, strike: () => wire.cut(), mend: () => {} },
        ];
      }),
      { name: `${part} is killed`, part, strike: () => member.server.kill(), mend: start },
      { name: `${part} is told to stop`, part, strike: () => member.server.stop(), mend: start },
      {
        name: `${part} stands still`,
        part,
        strike: () => member.server.signal('SIGSTOP'),
        mend: () => member.server.signal('SIGCONT'),
      },
    ];
  });
  return [...ofServices, ...ofMembers];
}

/** Yields one or two faults of different parts again and again: every kind occurs once before any kind occurs again. */
export function* rounds(faults: readonly Fault[], random: Random): Generator<readonly Fault[], never> {
  for (;;) {
    const kinds = Map.groupBy(shuffled(random, faults), kindOf);
    for (const [kind, [first]] of kinds) {
      if (first === undefined) continue;
      const others = faults.filter(({ part, name }) => part !== first.part && kindOf({ name }) !== kind);
      const second = below(random, 3) === 0 ? shuffled(random, others)[0] : undefined;
      // services are listed first, because a starting process needs them
      yield faults.filter((fault) => fault === first || fault === second);
    }
  }
}

/** Returns a fault's name without the number of the process. */
export const kindOf = ({ name }: Pick<Fault, 'name'>): string => name.replace(/process \d+/, 'a process');

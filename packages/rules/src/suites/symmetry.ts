import type { Action } from '../action.ts';
import { type BySeat, bySeat, SEATS, type Seat, turn, type Vul } from '../cards/seat.ts';
import { rowOf, type Setup } from '../deals/setup.ts';
import type { AnyGame } from '../game.ts';
import { replay } from '../record.ts';
import type { Outcome, Party } from '../scores/outcome.ts';
import { playout, whereOf } from '../testing/playout.ts';
import type { View } from '../views/view.ts';
import { sameData } from './data.ts';
import { type Fault, Faults } from './fault.ts';

/**
 * Tests that turning the table changes only the names of the seats: the deal with every hand, call and card moved on by
 * one seat gives the turned views and the turned outcome. Only for games with a player at each of the four seats.
 */
export function symmetryFaults(game: AnyGame, seeds: readonly string[]): readonly Fault[] {
  const faults = new Faults();
  if (game.seats.length !== SEATS.length) return faults.list;
  for (const [i, seed] of seeds.entries()) {
    const table = turning(game, (i % 3) + 1);
    faults.guard(
      () => `deal ${seed}`,
      () => {
        for (const moment of playout(game, seed)) {
          const { setup, options, steps, state } = moment;
          const turned = replay(game, {
            setup: table.setup(setup),
            options,
            steps: steps.map(({ seat, action }) => ({
              seat: table.seat(seat),
              action: table.action(action),
            })),
          });
          faults.expect(
            turned.ok &&
              SEATS.every((seat) =>
                sameData(
                  comparable(table.view(game.view(state, seat))),
                  comparable(game.view(turned.value, table.seat(seat))),
                ),
              ),
            'symmetry',
            () =>
              `${whereOf(seed, moment)}: ${turned.ok ? 'another view' : `${turned.code} at ${turned.at}`}`,
          );
        }
      },
    );
  }
  return faults.list;
}

/** Returns a view without the facts that only the game's own folder could turn, and with its teams in a fixed order. */
function comparable({ memory: _, extra: __, legal: ___, ...view }: View) {
  return { ...view, teams: view.teams.map((team) => team.toSorted().join()).toSorted() };
}

const TURNED_VUL: { readonly [V in Vul]: Vul } = { none: 'none', ns: 'ew', ew: 'ns', both: 'both' };

/** Moves everything in a deal on by some seats. */
function turning(game: AnyGame, steps: number) {
  const seat = (from: Seat): Seat => turn(from, steps);
  const each = <T>(values: BySeat<T>): BySeat<T> => bySeat((to) => values[turn(to, -steps)]);
  const vul = (from: Vul): Vul => (steps % 2 === 0 ? from : TURNED_VUL[from]);
  const action = (from: Action): Action =>
    from.kind === 'bid' && from.nils
      ? { ...from, nils: SEATS.filter((at) => from.nils?.includes(turn(at, -steps))) }
      : from;
  const terms = <T extends View['terms']>(from: T): T => ({
    ...from,
    dealer: seat(from.dealer),
    vul: vul(from.vul),
    ...(from.seating && { seating: from.seating.map(seat) }),
    ...(from.totals && { totals: turnedTotals(from) }),
  });
  /** Returns each party's points under the name that it has at the turned table. */
  const turnedTotals = (from: View['terms']): Readonly<Record<Party, number>> =>
    Object.fromEntries(
      SEATS.map((at) => [game.partyOf(seat(at), from), from.totals?.[game.partyOf(at, from)] ?? 0]),
    );
  const setup = (from: Setup): Setup => ({
    ...terms(from),
    deal: each(from.deal),
    ...(from.order && { order: SEATS.flatMap((to) => rowOf(from, turn(to, -steps))) }),
  });
  const outcome = (from: Outcome): Outcome => {
    const to = terms(from.terms);
    const party = (name: Party): Party =>
      SEATS.filter((at) => game.partyOf(at, from.terms) === name)
        .map((at) => game.partyOf(seat(at), to))
        .at(0) ?? name;
    const byParty = <T>(values: Readonly<Record<Party, T>>) =>
      Object.fromEntries(Object.entries(values).map(([name, value]) => [party(name), value]));
    return {
      ...from,
      terms: to,
      ...(from.contract && { contract: { ...from.contract, declarer: seat(from.contract.declarer) } }),
      ...(from.declaring !== undefined && { declaring: party(from.declaring) }),
      points: byParty(from.points),
      items: from.items.map((item) => ({ ...item, party: party(item.party) })),
      ...(from.bags && { bags: byParty(from.bags) }),
      ...(from.honours && { honours: byParty(from.honours) }),
      ...(from.auctionHonours && { auctionHonours: byParty(from.auctionHonours) }),
      ...(from.hcp && { hcp: byParty(from.hcp) }),
      ...(from.fits && { fits: byParty(from.fits) }),
    };
  };
  const seated = <T extends { readonly seat: Seat }>(from: T): T => ({ ...from, seat: seat(from.seat) });
  const view = (from: View): View => ({
    ...from,
    ...(from.seat !== undefined && { seat: seat(from.seat) }),
    terms: terms(from.terms),
    toAct: from.toAct.map(seat),
    hands: each(from.hands),
    controls: bySeat((to) => seat(from.controls[turn(to, -steps)])),
    teams: from.teams.map((team) => team.map(seat)),
    calls: from.calls.map(seated),
    ...(from.trickBids && { trickBids: from.trickBids.map(seated) }),
    ...(from.contract && { contract: { ...from.contract, declarer: seat(from.contract.declarer) } }),
    ...(from.dummy !== undefined && { dummy: seat(from.dummy) }),
    ...(from.turn !== undefined && { turn: seat(from.turn) }),
    trick: from.trick.map(seated),
    tricks: from.tricks.map((trick) => trick.map(seated)),
    taken: each(from.taken),
    ...(from.claim && { claim: seated(from.claim) }),
    ...(from.outcome && { outcome: outcome(from.outcome) }),
    ...(from.deal && { deal: each(from.deal) }),
    ...(from.laid && {
      laid: Object.fromEntries(Object.entries(from.laid).map(([at, cards]) => [seat(at as Seat), cards])),
    }),
  });
  return { seat, setup, action, view };
}

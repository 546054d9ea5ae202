// node lab/bench/leaks.ts [--deals 1000] [--games bridge,awol,…] [--seed text]
//
// Deals of every game, played at random at tables of people, computer players and a spectator, with mistakes,
// questions, claims and things taken back among them. Every message is looked at as it leaves for its visitor, in the
// text that goes over the wire: it holds no card but those of the view that its visitor's chair has at that moment, and
// in one deal a visitor has one chair's, however they hop; nor do the logs, the metrics and what HTTP tells. Prints
// JSON: how many deals, messages, whole views and other cards were looked at. Ends with an error at the first card that
// is one too many.
import { setImmediate as others } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Message, MessageName } from '@overtrick/protocol/messages';
import { makeAction } from '@overtrick/rules/action';
import { defined } from '@overtrick/rules/assert';
import { type Card, makeCard } from '@overtrick/rules/cards/card';
import type { Seat } from '@overtrick/rules/cards/seat';
import type { AnyGame } from '@overtrick/rules/game';
import { GAMES } from '@overtrick/rules/games/list';
import { below, pick, type Random, seededRandom } from '@overtrick/rules/random';
import { recalled, type View } from '@overtrick/rules/views/view';
import { Metrics } from '@overtrick/server/internals/base/metrics';
import { InOrder } from '@overtrick/server/internals/edge/sockets/inOrder';
import { Visit } from '@overtrick/server/internals/edge/sockets/visit';
import { wire } from '@overtrick/server/internals/edge/sockets/wire';
import { startChance } from '@overtrick/server/internals/live/chance';
import type { LiveTable } from '@overtrick/server/internals/live/liveTable';
import { Peers } from '@overtrick/server/internals/live/peers';
import { Tables } from '@overtrick/server/internals/live/tables';
import { startReader } from '@overtrick/server/internals/reading/reader';
import { gatheredLog } from '@overtrick/server/internals/testing/gathered';
import { cardsIn, cardsInText } from '@overtrick/server/internals/testing/leaks';
import { memoryStore } from '@overtrick/server/internals/testing/stores';
import { quickThinker } from '@overtrick/server/internals/testing/thinkers';
import type { Chance } from '@overtrick/table/chance';
import { isBetweenDeals, isBotAt, seatOf, sitsOut, type Table, toAct, viewFor } from '@overtrick/table/table';

const { values } = parseArgs({
  options: {
    deals: { type: 'string', default: '1000' },
    games: { type: 'string' },
    seed: { type: 'string', default: 'leaks' },
  },
});
const DEALS = Number(values.deals);
const ids = values.games?.split(',');

const { log, take } = gatheredLog('trace');
const metrics = new Metrics(
  () => 0,
  () => 0,
);
const found = { messages: 0, views: 0, cards: 0, refusals: 0 };
const encoder = new wire.Encoder();

const NOTHING = /$^/;
/** A set of cards, or a card's number, as `cardsIn` finds them: the rest is texts. */
const HAS_NUMBERS = /"lo":|"card":/;

/**
 * One seat's view of a table, its text, and the cards in it: most messages about a table are told from few standpoints.
 */
interface Sight {
  readonly view: View;
  readonly shown: string;
  allowed?: ReadonlySet<Card>;
}
const sights = new WeakMap<Table, Map<Seat | undefined, Sight>>();

function sightOf(table: Table, seat: Seat | undefined): Sight {
  const known = sights.get(table) ?? new Map<Seat | undefined, Sight>();
  sights.set(table, known);
  const seen = known.get(seat);
  if (seen !== undefined) return seen;
  const view = viewFor(table, seat);
  const sight: Sight = { view, shown: `"view":${JSON.stringify(recalled(view))}` };
  known.set(seat, sight);
  return sight;
}

/** Somebody at a table: each message to them is looked at when it comes. */
class Guest {
  static #count = 0;
  readonly visit: Visit;
  readonly name: string;
  token = '';
  /** The chair whose cards this visitor has been shown in the deal. */
  #shown: { readonly deal: number; readonly chair: number } | undefined;
  #live: LiveTable;

  constructor(tables: Tables, live: LiveTable, name: string) {
    this.#live = live;
    this.name = name;
    const told = (name: string) => (what: object) =>
      this.#look(encoder.encode({ type: 2, data: [name, what] }));
    const says = { send: told('update'), hear: told('said'), voice: told('voice'), end: () => {} };
    // every second one takes short updates, as pages do
    this.visit = new Visit({
      tables,
      says,
      from: originOf(name),
      page: { isShort: Guest.#count++ % 2 === 0 },
    });
  }

  async say<Name extends MessageName>(name: Name, message: Omit<Message<Name>, 'table'>): Promise<object> {
    const answer = await this.visit.handle(
      name,
      { table: this.#live.id, ...message } as Message<Name>,
      new InOrder().turn(),
    );
    this.#look(encoder.encode({ type: 3, id: 1, data: [answer] }));
    if ('code' in answer) found.refusals += 1;
    return answer;
  }

  get chair(): number | undefined {
    const chair = this.#live.table.players.findIndex(({ name }) => name === this.name);
    return chair < 0 ? undefined : chair;
  }

  /** Returns the seat whose cards this visitor may see now: in one deal always the same. */
  #seat(): Seat | undefined {
    const { table } = this.#live;
    const { chair } = this;
    if (chair === undefined || sitsOut(table, chair)) return undefined;
    if (isBetweenDeals(table)) return seatOf(table, chair);
    if (this.#shown?.deal !== table.deal) this.#shown = { deal: table.deal, chair };
    if (this.#shown.chair !== chair) throw new Error(`${table.game.id}: ${this.name} has seen two hands`);
    return seatOf(table, chair);
  }

  placed(random: Random) {
    const { deal, version } = this.#live.table;
    return { token: this.token, deal, version, id: String(random()) };
  }

  /** Holds the text no card that its reader's view does not? Most of it is that view. */
  #look([text = '']: readonly string[]): void {
    found.messages += 1;
    const { game } = this.#live.table;
    const sight = sightOf(this.#live.table, this.#seat());
    const { view, shown } = sight;
    const isWhole = text.includes(shown);
    if (isWhole) found.views += 1;
    // what fixed the deal is told once it is over; a chair's token is any letters
    const rest = text
      .replace(shown, '"view":0')
      .replace(/"token":"[^"]*"/, '"token":0')
      .replace(view.phase === 'over' ? /"opened":"[^"]*"/ : NOTHING, '"opened":0');
    const cards = HAS_NUMBERS.test(rest) ? cardsIn(JSON.parse(rest.replace(/^\d+/, ''))) : cardsInText(rest);
    if (cards.length > 0) {
      found.cards += cards.length;
      sight.allowed ??= new Set(cardsIn(JSON.parse(JSON.stringify(view))));
      const { allowed } = sight;
      const leaked = cards.filter((card) => !allowed.has(card));
      if (leaked.length > 0) throw new Error(`${game.id}: ${leaked.map(makeCard)} leaked in ${text}`);
    }
    if (/"(setup|secret|proof|memory|salt)":/.test(rest)) throw new Error(`${game.id}: a secret in ${text}`);
  }
}

/** Draws other cards for every table, the same from the same seed. */
function chanceOf(seed: string): Chance {
  let dealt = 0;
  return { ...startChance(seed), cards: () => seededRandom(`${seed} ${dealt++}`) };
}

const tablesOf = (seed: string): Tables =>
  new Tables(
    {
      store: memoryStore(),
      peers: new Peers('alone'),
      thinker: quickThinker(),
      chance: chanceOf(seed),
      reader: startReader(),
      log,
      metrics,
      paceMs: 0,
      stopping: new AbortController().signal,
    },
    3_600_000,
  );

/** Mishaps and questions that come now and then. */
const MISHAPS: readonly ((guest: Guest, random: Random) => Promise<unknown>)[] = [
  (guest, random) => guest.say('act', { ...guest.placed(random), action: makeCard(below(random, 52)) }),
  (guest, random) => guest.say('act', { ...guest.placed(random), version: 1, action: 'P' }),
  (guest, random) => guest.say('act', { ...guest.placed(random), token: 'A'.repeat(43), action: 'P' }),
  (guest, random) => guest.say('claim', { ...guest.placed(random), tricks: below(random, 14) }),
  (guest, random) => guest.say('undo', guest.placed(random)),
  (guest, random) => guest.say('ask', { ...guest.placed(random), call: below(random, 4) }),
  (guest, random) => guest.say('explain', { ...guest.placed(random), call: below(random, 4), text: 'so' }),
  (guest, random) => guest.say('hint', guest.placed(random)),
  (guest, random) => guest.say('next', guest.placed(random)),
  (guest, random) =>
    guest.say('enter', { ...(guest.token !== '' && { token: guest.token }), have: below(random, 40) }),
  (guest) => guest.say('say', { ...(guest.token !== '' && { token: guest.token }), to: 'table', text: 'hm' }),
  (guest) => guest.say('sit', { chair: 0, name: guest.name }),
];

/** Moves the guest to that chair, or has it get up from the one that it has. */
async function hop(guest: Guest, chair: number): Promise<void> {
  if (guest.chair !== undefined) await guest.say('leave', { token: guest.token });
  else {
    const sat = await guest.say('sit', { chair, name: guest.name });
    if ('token' in sat) guest.token = String(sat.token);
  }
}

/** Returns an address of the guest's own. */
const originOf = (name: string) => ({ address: `of ${name}` });

async function playDeal(game: AnyGame, tables: Tables, random: Random, number: number): Promise<void> {
  const policies = { undo: 'free', hints: true };
  const opened = await tables.open(
    { game: game.id, name: 'Person 0', chair: 0, policies },
    originOf('Person 0'),
  );
  if (!opened.ok) throw new Error(opened.code);
  const live = defined(await tables.find(opened.value.table), 'the table is open');
  const chairs = game.seats.length - (number % 2);
  const guests: Guest[] = [];
  for (let chair = 0; chair < chairs; chair++) {
    const guest = new Guest(tables, live, `Person ${chair}`);
    const sat = chair === 0 ? opened.value : await guest.say('sit', { chair, name: `Person ${chair}` });
    guest.token = 'token' in sat ? String(sat.token) : '';
    await guest.say('enter', { token: guest.token });
    guests.push(guest);
  }
  const spectator = new Guest(tables, live, 'Spectator');
  await spectator.say('enter', {});
  const hopper = new Guest(tables, live, 'Hopper');
  await hopper.say('enter', {});
  guests.push(hopper);
  for (let idle = 0; !isBetweenDeals(live.table); ) {
    if (idle++ > 100_000) throw new Error(`${game.id}: the table hangs`);
    const { claim, undo } = live.table;
    const waiting = guests.find((guest) =>
      [...(claim ? live.table.players.keys() : (undo?.voters ?? []))].includes(guest.chair ?? -1),
    );
    if ((claim !== undefined || undo !== undefined) && waiting !== undefined) {
      for (const guest of guests) {
        const message = { ...guest.placed(random), accept: below(random, 3) === 0 };
        await (claim === undefined ? guest.say('agree', message) : guest.say('answer', message));
      }
      await others();
      continue;
    }
    if (below(random, 10) === 0) await hop(hopper, below(random, game.seats.length));
    if (below(random, 12) === 0) await pick(random, MISHAPS)(pick(random, [...guests, spectator]), random);
    const seat = toAct(live.table)[0];
    const guest = guests.find(({ chair }) => chair !== undefined && seatOf(live.table, chair) === seat);
    if (seat === undefined || guest?.chair === undefined || isBotAt(live.table, guest.chair)) {
      await others();
      continue;
    }
    const legal = game.legalActions(live.table.state, seat);
    const passes = legal.filter((action) => makeAction(action) === 'P');
    const action = pick(random, passes.length > 0 && below(random, 3) > 0 ? passes : legal);
    const { version } = live.table;
    await guest.say('act', { ...guest.placed(random), action: makeAction(action) });
    if (live.table.version > version) idle = 0;
  }
  const info = JSON.stringify(live.info());
  if (cardsInText(info).length > 0) throw new Error(`${game.id}: a card in ${info}`);
  for (const guest of [...guests, spectator]) guest.visit.end();
  const logged = take();
  if (cardsInText(logged).length > 0) throw new Error(`${game.id}: a card in the log: ${logged}`);
}

const began = performance.now();
let deals = 0;
for (const game of GAMES.filter(({ id }) => ids === undefined || ids.includes(id))) {
  const random = seededRandom(`${values.seed} ${game.id}`);
  let tables = tablesOf(`${values.seed} ${game.id}`);
  for (let number = 0; number < DEALS; number++) {
    // tables stay in memory for a while: a set of services of its own for some of them
    if (number % 100 === 99) tables = tablesOf(`${values.seed} ${game.id} ${number}`);
    await playDeal(game, tables, random, number);
    deals += 1;
  }
  console.error(`${game.id}: ${DEALS} deals`);
}
const told = await metrics.text();
if (cardsInText(told).length > 0) throw new Error(`a card in the metrics: ${told}`);
const ms = (performance.now() - began) / deals;
console.log(JSON.stringify({ deals, ...found, msPerDeal: Math.round(ms * 10) / 10 }));
process.exit();

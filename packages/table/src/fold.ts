import { botName, FORMER_MEMBER } from '@overtrick/protocol/botName';
import { POLICIES } from '@overtrick/protocol/policies';
import { isProgram } from '@overtrick/protocol/program';
import type { DirectorNote } from '@overtrick/protocol/table';
import type { Step } from '@overtrick/rules/action';
import { parseStep } from '@overtrick/rules/action';
import { assert, defined, unreachable } from '@overtrick/rules/assert';
import { parseSetup } from '@overtrick/rules/deals/setup';
import { findGame } from '@overtrick/rules/games/list';
import { dealersAfter, startMatch } from '@overtrick/rules/match';
import { findMatch } from '@overtrick/rules/matches/list';
import { trustOptions } from '@overtrick/rules/options';
import { present } from '@overtrick/rules/present';
import type { Entry, EntryOf } from './entry.ts';
import { NewerLog } from './kinds.ts';
import { isMutedMark, muted, mutedIfSo, unmuted } from './mutes.ts';
import { MOST_MATCHES, playedMatch } from './reckoning.ts';
import {
  awaitedAt,
  type Claim,
  type CommandResult,
  chairOf,
  changedSeats,
  DIRECTOR,
  type DoneLists,
  haveDeviceInCommon,
  isBetweenDeals,
  isPlayedOut,
  isSameProgram,
  type LoggedStep,
  type Player,
  seatOf,
  sitsOut,
  stateAt,
  type Table,
  tricksFinished,
  type Undo,
  undecidedOn,
  waitingFor,
} from './table.ts';

/** The most actions of the director that a table keeps in mind. */
const MOST_NOTES = 8;

/** The only text about a claim that is not granted: it says nothing about the cards (R-GEN-9.7). */
export const NOT_SURE = 'The claim is not sure.';

/** Builds the table from its log. Throws for a log that no server wrote: a bug, or a damaged store. */
export function tableOf(id: string, entries: readonly Entry[]): Table {
  const [first, ...rest] = entries;
  assert(first?.kind === 'opened', "a table's log begins with its opening");
  return rest.reduce(added, openedTable(id, first));
}

export function openedTable(id: string, entry: EntryOf<'opened'>): Table {
  const game = findGame(entry.game);
  const match = findMatch(entry.match);
  // an id in none of these lists comes from a version that has it
  if (game === undefined || match === undefined) throw new NewerLog();
  return {
    id,
    version: 1,
    game,
    options: entry.options,
    match,
    matchOptions: entry.matchOptions,
    policies: trustOptions(POLICIES, entry.policies ?? {}),
    level: entry.level,
    secret: entry.secret,
    isShared: entry.shared === true,
    ...present({ wish: entry.deals }),
    ...(entry.boards !== undefined && { given: entry.boards, last: entry.boards.length }),
    isOffline: entry.offline === true,
    people: entry.people ?? 0,
    players: game.seats.map((_, chair) => ({ kind: 'bot', name: botName(chair) })),
    knocks: [],
    invitations: [],
    removed: [],
    muted: [],
    skips: [],
    ends: [],
    cards: [],
    flags: [],
    forgotten: 0,
    seats: game.seats,
    seen: [],
    sheet: startMatch(game, match, entry.matchOptions),
    sheetBefore: undefined,
    matchBegan: 0,
    matches: [],
    unpaused: 0,
    notes: [],
    stopped: [],
    reopened: {},
    deal: 0,
    began: 1,
    state: undefined,
    steps: [],
    rewound: 1,
    kept: {},
    refusals: {},
    ready: [],
    done: {},
    doneBefore: {},
  };
}

/** Returns the table after one more entry. Trusts the entry, as `Game.apply` trusts an action. */
export function added(before: Table, entry: Entry): Table {
  const table = { ...before, version: before.version + 1 };
  switch (entry.kind) {
    case 'opened':
      throw new Error('a table is opened once');
    case 'sat':
      return withPlayer(table, entry.chair, {
        kind: 'person',
        name: entry.name,
        proof: entry.proof,
        since: table.version,
        ...present({ marks: entry.marks }),
        ...(entry.sitsOut === true && { sitsOut: table.deal }),
        ...(entry.program === true && { program: true }),
        ...(entry.marks?.some((mark) => isMutedMark(table, mark)) && { isMuted: true }),
      });
    case 'sitting': {
      const { kind: _, ...sitting } = entry;
      return { ...table, sitting, last: sitting.boards.length };
    }
    case 'shortened':
      return { ...table, last: entry.deals };
    case 'started':
      return { ...table, people: 0 };
    case 'shown':
      return mutedIfSo(withMarks(table, entry), before, entry);
    case 'left':
      return withoutPerson(table, entry.chair);
    case 'removed': {
      const { marks = [] } = table.players[entry.chair] ?? {};
      return { ...withoutPerson(table, entry.chair), removed: [...table.removed, ...marks] };
    }
    case 'muted':
      return muted(table, entry.chair);
    case 'unmuted':
      return unmuted(table, entry.chair);
    case 'knocked': {
      const { kind: _, ...asked } = entry;
      return { ...table, knocks: [...table.knocks, { knock: table.version, ...asked }] };
    }
    case 'refused':
      return { ...table, knocks: table.knocks.filter(({ knock }) => knock !== entry.knock) };
    case 'invited': {
      const { chair, mark } = entry;
      const others = table.invitations.filter((one) => one.chair !== chair && one.mark !== mark);
      return { ...table, invitations: [...others, { chair, mark }] };
    }
    case 'declined':
      return { ...table, invitations: table.invitations.filter(({ mark }) => mark !== entry.mark) };
    case 'covered':
      return withAway(table, entry.chair, entry.why);
    case 'returned':
      return withAway(table, entry.chair);
    case 'swapped': {
      const swap = { chair: entry.chair, other: entry.other, version: table.version };
      return { ...table, seats: changedSeats(table.seats, swap), swap };
    }
    case 'yielded':
      return { ...table, skips: [...table.skips, entry.chair] };
    case 'resumed':
      return { ...table, skips: table.skips.filter((chair) => chair !== entry.chair) };
    case 'carded': {
      const { chairs, card } = entry;
      const others = table.cards.filter((known) => !known.chairs.some((chair) => chairs.includes(chair)));
      const { isTableSystem, choices, lines } = card ?? { lines: [] };
      const own = { chairs, ...(isTableSystem && { isTableSystem }), ...present({ choices }), lines };
      return { ...table, cards: card === undefined ? others : [...others, own] };
    }
    case 'endWished':
      return { ...table, ends: [...table.ends, entry.chair] };
    case 'endDropped':
      return { ...table, ends: table.ends.filter((chair) => chair !== entry.chair) };
    case 'matchEnded':
      return { ...table, ends: [], sheet: table.match.end?.(table.sheet) ?? table.sheet };
    case 'rematched':
      return withRematch(table, entry);
    case 'adjusted': {
      const policies = trustOptions(POLICIES, { ...table.policies, ...entry.policies });
      return { ...table, policies, level: policies.bots };
    }
    case 'dealt':
      return withDeal(table, entry);
    case 'acted':
      return withStep(
        withDone(table, actor(table, entry.step), entry.id),
        defined(parseStep(entry.step), 'a step in the log is a step'),
        entry,
      );
    case 'led': {
      const { kind: _, id, ...led } = entry;
      const lead = { ...led, version: table.version, unasking: [] };
      return { ...withDone(table, actor(table, entry.step), id), lead };
    }
    case 'unasking': {
      const lead = defined(table.lead, 'who asks no more saw a lead');
      return { ...table, lead: { ...lead, unasking: [...lead.unasking, entry.chair] } };
    }
    case 'faced': {
      const { lead, ...rest } = table;
      assert(lead !== undefined, 'a lead is turned up once');
      return withStep(rest, defined(parseStep(lead.step), 'a step in the log is a step'), lead);
    }
    case 'claimed':
      return withClaim(table, entry);
    case 'answered':
      return withAnswer(withDone(table, entry.chair, entry.id), entry);
    case 'judged':
      return withVerdict(table, entry.verdict);
    case 'denied':
      return withDenial(table);
    case 'settled':
      return withSettled(table, entry.tricks);
    case 'undone':
      return withoutSteps(withDone(table, entry.chair, entry.id, { undo: 'done' }), entry.to);
    case 'undoAsked': {
      const { kind: _, ...asked } = entry;
      const undo: Undo = { ...asked, version: table.version, accepted: [] };
      return { ...withDone(table, entry.chair, entry.id, { undo: 'asked' }), undo };
    }
    case 'undoAnswered':
      return withUndoAnswer(withDone(table, entry.chair, entry.id), entry);
    case 'withdrawn':
      return withdrawn(withDone(table, entry.chair, entry.id), entry.chair);
    case 'explained': {
      const meaning: LoggedStep['meaning'] = { text: entry.text, alert: true, by: 'person' };
      const told = withDone(table, entry.chair, entry.id);
      return withChanged(told, entry.step, ({ askedBy: _, ...made }) => ({ ...made, meaning }));
    }
    case 'asked':
      return withChanged(withDone(table, entry.chair, entry.id), entry.step, (made) => ({
        ...made,
        askedBy: [...(made.askedBy ?? []), entry.chair],
      }));
    case 'flagged': {
      const { chair, text, id } = entry;
      const flag = { flag: table.version, chair, deal: table.deal, text };
      return { ...withDone(table, chair, id), flags: [...table.flags, flag] };
    }
    case 'unflagged':
      return { ...table, flags: table.flags.filter(({ flag }) => flag !== entry.flag) };
    case 'forgotten':
      return withoutName(table, entry.proof);
    case 'paused': {
      const { reason, byDirector } = entry;
      return withDone({ ...table, paused: present({ reason, byDirector }) }, DIRECTOR, entry.id);
    }
    case 'unpaused': {
      const { paused: _, ...going } = table;
      return withDone({ ...going, unpaused: table.version }, DIRECTOR, entry.id);
    }
    case 'rolledBack':
      return withRollBack(withDone(table, DIRECTOR, entry.id), entry);
    case 'stopped': {
      const { claim: _, undo: __, lead: ___, ...rest } = withDone(table, DIRECTOR, entry.id);
      const stopped = [...table.stopped, table.deal];
      return withNote({ ...rest, stopped }, { what: 'stop', reason: entry.reason });
    }
    case 'skipped':
      return table;
    case 'readied':
      return { ...table, ready: [...table.ready, entry.chair] };
    default:
      return unreachable(entry);
  }
}

function withoutName(table: Table, proof: string): Table {
  const nameless = <Known extends { readonly proof?: string }>(known: Known): Known =>
    known.proof === proof ? { ...known, name: FORMER_MEMBER } : known;
  const matches = table.matches.map((match) => ({ players: match.players.map(nameless) }));
  return {
    ...table,
    players: table.players.map(nameless),
    knocks: table.knocks.map(nameless),
    matches,
    forgotten: table.forgotten + 1,
  };
}

const actor = (table: Table, step: string): number =>
  chairOf(table, defined(parseStep(step), 'a step in the log is a step').seat);

const withoutPerson = (table: Table, chair: number): Table => ({
  ...withPlayer(table, chair, { kind: 'bot', name: botName(chair) }),
  ready: table.ready.filter((other) => other !== chair),
});

/**
 * Returns the table with another player in a chair. Ids belong to the person who gave them: the next in the chair may
 * use them again.
 */
function withPlayer(table: Table, chair: number, player: Player): Table {
  const players = table.players.map((old, at) => (at === chair ? player : old));
  return {
    ...table,
    players,
    people: awaitedAt({ people: table.people, players }) === 0 ? 0 : table.people,
    knocks: table.knocks.filter(
      (knock) => knock.proof !== player.proof && !(isProgram(player) && isSameProgram(knock, player.marks)),
    ),
    invitations: table.invitations.filter(
      (one) => one.chair !== chair && player.marks?.includes(one.mark) !== true,
    ),
    skips: table.skips.filter((other) => other !== chair),
    ends: table.ends.filter((other) => other !== chair),
    cards: table.cards.filter(({ chairs }) => !chairs.includes(chair)),
    seen:
      player.marks === undefined || player.sitsOut !== undefined
        ? table.seen
        : [...table.seen, { chair, marks: player.marks }],
    done: withoutChair(table.done, chair),
    doneBefore: withoutChair(table.doneBefore, chair),
  };
}

const withMarks = (table: Table, { chair, marks, sitsOut: isOut }: EntryOf<'shown'>): Table => ({
  ...table,
  players: table.players.map((player, at) =>
    at === chair
      ? {
          ...player,
          marks: [...(player.marks ?? []), ...marks],
          ...(isOut === true && { sitsOut: table.deal }),
        }
      : player,
  ),
  seen: isOut === true || sitsOut(table, chair) ? table.seen : [...table.seen, { chair, marks }],
});

const withAway = (table: Table, chair: number, away?: Player['away']): Table => ({
  ...table,
  players: table.players.map((player, at) => {
    if (at !== chair) return player;
    const { away: _, ...here } = player;
    return away === undefined ? here : { ...here, away };
  }),
});

function withoutChair(done: DoneLists, chair: number): DoneLists {
  const { [chair]: _, ...others } = done;
  return others;
}

function withDone(
  table: Table,
  chair: number,
  id: string | undefined,
  outcome: Omit<CommandResult, 'version'> = {},
): Table {
  if (id === undefined) return table;
  const done: CommandResult = { version: table.version, ...outcome };
  return { ...table, done: { ...table.done, [chair]: { id, done, before: table.done[chair] } } };
}

/** Returns the table at the start of another match; everybody is ready for its first deal. */
function withRematch(table: Table, { chairs, drawn }: EntryOf<'rematched'>): Table {
  const { game, match, matchOptions } = table;
  const moved = <T>(byChair: readonly T[]): readonly T[] =>
    chairs.map((chair) => defined(byChair[chair], 'a chair of the table'));
  const movedLists = (lists: DoneLists): DoneLists =>
    Object.fromEntries([...chairs.entries()].map(([now, before]) => [now, lists[before]]));
  const isMoved = chairs.some((before, now) => before !== now);
  const players = moved(table.players);
  const { drawn: _, ...rest } = table;
  return {
    ...rest,
    sheet: startMatch(game, match, matchOptions),
    sheetBefore: undefined,
    matchBegan: table.deal,
    matches: [...table.matches, playedMatch(table)].slice(-MOST_MATCHES),
    ...present({ drawn }),
    players,
    cards: isMoved ? [] : table.cards,
    flags: table.flags.map((flag) => ({ ...flag, chair: chairs.indexOf(flag.chair) })),
    done: movedLists(table.done),
    doneBefore: movedLists(table.doneBefore),
    ends: [],
    ready: players.flatMap(({ kind }, chair) => (kind === 'person' ? [chair] : [])),
  };
}

function withDeal(table: Table, entry: EntryOf<'dealt'>): Table {
  const setup = parseSetup(entry.setup);
  assert(setup.ok, 'a setup in the log is a setup');
  const { game, match, matchOptions } = table;
  return {
    ...table,
    // the first dealer is drawn with the first deal, whose entry has it
    ...(table.deal === table.matchBegan && {
      sheet: startMatch(game, match, matchOptions, dealersAfter(game, match, matchOptions, setup.value)),
    }),
    ...(table.sitting !== undefined && { players: oneHandEach(table) }),
    sheetBefore: undefined,
    deal: table.deal + 1,
    began: table.version,
    salt: entry.salt,
    seats: setup.value.seating ?? table.game.seats,
    swap: undefined,
    skips: [],
    ends: [],
    seen: table.players.flatMap(({ marks }, chair) => (marks === undefined ? [] : [{ chair, marks }])),
    state: table.game.start(setup.value, table.options),
    steps: [],
    rewound: table.version,
    kept: {},
    refusals: {},
    ready: [],
    done: {},
    doneBefore: table.done,
  };
}

/** Makes players of a tournament whose chairs were shown on one device sit out the next deal, except one of them. */
const oneHandEach = ({ players, deal }: Table): readonly Player[] =>
  players.map((player, chair) =>
    players.slice(0, chair).some((other) => haveDeviceInCommon(other.marks, player.marks))
      ? { ...player, sitsOut: deal + 1 }
      : player,
  );

function withStep(
  table: Table,
  { seat, action }: Step,
  { by, reason, ms, meaning, alert }: Omit<EntryOf<'acted'>, 'kind' | 'step' | 'id'>,
): Table {
  const state = table.game.apply(table.state, seat, action);
  const made: LoggedStep = {
    seat,
    action,
    version: table.version,
    by,
    ...present({ reason, ms }),
    ...(isPlayedOut(table) && { isPlayedOut: true }),
    ...(meaning !== undefined && { meaning: { text: meaning, ...(alert === true && { alert }), by } }),
  };
  const outcome = table.game.outcome(state);
  return {
    ...table,
    state,
    steps: [...table.steps, made],
    ...(outcome !== undefined && { sheetBefore: table.sheet, sheet: table.match.add(table.sheet, outcome) }),
  };
}

/** Returns the table with a changed step of the current deal. */
const withChanged = (table: Table, version: number, change: (made: LoggedStep) => LoggedStep): Table => ({
  ...table,
  steps: table.steps.map((made) => (made.version === version ? change(made) : made)),
});

function withClaim(table: Table, { chair, tricks, line, id }: EntryOf<'claimed'>): Table {
  const claim: Claim = {
    chair,
    tricks,
    ...present({ line }),
    id,
    version: table.version,
    stage: 'judging',
    accepted: [],
  };
  return { ...withDone(table, chair, id, { claim: { result: 'asked' } }), claim };
}

function withVerdict(table: Table, verdict: EntryOf<'judged'>['verdict']): Table {
  const claim = defined(table.claim, 'what is judged is a claim');
  if (verdict === 'sure') return withClaimAgreed(table, claim, claim.tricks);
  return { ...table, claim: { ...claim, stage: 'asked' } };
}

function withAnswer(table: Table, { chair, accept, reason }: EntryOf<'answered'>): Table {
  const claim = defined(table.claim, 'an answer has a claim');
  if (!accept) return withRefusal(table, claim, reason);
  const asked: Claim = { ...claim, stage: 'asked', accepted: [...claim.accepted, chair] };
  if (waitingFor(table, asked).length > 0) return { ...table, claim: asked };
  return withClaimAgreed(table, claim, claim.tricks, reason);
}

function withRefusal(table: Table, claim: Claim, why: string | undefined): Table {
  if (table.policies.claims === 'settled') return { ...table, claim: { ...claim, stage: 'settling' } };
  const refused = { claim: { result: 'refused', ...present({ why }) } } as const;
  return withDone(withoutClaim(table, claim), claim.chair, claim.id, refused);
}

function withDenial(table: Table): Table {
  const claim = defined(table.claim, 'what is denied is a claim');
  const refused = { claim: { result: 'refused', why: NOT_SURE } } as const;
  return withDone(withoutClaim(table, claim), claim.chair, claim.id, refused);
}

/** Removes a claim that was not granted: the claimant waits for the end of the trick (R-GEN-9.5). */
function withoutClaim({ claim: _, ...table }: Table, { chair }: Claim): Table {
  return { ...table, refusals: { ...table.refusals, [chair]: tricksFinished(table) } };
}

function withSettled(table: Table, tricks: number): Table {
  const claim = defined(table.claim, 'what is settled is a claim');
  return withClaimAgreed(table, claim, tricks, `Settled: ${tricks} of the remaining tricks.`);
}

function withClaimAgreed({ claim: _, ...table }: Table, claim: Claim, tricks: number, why?: string): Table {
  const agreed: Step = { seat: seatOf(table, claim.chair), action: { kind: 'claim', tricks } };
  const outcome = { claim: { result: 'accepted', ...present({ why }) } } as const;
  return withStep(withDone(table, claim.chair, claim.id, outcome), agreed, { by: 'person' });
}

/** Returns the deal as it was before the step with that version. */
function withoutSteps({ undo: _, ...table }: Table, to: number): Table {
  const { swap } = table;
  return {
    ...table,
    // seats changed since then are changed back
    ...(swap !== undefined &&
      to <= swap.version && { seats: changedSeats(table.seats, swap), swap: undefined }),
    state: stateAt(table, to - 1),
    steps: table.steps.filter(({ version }) => version < to),
    rewound: table.version,
  };
}

/** Returns the table after the director has gone back; a deal that was over is open again. */
function withRollBack(table: Table, { to, reason }: EntryOf<'rolledBack'>): Table {
  const { claim: _, undo: __, lead: ___, ...rest } = table;
  if (to === undefined) return withNote(rest, { what: 'request', reason });
  const first = table.steps.find(({ version }) => version >= to);
  const isHidden = first === undefined || table.game.conceals?.(first, undefined) === true;
  const isOver = isBetweenDeals(table);
  const before = withoutSteps(
    {
      ...rest,
      skips: [],
      ends: [],
      ready: [],
      refusals: {},
      ...(isOver && {
        sheet: table.sheetBefore,
        reopened: { ...table.reopened, [table.deal]: (table.reopened[table.deal] ?? 0) + 1 },
      }),
    },
    to,
  );
  return withNote(before, {
    what: 'back',
    reason,
    ...(!isHidden && { step: { seat: first.seat, action: first.action } }),
  });
}

/** Returns the table with one more action of the director, of which everybody hears. */
const withNote = (table: Table, note: Omit<DirectorNote, 'note' | 'deal'>): Table => ({
  ...table,
  notes: [...table.notes, { ...note, note: table.version, deal: table.deal }].slice(-MOST_NOTES),
});

function withUndoAnswer(table: Table, { chair, accept }: EntryOf<'undoAnswered'>): Table {
  const { undo, ...rest } = table;
  assert(undo !== undefined, 'an answer has a wish to take something back');
  if (!accept) {
    const kept = { ...table.kept, [undo.chair]: undo.to };
    return withDone({ ...rest, kept }, undo.chair, undo.id, { undo: 'refused' });
  }
  const asked: Undo = { ...undo, accepted: [...undo.accepted, chair] };
  if (undecidedOn(asked).length > 0) return { ...table, undo: asked };
  return withoutSteps(withDone(table, undo.chair, undo.id, { undo: 'done' }), undo.to);
}

function withdrawn(table: Table, chair: number): Table {
  const { undo, claim, ...rest } = table;
  if (undo?.chair === chair) return { ...rest, ...present({ claim }) };
  assert(claim?.chair === chair, 'what is withdrawn has been asked');
  return withoutClaim(table, claim);
}

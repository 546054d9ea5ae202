import { defined } from '@overtrick/rules/assert';
import { add, type CardSet, EMPTY, isSubset, setOf, union } from '@overtrick/rules/cards/cardSet';
import { SEATS } from '@overtrick/rules/cards/seat';
import { ok } from '@overtrick/rules/result';
import { isTeam, type View } from '@overtrick/rules/views/view';
import { refuse } from '../refuse.ts';
import {
  isBetweenDeals,
  isBotAt,
  type LoggedStep,
  type Refusal,
  resultOf,
  seatOf,
  stateAt,
  type Table,
  undecidedOn,
  viewFor,
} from '../table.ts';
import type { Answering, Decision, PlayCommand } from './play.ts';

/** Returns the last call or card of the deal that the person in this chair made themselves. */
const lastOwn = (table: Table, chair: number): LoggedStep | undefined =>
  table.steps.findLast(({ seat, by }) => by === 'person' && seat === seatOf(table, chair));

/**
 * Returns the last call or card if this chair may take it back, or ask to; else the refusal. A call can be taken back
 * until the next player has acted; a card until another hand has played, and only if it did not show a hidden card
 * (R-GEN-5). If others must agree, later calls of computer players go with it. The policy `free` allows everything.
 */
export function undoable(
  table: Table,
  chair: number,
): { readonly ok: true; readonly step: LoggedStep } | Refusal {
  const { undo } = table.policies;
  if (undo === 'off') return refuse('ERR_UNDO', 'Undo is off at this table.');
  if (table.lead !== undefined) return refuse('ERR_LEAD');
  if (isBetweenDeals(table)) return refuse('ERR_DEAL_OVER');
  const step = lastOwn(table, chair);
  if (step === undefined) return refuse('ERR_UNDO', 'You have done nothing in this deal yet.');
  if (table.kept[chair] === step.version) return refuse('ERR_UNDO', 'The others did not agree.');
  if (undo === 'free') return { ok: true, step };
  const since = table.steps.filter(({ version }) => version > step.version);
  const isCall = step.action.kind === 'call' || step.action.kind === 'bid';
  const isForgotten = undo !== 'slip' && isCall && since.every(({ by }) => by === 'bot');
  if (since.length > 0 && !isForgotten)
    return refuse('ERR_UNDO', 'It cannot be undone: the next player has acted.');
  if (!isCall && reveals(table, step))
    return refuse('ERR_UNDO', 'It cannot be undone: it has shown hidden cards.');
  return { ok: true, step };
}

/** True if anybody saw other cards through this step than the card played. */
function reveals(table: Table, { version, seat, action }: LoggedStep): boolean {
  const { game } = table;
  const before = stateAt(table, version - 1);
  const after = game.apply(before, seat, action);
  return [undefined, ...table.seats].some((viewer) => {
    const known = knownIn(game.view(before, viewer));
    const own = action.kind === 'play' ? add(known, action.card) : known;
    return !isSubset(knownIn(game.view(after, viewer)), own);
  });
}

/** Returns every card that a view shows. */
function knownIn({ hands, trick, tricks, stock }: View): CardSet {
  const lying = [...tricks, trick].flat().map(({ card }) => card);
  const drawn = [stock?.top, stock?.looked, stock?.drawn, ...(stock?.away ?? [])];
  const open = setOf([...lying, ...drawn.filter((card) => card !== undefined)]);
  return SEATS.reduce(
    (all, seat) => union(all, union(hands[seat].cards ?? EMPTY, hands[seat].shown ?? EMPTY)),
    open,
  );
}

/** Lists the people who must agree: computer players always do, and the policy `slip` asks nobody. */
export function votersOn(table: Table, chair: number): readonly number[] {
  const { undo } = table.policies;
  if (undo === 'slip') return [];
  const view = viewFor(table);
  return table.seats.flatMap((seat, voter) => {
    const isAsked = undo === 'all' || !isTeam(view, seat, seatOf(table, chair));
    return voter !== chair && isAsked && !isBotAt(table, voter) ? [voter] : [];
  });
}

/** Undoes a person's last call or card, or asks the others for it. */
export function undo(table: Table, { chair, deal, version, id }: PlayCommand): Decision {
  if (resultOf(table, chair, id) !== undefined) return ok([]);
  if (deal !== table.deal || version < table.rewound || version > table.version) return refuse('ERR_STALE');
  if (table.claim !== undefined) return refuse('ERR_CLAIM_ASKED');
  if (table.undo !== undefined) return refuse('ERR_UNDO_ASKED');
  const can = undoable(table, chair);
  if (!can.ok) return can;
  const to = can.step.version;
  // the page did not show it yet, so the person does not mean it
  if (to > version) return refuse('ERR_STALE');
  const voters = votersOn(table, chair);
  return ok([
    voters.length === 0
      ? { kind: 'undone', chair, to, id }
      : { kind: 'undoAsked', chair, to, voters: [...voters], id },
  ]);
}

/** Answers a request to undo, for a person. */
export function agree(table: Table, { chair, deal, version, id, accept }: Answering): Decision {
  if (resultOf(table, chair, id) !== undefined) return ok([]);
  if (deal !== table.deal || version > table.version) return refuse('ERR_STALE');
  if (table.undo === undefined) return refuse('ERR_NO_UNDO');
  if (version < table.undo.version) return refuse('ERR_STALE');
  if (!undecidedOn(table.undo).includes(chair))
    return refuse('ERR_NO_UNDO', 'You are not asked to answer this request.');
  return ok([{ kind: 'undoAnswered', chair, accept, by: 'person', id }]);
}

/** Withdraws a person's claim or request to undo. */
export function withdraw(table: Table, { chair, deal, id }: PlayCommand): Decision {
  if (resultOf(table, chair, id) !== undefined) return ok([]);
  if (deal !== table.deal) return refuse('ERR_STALE');
  if (table.undo?.chair === chair) return ok([{ kind: 'withdrawn', chair, id }]);
  if (table.claim?.chair !== chair)
    return refuse('ERR_NO_CLAIM', 'You have no claim or request to withdraw.');
  if (table.claim.stage !== 'asked') return refuse('ERR_CLAIM_ASKED', 'Your claim is being judged.');
  return ok([{ kind: 'withdrawn', chair, id }]);
}

/** Counts the steps that an undo would remove. */
export const stepsGone = (table: Table): number => {
  const { to } = defined(table.undo, 'somebody wants to take something back');
  return table.steps.filter(({ version }) => version >= to).length;
};

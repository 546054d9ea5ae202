import { makeStep } from '@overtrick/rules/action';
import { numberOfDeal } from '@overtrick/rules/deals/deal';
import { layoutOf as handsOf } from '@overtrick/rules/record';
import { ok, type Result } from '@overtrick/rules/result';
import { exampleOf } from '../../deal/steps/exampleOf.ts';
import { layoutOf } from '../../deal/steps/layout.ts';
import { resultOf } from '../../think/field.ts';
import { movesOf, replayText } from '../../think/replayed.ts';
import type { BoardSource } from '../../think/source.ts';
import type { BoardPageData } from '../read/messages.ts';
import { broughtOf, isBrought } from './brought.ts';
import { formatsFor, viewerLink } from './written.ts';

/** Replays a board for the page; fails with the reason if its record cannot be replayed. */
export function shownOf(told: BoardSource): Result<BoardPageData> {
  const replayed = replayText(told.record);
  if (!replayed.ok) return replayed;
  const { game, record, states } = replayed.value;
  const start = states[0];
  const end = states.at(-1);
  const view = game.view(end);
  const outcome = game.outcome(end);
  const deal = view.deal ?? handsOf(game, record);
  const made = movesOf(replayed.value).map(({ step, after, index }) => ({
    step,
    after,
    why: told.reasons?.[index],
  }));
  const calls = record.steps.flatMap(({ action }, i) => (action.kind === 'call' ? [i] : []));
  // a game whose order counts deals the hands itself
  const setup = game.hasPar ? { ...record.setup, deal } : record.setup;
  const handviewer = viewerLink(told);
  const given = isBrought(game) ? broughtOf(setup) : undefined;
  return ok({
    told,
    view,
    deal,
    example: exampleOf(game, start, made, { items: outcome?.items ?? [], deal }),
    layout: layoutOf(game),
    steps: record.steps.map(makeStep),
    calls: view.calls.length === 0 ? [] : calls.slice(-view.calls.length),
    skipped: calls.length - view.calls.length,
    ...(outcome && { result: resultOf(outcome) }),
    formats: formatsFor(told),
    ...(handviewer !== undefined && { handviewer }),
    ...(given && { given }),
    ...(given && game.hasPar && { number: String(numberOfDeal(deal)) }),
  });
}

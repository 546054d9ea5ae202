import { bySeat } from '@overtrick/rules/cards/seat';
import type { Deal } from '@overtrick/rules/deals/deal';
import type { TrickTable } from '@overtrick/solver';
import { afterEach, expect, test, vi } from 'vitest';
import { type BoardSolver, startBoardSolver } from '../../evenings/solving.ts';
import { SOON } from '../../testing/asking.ts';
import { type EveningPage, startEvening } from '../../testing/evenings.ts';
import { Kit } from '../../testing/kit.ts';

const kit = new Kit();
afterEach(() => kit.end());

// each hand is one whole suit: a trump contract in a side's own suits makes everything, any other nothing
const ALL = 'AKQJT98765432';
const DEAL = `N:${ALL}... .${ALL}.. ..${ALL}. ...${ALL}`;
const TWO = `N:.${ALL}.. ${ALL}... ..${ALL}. ...${ALL}`;

const tricksIn = (page: EveningPage, board: number): string | undefined =>
  page.read.boards.get(board)?.tricks;

test('what can be made of a board is found when it has been played, and its page and the desk know it', async () => {
  const { url } = await kit.server({ solver: startBoardSolver() });
  const { desk, tournament, tables } = await startEvening(url, kit.page(url));
  const phone = kit.page(url);
  await phone.attend(tournament, tables.A1);
  await desk.done({ kind: 'dealt', board: 1, deal: DEAL, source: 'file' });
  await desk.done({ kind: 'dealt', board: 2, deal: DEAL, source: 'file' });
  await desk.done({ kind: 'unsealed', board: 1, reason: 'a ruling' });
  await phone.done({ kind: 'reported', line: 'A1/1/1', result: '3NT N 9', side: 'both' });
  await desk.until((page) => tricksIn(page, 1) !== undefined);
  expect(tricksIn(desk, 1)).toBe(['0d0d0', '0d0d0', '00d0d', '00d0d'].join(''));
  expect(desk.read.boards.get(1)?.par).toBe(1510);
  await desk.done({ kind: 'reported', line: 'A2/1/1', result: 'PASS', side: 'both' });
  await phone.until(({ view }) => view.boards[1]?.tricks !== undefined);
  // nobody has played the other board, so nobody may know it
  expect(tricksIn(desk, 2)).toBeUndefined();
  expect(phone.received.join()).not.toContain('board/2');
});

/** Returns a solver that records its requests. */
function slowSolver() {
  const asked: Deal[] = [];
  let go: () => void = () => {};
  const table: TrickTable = bySeat(() => ({ C: 7, D: 7, H: 7, S: 7, N: 7 }));
  const solver: BoardSolver = {
    async table(deal) {
      asked.push(deal);
      await new Promise<void>((resolve) => {
        go = resolve;
      });
      return table;
    },
    close: async () => {},
  };
  return { solver, asked, next: () => go() };
}

test('boards are solved one after the other; what was found of hands that were changed meanwhile is not stored', async () => {
  const { solver, asked, next } = slowSolver();
  const { url } = await kit.server({ solver });
  const { desk } = await startEvening(url, kit.page(url));
  for (const board of [1, 2]) {
    await desk.done({ kind: 'dealt', board, deal: DEAL, source: 'file' });
    await desk.done({ kind: 'unsealed', board, reason: 'to see them' });
  }
  for (const line of ['A1/1/1', 'A1/1/2'])
    await desk.done({ kind: 'reported', line, result: 'PASS', side: 'both' });
  expect(asked).toHaveLength(1);
  await desk.done({ kind: 'dealt', board: 1, deal: TWO, source: 'hand' });
  next();
  await vi.waitUntil(() => asked.length >= 2, SOON);
  expect(tricksIn(desk, 1)).toBeUndefined();
  next();
  await desk.until((page) => tricksIn(page, 1) !== undefined || tricksIn(page, 2) !== undefined);
  await vi.waitUntil(() => asked.length >= 3, SOON);
  next();
  await desk.until((page) => tricksIn(page, 1) !== undefined && tricksIn(page, 2) !== undefined);
  expect(asked).toHaveLength(3);
});

test('nobody says themselves what can be made of a board', async () => {
  const { url } = await kit.server();
  const { desk } = await startEvening(url, kit.page(url));
  const answer = await desk.do({ kind: 'solved', board: 1, tricks: '0'.repeat(20) });
  expect(answer).toMatchObject({ ok: false, code: 'ERR_MESSAGE' });
});

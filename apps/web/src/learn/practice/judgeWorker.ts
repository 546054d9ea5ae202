import type { Card } from '@overtrick/rules/cards/card';
import type { Play } from '@overtrick/rules/play/play';
import { createEngine } from '@overtrick/solver/engine';
import { loadModule } from '@overtrick/solver/load';
import address from '@overtrick/solver/solver.wasm?url';
import { valuesOf } from './reply.ts';
import '../../device/reportRejections.ts';

// Finds what each card is worth away from the page's own thread.

export interface JudgeRequest {
  readonly id: number;
  readonly play: Play;
}

export interface Answered {
  readonly id: number;
  readonly values: readonly (readonly [card: Card, tricks: number])[];
}

const MEGABYTES = 16;
const engine = loadModule(address).then((module) => createEngine(module, { megabytes: MEGABYTES }));

addEventListener('message', ({ data: { id, play } }: MessageEvent<JudgeRequest>) => {
  void engine.then((found) => {
    const answer: Answered = { id, values: [...valuesOf(found, play)] };
    postMessage(answer);
  });
});

import { useEffect, useRef, useState } from 'react';
import { askThinker } from './ask.ts';
import type { Cost, Judgement } from './costs.ts';
import type { TableResult } from './field.ts';
import type { Question, Thought } from './messages.ts';

/** The facts about a board that have been found so far. */
export interface Thoughts {
  readonly meanings: Readonly<Record<number, string>>;
  readonly costs: readonly Cost[];
  readonly areCostsDone: boolean;
}

const NOTHING: Thoughts = { meanings: {}, costs: [], areCostsDone: false };

/**
 * Returns the meanings of the calls and the cost of each card as a worker finds them; the work stops when the component
 * unmounts.
 */
export function useCosts(record: string): Thoughts {
  const [thoughts, setThoughts] = useState(NOTHING);
  useEffect(() => {
    setThoughts(NOTHING);
    // the costs arrive one by one and are shown together
    const costs: Cost[] = [];
    return askThinker({ kind: 'costs', record }, (thought) => {
      if (thought.kind === 'meanings') setThoughts((so) => ({ ...so, meanings: thought.meanings }));
      if (thought.kind === 'cost') costs.push(thought.cost);
      if (thought.kind === 'done') setThoughts((so) => ({ ...so, costs, areCostsDone: true }));
    });
  }, [record]);
  return thoughts;
}

type Stage = 'idle' | 'busy' | 'stopped' | 'done';

/** Runs a long analysis that can be started and stopped, and collects its results as they arrive. */
function useLong<T>(collect: (found: readonly T[], thought: Thought) => readonly T[]) {
  const [found, setFound] = useState<readonly T[]>([]);
  const [stage, setStage] = useState<Stage>('idle');
  const end = useRef<(() => void) | undefined>(undefined);
  useEffect(() => () => end.current?.(), []);
  return {
    found,
    stage,
    start(question: Question): void {
      end.current?.();
      setFound([]);
      setStage('busy');
      end.current = askThinker(question, (thought) => {
        if (thought.kind === 'done') setStage('done');
        else setFound((so) => collect(so, thought));
      });
    },
    stop(): void {
      end.current?.();
      setStage('stopped');
    },
  };
}

/** A card that has been analysed, with its judgement where there was time. */
export interface Looked {
  readonly judgement?: Judgement;
  readonly all: number;
}

export const useJudgements = () =>
  useLong<Looked>((found, thought) => (thought.kind === 'judged' ? [...found, thought] : found));

export const useField = () =>
  useLong<TableResult>((found, thought) => (thought.kind === 'result' ? [...found, thought.result] : found));

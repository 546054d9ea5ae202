import type { Action } from '@overtrick/rules/action';
import type { Card } from '@overtrick/rules/cards/card';
import { createContext, useContext, useMemo, useState } from 'react';
import { Button } from '../../../design/Button.tsx';
import { text } from '../../../text/text.ts';
import { useTable } from '../../ctrl/context.ts';
import type { Press } from '../../input/act.ts';
import { canAct } from '../../state/model.ts';
import styles from './Prompt.module.css';

type PutAction = Extract<Action, { kind: 'put' }>;

/** Cards that are chosen in the hands to be put somewhere else than on the table. */
export interface Choosing {
  /** True if this card may be one of them. */
  readonly isOffered: (card: Card) => boolean;
  readonly chosen: readonly Card[];
  readonly toggle: (card: Card) => void;
}

export const ChoosingContext = createContext<Choosing | undefined>(undefined);

/** Keeps the chosen cards while the player must put cards somewhere. */
export function useChoosing(): Choosing | undefined {
  const legal = useTable(({ shown }) => shown?.view.legal);
  const open = useTable(canAct);
  const [kept, setKept] = useState<readonly Card[]>([]);
  const puts = useMemo(
    () => (open ? (legal ?? []).filter((action) => action.kind === 'put') : []),
    [legal, open],
  );
  return useMemo(() => {
    const [first] = puts;
    if (first === undefined) return undefined;
    const offered = new Set(puts.flatMap(({ cards }) => cards));
    const chosen = kept.filter((card) => offered.has(card));
    return {
      isOffered: (card) => offered.has(card),
      chosen,
      toggle(card) {
        const without = chosen.filter((one) => one !== card);
        // one too many: the oldest choice gives way
        setKept(without.length < chosen.length ? without : [...without, card].slice(-first.cards.length));
      },
    };
  }, [puts, kept]);
}

interface PutsProps extends Press {
  readonly puts: readonly PutAction[];
}

/** Says how many of the cards are chosen, and puts them there. */
export function Puts({ puts, press }: PutsProps) {
  const choosing = useContext(ChoosingContext);
  const [first] = puts;
  if (first === undefined || choosing === undefined) return null;
  const { chosen } = choosing;
  const complete = puts.find(
    ({ cards }) => cards.length === chosen.length && cards.every((card) => chosen.includes(card)),
  );
  return (
    <p className={styles.done}>
      <span role="status">{text.table.chosen(chosen.length, first.cards.length)}</span>
      <Button look="main" disabled={complete === undefined} onClick={() => complete && press(complete, true)}>
        {text.puts[first.put]}
      </Button>
    </p>
  );
}

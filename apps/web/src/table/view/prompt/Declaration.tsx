import { type Action, makeAction } from '@overtrick/rules/action';
import { STRAINS, type Strain } from '@overtrick/rules/cards/card';
import type { View } from '@overtrick/rules/views/view';
import { useState } from 'react';
import { StrainMark } from '../../../deal/cards/Suit.tsx';
import { useArrows } from '../../../design/useArrows.ts';
import { panelOf } from '../../../games/panels/list.ts';
import { text } from '../../../text/text.ts';
import type { Press } from '../../input/act.ts';
import styles from './Prompt.module.css';

type DeclareAction = Extract<Action, { kind: 'declare' }>;

interface DeclarationProps extends Press {
  readonly view: View;
  readonly declarations: readonly DeclareAction[];
}

/** Asks for trumps or notrump, then for the goal if the game has one. */
export function Declaration({ view, declarations, press, raised }: DeclarationProps) {
  const [chosen, setChosen] = useState<Strain>();
  const strains = STRAINS.filter((strain) => declarations.some((action) => action.strain === strain));
  const goals = declarations.filter(({ goal, strain }) => goal !== undefined && strain === chosen);
  const { onKeyDown, itemProps } = useArrows(strains);
  const { worth, needs } = panelOf(view);
  const onStrain = (strain: Strain, byKey: boolean) => {
    const plain = declarations.find((action) => action.strain === strain && action.goal === undefined);
    if (plain) press(plain, byKey);
    else setChosen(strain);
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys of the buttons inside */}
      <div className={styles.strains} onKeyDown={onKeyDown}>
        {strains.map((strain) => {
          const plain: Action = { kind: 'declare', strain };
          const points = worth?.(view, plain);
          return (
            <button
              key={strain}
              type="button"
              {...itemProps(strain)}
              className={styles.strain}
              aria-pressed={
                declarations.some(({ goal }) => goal !== undefined) ? strain === chosen : undefined
              }
              data-raised={raised === makeAction(plain)}
              onClick={(event) => onStrain(strain, event.detail === 0)}
            >
              <StrainMark strain={strain} />
              {points !== undefined && (
                <span className={styles.points}>{text.games.aTrick(text.points(points))}</span>
              )}
            </button>
          );
        })}
      </div>
      {declarations.some(({ goal }) => goal !== undefined) && (
        <fieldset className={styles.goals} disabled={chosen === undefined}>
          <legend>{chosen === undefined ? text.games.strainFirst : text.games.goalIn(chosen)}</legend>
          {chosen !== undefined &&
            goals.map((action) => {
              const tricks = needs?.(view, action);
              return (
                <button
                  key={makeAction(action)}
                  type="button"
                  className={styles.choice}
                  data-raised={raised === makeAction(action)}
                  onClick={(event) => press(action, event.detail === 0)}
                >
                  <span className={styles.label}>{action.goal && text.goals[action.goal]}</span>
                  {tricks !== undefined && <span className={styles.what}>{text.games.tricksOf(tricks)}</span>}
                </button>
              );
            })}
        </fieldset>
      )}
    </>
  );
}

import { hasTop } from '@overtrick/evening/lines/contestants';
import type { TournamentView } from '@overtrick/evening/view';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../design/Button.tsx';
import { newId } from '../../../device/newId.ts';
import { eveningText } from '../../../text/evening.ts';
import { kindOf } from '../../names.ts';
import type { Change } from '../../plan/usePlanning.ts';
import { useMembers } from '../../useMembers.ts';
import styles from '../Desk.module.css';
import { NamesField } from './NamesField.tsx';
import { handicapOf, namesIn, playersIn } from './playersIn.ts';

interface EnterOneProps {
  readonly view: TournamentView;
  readonly help?: string;
  readonly onChange: (...changes: readonly Change[]) => Promise<boolean>;
}

/** The names of one more pair, team or player, typed or chosen from the members of the club. */
export function EnterOne({ view, help, onChange }: EnterOneProps) {
  const [names, setNames] = useState('');
  const members = useMembers(view.head.club);
  const words = eveningText.plan;
  const kind = kindOf(view);
  const examples = {
    pair: eveningText.setup.namesExample,
    team: eveningText.setup.teamNamesExample,
    player: '',
  };
  const enter = async (event: FormEvent) => {
    event.preventDefault();
    const players = playersIn(names, members);
    const handicap = handicapOf(namesIn(names), members);
    const isDone = await onChange({
      kind: 'entered',
      contestant: `c${newId().slice(0, 8)}`,
      ...(players.length > 0 && { players }),
      ...(handicap !== undefined && hasTop(view.head) && { handicap }),
    });
    if (isDone) setNames('');
  };
  return (
    <form className={styles.form} onSubmit={(event) => void enter(event)}>
      <NamesField
        label={words.names[kind]}
        {...(help !== undefined && { help })}
        value={names}
        members={members}
        placeholder={examples[kind]}
        onChange={setNames}
      />
      <div>
        <Button type="submit">{words.enter[kind]}</Button>
      </div>
    </form>
  );
}

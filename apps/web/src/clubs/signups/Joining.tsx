import type { SignupView } from '@overtrick/protocol/signups';
import { useState } from 'react';
import { Button } from '../../design/Button.tsx';
import form from '../../design/Form.module.css';
import prose from '../../design/Prose.module.css';
import { Select } from '../../design/Select.tsx';
import { ask } from '../../server/ask.ts';
import { eveningText } from '../../text/evening.ts';
import { namesOf } from './names.ts';
import type { OfSignups } from './useSignups.ts';

/** For the club's owner: two singles become a pair. */
export function Joining({ home, list, shown, evening }: OfSignups) {
  const { club, token } = home;
  const singles = shown.signups.filter(({ place }) => place === 'single');
  const [one, setOne] = useState('');
  const [other, setOther] = useState('');
  const words = eveningText.signups;
  const first = singles.find(({ signup }) => signup === one) ?? singles[0];
  const rest = singles.filter((single) => single !== first);
  const second = rest.find(({ signup }) => signup === other) ?? rest[0];
  if (first === undefined || second === undefined) return null;
  const nameOf = (id: string): string => {
    const found: SignupView | undefined = singles.find(({ signup }) => signup === id);
    return found === undefined ? '' : namesOf(found);
  };
  const join = () =>
    void list.does(
      ask('POST /api/clubs/{club}/signups/{signup}', {
        parameters: { club, signup: first.signup },
        token,
        body: { kind: 'join', evening, other: second.signup },
      }),
    );
  return (
    <details>
      <summary>{words.join}</summary>
      <div className={form.form}>
        <p className={prose.soft}>{words.joinHelp}</p>
        <div className={form.fields}>
          <Select
            label={words.desk.first}
            values={singles.map(({ signup }) => signup)}
            value={first.signup}
            onChange={setOne}
            labelOf={nameOf}
          />
          <Select
            label={words.desk.second}
            values={rest.map(({ signup }) => signup)}
            value={second.signup}
            onChange={setOther}
            labelOf={nameOf}
          />
        </div>
        <div>
          <Button onClick={join}>{words.joinThem}</Button>
        </div>
      </div>
    </details>
  );
}

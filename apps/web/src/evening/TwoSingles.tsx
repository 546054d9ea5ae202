import type { SignupView } from '@overtrick/protocol/signups';
import { useState } from 'react';
import { Button } from '../design/Button.tsx';
import form from '../design/Form.module.css';
import { Select } from '../design/Select.tsx';
import { eveningText } from '../text/evening.ts';

interface TwoSinglesProps {
  readonly singles: readonly SignupView[];
  readonly nameOf: (single: SignupView) => string;
  readonly onJoin: (first: SignupView, second: SignupView) => void;
}

/** The choice of two singles who become a pair; empty with fewer than two. */
export function TwoSingles({ singles, nameOf, onJoin }: TwoSinglesProps) {
  const [one, setOne] = useState('');
  const [other, setOther] = useState('');
  const first = singles.find(({ signup }) => signup === one) ?? singles[0];
  const rest = singles.filter((single) => single !== first);
  const second = rest.find(({ signup }) => signup === other) ?? rest[0];
  const words = eveningText.signups;
  if (first === undefined || second === undefined) return null;
  const labelOf = (id: string): string => {
    const found = singles.find(({ signup }) => signup === id);
    return found === undefined ? '' : nameOf(found);
  };
  return (
    <>
      <div className={form.fields}>
        <Select
          label={words.desk.first}
          values={singles.map(({ signup }) => signup)}
          value={first.signup}
          onChange={setOne}
          labelOf={labelOf}
        />
        <Select
          label={words.desk.second}
          values={rest.map(({ signup }) => signup)}
          value={second.signup}
          onChange={setOther}
          labelOf={labelOf}
        />
      </div>
      <div>
        <Button onClick={() => onJoin(first, second)}>{words.joinThem}</Button>
      </div>
    </>
  );
}

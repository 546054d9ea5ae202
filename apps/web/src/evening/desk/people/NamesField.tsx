import type { MemberView } from '@overtrick/protocol/clubs';
import { useId } from 'react';
import { Field, type FieldProps } from '../../../design/Field.tsx';
import { proposalsFor } from './playersIn.ts';

interface NamesFieldProps extends Omit<FieldProps, 'value' | 'onChange' | 'list'> {
  readonly value: string;
  readonly onChange: (names: string) => void;
  readonly members: readonly MemberView[];
}

/** The names of a contestant, typed or chosen from the members of the club. */
export function NamesField({ value, onChange, members, ...rest }: NamesFieldProps) {
  const list = useId();
  return (
    <>
      <Field
        {...rest}
        value={value}
        maxLength={120}
        autoComplete="off"
        {...(members.length > 0 && { list })}
        onChange={(event) => onChange(event.target.value)}
      />
      <datalist id={list}>
        {proposalsFor(value, members).map((line) => (
          <option key={line} value={line} />
        ))}
      </datalist>
    </>
  );
}

import type { SignupView } from '@overtrick/protocol/signups';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { Choice } from '../../design/Choice.tsx';
import { Field } from '../../design/Field.tsx';
import form from '../../design/Form.module.css';
import { usePreferences } from '../../device/preferences.ts';
import { tokensFor } from '../../device/signups.ts';
import { ask } from '../../server/ask.ts';
import { eveningText } from '../../text/evening.ts';
import type { OfSignups } from './useSignups.ts';

const HOWS = ['pair', 'single'] as const;

interface SignupFormProps extends OfSignups {
  /** The sign-up that is changed; without it, a new one is made. */
  readonly before?: SignupView;
  /** Another sign-up beside the visitor's own: both names are typed. */
  readonly isOther?: boolean;
  readonly onDone?: () => void;
}

/** The form in which somebody signs up alone or with a partner, or changes the names. */
export function SignupForm({ home, list, evening, before, isOther = false, onDone }: SignupFormProps) {
  const { club, token, shown: home_ } = home;
  const isMember = home_?.role === 'member' && before === undefined && !isOther;
  const isForOthers = isOther || home_?.role === 'owner' || before !== undefined;
  const [how, setHow] = useState<(typeof HOWS)[number]>(before?.place === 'single' ? 'single' : 'pair');
  const [name, setName] = useState(
    before?.players[0]?.name ?? (isForOthers ? '' : usePreferences.getState().name),
  );
  const [partner, setPartner] = useState(before?.players[1]?.name ?? '');
  const names = useId();
  const words = eveningText.signups;
  const isReady = (isMember || name.trim() !== '') && (how === 'single' || partner.trim() !== '');
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const body = {
      evening,
      ...(!isMember && { name: name.trim() }),
      ...(how === 'pair' && { partner: partner.trim() }),
    };
    const with_ = { token, signups: tokensFor(club) };
    const isDone =
      before === undefined
        ? await list.enters(
            ask('POST /api/clubs/{club}/signups', {
              parameters: { club },
              ...with_,
              isTakingChair: true,
              body,
            }),
          )
        : (await list.does(
            ask('POST /api/clubs/{club}/signups/{signup}', {
              parameters: { club, signup: before.signup },
              ...with_,
              body: { kind: 'names', ...body },
            }),
          )) !== undefined;
    if (!isDone) return;
    if (isForOthers) setName('');
    setPartner('');
    onDone?.();
  };
  return (
    <form className={form.form} aria-label={words.title} onSubmit={(event) => void save(event)}>
      <Choice
        label={words.how}
        values={HOWS}
        value={how}
        onChange={setHow}
        labelOf={(one) => words.hows[one]}
      />
      <div className={form.fields}>
        {!isMember && (
          <Field
            label={isForOthers ? words.first : words.name}
            value={name}
            maxLength={40}
            required
            autoComplete={isForOthers ? 'off' : 'name'}
            list={isForOthers ? names : undefined}
            onChange={(event) => setName(event.target.value)}
          />
        )}
        {how === 'pair' && (
          <Field
            label={isForOthers ? words.other : words.partner}
            value={partner}
            maxLength={40}
            required
            autoComplete="off"
            list={names}
            onChange={(event) => setPartner(event.target.value)}
          />
        )}
      </div>
      <datalist id={names}>
        {(home_?.members ?? []).map(({ member, name: known, isHidden }) =>
          known === undefined || isHidden ? null : <option key={member} value={known} />,
        )}
      </datalist>
      <div className={form.buttons}>
        <Button type="submit" look="main" disabled={!isReady}>
          {before === undefined ? words.enter : eveningText.home.save}
        </Button>
        {before !== undefined && <Button onClick={onDone}>{words.cancel}</Button>}
      </div>
    </form>
  );
}

import type { SignupView } from '@overtrick/protocol/signups';
import { useState } from 'react';
import { Button, IconButton } from '../../design/Button.tsx';
import { X } from '../../design/icons/icons.tsx';
import { tokensFor } from '../../device/signups.ts';
import { ask } from '../../server/ask.ts';
import { eveningText } from '../../text/evening.ts';
import { namesOf } from './names.ts';
import type { OfSignups } from './useSignups.ts';

interface WithdrawingProps extends OfSignups {
  readonly signup: SignupView;
  /** Shows a small sign in place of the first button. */
  readonly isSmall?: boolean;
}

/** The button that withdraws a sign-up; it asks once more. */
export function Withdrawing({ home, list, signup, isSmall = false }: WithdrawingProps) {
  const { club, token } = home;
  const [isSure, setSure] = useState(false);
  const words = eveningText.signups;
  const withdraw = () =>
    void list.does(
      ask('DELETE /api/clubs/{club}/signups/{signup}', {
        parameters: { club, signup: signup.signup },
        token,
        signups: tokensFor(club),
      }),
    );
  if (isSure)
    return (
      <>
        <Button onClick={withdraw}>{words.sure}</Button>
        <Button onClick={() => setSure(false)}>{words.cancel}</Button>
      </>
    );
  return isSmall ? (
    <IconButton look="quiet" label={words.withdrawOf(namesOf(signup))} onClick={() => setSure(true)}>
      <X aria-hidden="true" size={20} />
    </IconButton>
  ) : (
    <Button onClick={() => setSure(true)}>{words.withdraw}</Button>
  );
}

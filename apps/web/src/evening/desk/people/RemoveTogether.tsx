import type { ContestantView } from '@overtrick/evening/view';
import { Button } from '../../../design/Button.tsx';
import { ask } from '../../../server/ask.ts';
import { eveningText } from '../../../text/evening.ts';
import { useEveningClient } from '../../useEvening.tsx';
import { useTournament } from '../useTournament.ts';

interface RemoveTogetherProps {
  readonly contestant: ContestantView;
  readonly onDone: () => void;
  readonly onProblem: (why: string) => void;
}

/** The button that takes a false pair off the list with all others of its network, while pairs enter themselves. */
export function RemoveTogether({ contestant: { id, number }, onDone, onProblem }: RemoveTogetherProps) {
  const { tournament, token } = useEveningClient();
  const isOpen = useTournament()?.terms.policies.entry === 'open';
  if (!isOpen || number !== undefined || token === undefined) return null;
  const remove = async () => {
    const done = await ask('DELETE /api/tournaments/{tournament}/contestants/{contestant}/household', {
      parameters: { tournament, contestant: id },
      token,
    });
    if (done.ok) onDone();
    else onProblem(done.message);
  };
  return <Button onClick={() => void remove()}>{eveningText.people.removeTogether}</Button>;
}

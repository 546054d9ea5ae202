import type { TournamentView } from '@overtrick/evening/view';
import { useState } from 'react';
import { eveningText } from '../../text/evening.ts';
import { HideNames } from '../desk/people/HideNames.tsx';
import { whyNot } from '../refusal.ts';
import { useEveningClient } from '../useEvening.tsx';

/** The removal of a player's own name, on their own device. */
export function OwnName({ view }: { readonly view: TournamentView }) {
  const evening = useEveningClient();
  const [problem, setProblem] = useState<string>();
  const { role, contestant, player } = view.head;
  if (role !== 'player' || contestant === undefined || player === undefined) return null;
  const name = view.head.contestants.find(({ id }) => id === contestant)?.names[player - 1];
  return (
    <>
      <HideNames
        contestant={contestant}
        names={name === undefined || name === '' || name === '–' ? [] : [{ player, name }]}
        title={eveningText.hiding.own}
        onAct={async (command) => {
          const did = await evening.act(command);
          setProblem(did?.ok ? undefined : whyNot(did));
        }}
      />
      {problem !== undefined && <p role="alert">{problem}</p>}
    </>
  );
}

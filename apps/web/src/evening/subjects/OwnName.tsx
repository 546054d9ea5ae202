import { useState } from 'react';
import { eveningText } from '../../text/evening.ts';
import { HideNames } from '../desk/people/HideNames.tsx';
import { whyNot } from '../refusal.ts';
import { useEveningClient } from '../useEvening.tsx';
import type { Panel } from './panel.ts';

/** The removal of a player's own name, on their own device. */
export const OwnName: Panel<{ readonly place: string }> = ({ view }) => {
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
};

import { consequencesOfCurtailing } from '@overtrick/evening/desk/consequences';
import type { Tournament } from '@overtrick/evening/tournament';
import type { SectionView } from '@overtrick/evening/view';
import { Button } from '../../design/Button.tsx';
import { eveningText } from '../../text/evening.ts';
import { consequenceInWords } from './changesInWords.ts';
import type { Change } from './usePlanning.ts';

interface CuttingProps {
  readonly tournament: Tournament;
  readonly section: SectionView;
  readonly onCut: (change: Change) => void;
}

/** Takes the last round away, after its consequences are said. */
export function Cutting({ tournament, section: { section, rounds }, onCut }: CuttingProps) {
  const words = eveningText.ending;
  if (rounds.length < 2) return null;
  const cut = { kind: 'curtailed', section, rounds: rounds.length - 1 } as const;
  return (
    <section>
      <h3>{words.cutTitle}</h3>
      <ul>
        {consequencesOfCurtailing(tournament, cut)
          .map(consequenceInWords)
          .map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
      </ul>
      <div>
        <Button onClick={() => onCut(cut)}>{words.cut(rounds.length)}</Button>
      </div>
    </section>
  );
}

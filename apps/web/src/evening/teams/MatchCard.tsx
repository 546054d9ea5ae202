import type { Carded } from '@overtrick/evening/entry';
import type { MatchView, TournamentView } from '@overtrick/evening/view';
import { type FormEvent, useEffect, useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { Field } from '../../design/Field.tsx';
import { eveningText } from '../../text/evening.ts';
import desk from '../desk/Desk.module.css';
import { labelOf, numberOf } from '../names.ts';
import { whyNot } from '../refusal.ts';
import { useEveningClient } from '../useEvening.tsx';

interface MatchCardProps {
  readonly view: TournamentView;
  readonly match: MatchView;
  /** The team whose captain enters it; absent where the director does. */
  readonly contestant?: string | undefined;
}

/** Returns the sitting of a match in the plan, such as `A3/2`. */
function sittingOf({ plan }: TournamentView, { home, away, round }: MatchView): string | undefined {
  for (const { section, rounds } of plan) {
    const table = (rounds[round - 1] ?? []).findIndex(
      ({ ns, ew }) => (ns === home && ew === away) || (ns === away && ew === home),
    );
    if (table >= 0) return `${section}${table + 1}/${round}`;
  }
  return undefined;
}

/** The card of a match without devices: the entries of both captains, and the director's where they differ. */
export function MatchCard({ view, match, contestant }: MatchCardProps) {
  const club = useEveningClient();
  const [home, setHome] = useState('');
  const [away, setAway] = useState('');
  const [problem, setProblem] = useState<string>();
  const words = eveningText.teams;
  const where = sittingOf(view, match);
  const { cards } = match;
  // stays as the reader left it while the other captain enters a card; cards that differ need attention
  const [open, setOpen] = useState(cards !== undefined);
  const disputed = cards?.state === 'disputed';
  useEffect(() => {
    if (disputed) setOpen(true);
  }, [disputed]);
  if (where === undefined) return null;
  const said = [
    [labelOf(view, match.home), cards?.home],
    [labelOf(view, match.away), cards?.away],
    [words.director, cards?.ruled],
  ] as const;
  const enter = async (event: FormEvent) => {
    event.preventDefault();
    const card: Carded = {
      ...{ kind: 'carded', where, home: Number(home), away: Number(away) },
      ...(contestant !== undefined && { contestant }),
    };
    const did = await club.act(card);
    setProblem(did?.ok ? undefined : whyNot(did));
  };
  return (
    <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {words.card}: {eveningText.match.of(labelOf(view, match.home), labelOf(view, match.away))}
      </summary>
      <form className={desk.form} onSubmit={(event) => void enter(event)}>
        <p>{words.cardHelp}</p>
        {match.boards.length > 0 && <p>{words.onBoards}</p>}
        {cards !== undefined && cards.state !== 'none' && (
          <>
            <ul>
              {said.map(
                ([who, card]) =>
                  card && (
                    <li key={who}>
                      {words.says(who, eveningText.hundredth(card.home), eveningText.hundredth(card.away))}
                    </li>
                  ),
              )}
            </ul>
            <p role={cards.state === 'disputed' ? 'alert' : 'status'}>
              {cards.state === 'disputed' && contestant === undefined
                ? words.differ
                : words.states[cards.state]}
            </p>
          </>
        )}
        <div className={desk.fields}>
          <Field
            label={words.points(eveningText.team(numberOf(view, match.home)))}
            type="number"
            step="any"
            value={home}
            required
            onChange={(event) => setHome(event.target.value)}
          />
          <Field
            label={words.points(eveningText.team(numberOf(view, match.away)))}
            type="number"
            step="any"
            value={away}
            required
            onChange={(event) => setAway(event.target.value)}
          />
        </div>
        <div className={desk.buttons}>
          <Button type="submit">{contestant === undefined ? words.rule : words.enter}</Button>
        </div>
        {problem !== undefined && <p role="alert">{problem}</p>}
      </form>
    </details>
  );
}

import type { Lined } from '@overtrick/evening/entry';
import type { ContestantView, LineUpsView, TournamentView } from '@overtrick/evening/view';
import { useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { Select } from '../../design/Select.tsx';
import { eveningText } from '../../text/evening.ts';
import desk from '../desk/Desk.module.css';
import { labelOf } from '../names.ts';
import { whyNot } from '../refusal.ts';
import { useEveningClient } from '../useEvening.tsx';

interface LineUpFormProps {
  readonly view: TournamentView;
  readonly contestant: string;
}

/** The most seats that a line-up fills. */
const SEATS = [0, 1, 2, 3] as const;
type Four = readonly [number, number, number, number];

/** Returns the rounds of a team's matches, each with the line-ups that may be known. */
const roundsOf = ({ matches = [] }: TournamentView, team: string) =>
  matches
    .filter(({ home, away }) => home === team || away === team)
    .flatMap((match) => match.lineUps.map((lineUps) => ({ match, lineUps })))
    .toSorted((one, other) => one.lineUps.round - other.lineUps.round);

/** A form for a captain, or the director for them: who of a team sits where from a round on. */
export function LineUpForm({ view, contestant }: LineUpFormProps) {
  const club = useEveningClient();
  const words = eveningText.teams;
  const team = view.head.contestants.find(({ id }) => id === contestant);
  const rounds = roundsOf(view, contestant);
  const now = Math.max(1, view.here?.round ?? 1);
  const open = [...new Set(rounds.map(({ lineUps }) => lineUps.round).filter((round) => round >= now))];
  const [from, setFrom] = useState<string>();
  const [said, setSaid] = useState<{ readonly isDone: boolean; readonly why: string }>();
  const round = from ?? String(open[0] ?? now);
  const shown = rounds.find(({ lineUps }) => lineUps.round === Number(round));
  const known = shown && (shown.match.home === contestant ? shown.lineUps.home : shown.lineUps.away);
  const [seated, setSeated] = useState<Four>();
  const four: Four = seated ?? (known ? [...known.ns, ...known.ew] : [1, 2, 3, 4]);
  if (team === undefined || rounds.length === 0) return null;
  const isTwice = new Set(four).size < 4;
  const save = async () => {
    const [north, south, east, west] = four;
    const lined: Lined = {
      kind: 'lined',
      contestant,
      from: Number(round),
      ns: [north, south],
      ew: [east, west],
    };
    const did = await club.act(lined);
    setSeated(undefined);
    setSaid({ isDone: did?.ok === true, why: did?.ok ? words.saved : whyNot(did) });
  };
  return (
    <details>
      <summary>{words.lineUp}</summary>
      <div className={desk.form}>
        <ul>
          {rounds.map(({ match, lineUps }) => (
            <LineUps
              key={`${match.home} ${match.away} ${lineUps.round}`}
              view={view}
              teams={match}
              lineUps={lineUps}
            />
          ))}
        </ul>
        {open.length === 0 ? (
          <p>{words.noneLeft}</p>
        ) : (
          <>
            <p>{words.lineUpHelp}</p>
            <Select
              label={words.round}
              values={open.map(String)}
              value={round}
              onChange={(one) => {
                setFrom(one);
                setSeated(undefined);
              }}
              labelOf={(one) => one}
            />
            <div className={desk.fields}>
              {SEATS.map((at) => (
                <Select
                  key={at}
                  label={`${at < 2 ? words.northSouth : words.eastWest} ${(at % 2) + 1}`}
                  values={numbersOf(team)}
                  value={String(four[at])}
                  onChange={(player) =>
                    setSeated(four.map((one, i) => (i === at ? Number(player) : one)) as unknown as Four)
                  }
                  labelOf={(player) => nameOf(team, Number(player))}
                />
              ))}
            </div>
            {isTwice && <p role="alert">{words.twice}</p>}
            <div className={desk.buttons}>
              <Button look="main" disabled={isTwice} onClick={() => void save()}>
                {words.save}
              </Button>
            </div>
          </>
        )}
        {said !== undefined && <p role={said.isDone ? 'status' : 'alert'}>{said.why}</p>}
      </div>
    </details>
  );
}

/** Returns the numbers of a team's players, at least four. */
const numbersOf = ({ names }: ContestantView): readonly string[] =>
  Array.from({ length: Math.max(4, names.length) }, (_, i) => String(i + 1));

const nameOf = (team: ContestantView | undefined, player: number): string =>
  team?.names[player - 1] || eveningText.teams.player(player);

interface LineUpsProps {
  readonly view: TournamentView;
  readonly teams: { readonly home: string; readonly away: string };
  readonly lineUps: LineUpsView;
}

/** The line-ups of both teams in a round; that of the others may be hidden. */
function LineUps({ view, teams, lineUps }: LineUpsProps) {
  const words = eveningText.teams;
  return (['home', 'away'] as const).map((side) => {
    const id = teams[side];
    const team = view.head.contestants.find((one) => one.id === id);
    const known = lineUps[side];
    const both = (players: readonly number[]) =>
      players.map((one) => nameOf(team, one)).join(eveningText.and);
    return (
      <li key={side}>
        {known === undefined
          ? words.hidden(lineUps.round, labelOfTeam(view, id))
          : words.now(lineUps.round, labelOfTeam(view, id), both(known.ns), both(known.ew))}
      </li>
    );
  });
}

/** Returns a team's label without names, which follow it: `Team 2`. */
const labelOfTeam = (view: TournamentView, id: string): string =>
  eveningText.team(view.head.contestants.find((one) => one.id === id)?.number ?? labelOf(view, id));

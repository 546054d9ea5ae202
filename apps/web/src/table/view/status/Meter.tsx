import type { TableState } from '@overtrick/protocol/table';
import { tricksNeeded } from '@overtrick/rules/auction/contract';
import { SEATS, type Seat } from '@overtrick/rules/cards/seat';
import { teamName } from '../../../deal/words.ts';
import { panelOf } from '../../../games/panels/list.ts';
import { teamBid, teamOf, tricksOf } from '../../../games/tally.ts';
import { text } from '../../../text/text.ts';
import styles from './Meter.module.css';

/** The tricks that each of two sides has won and needs; with more parties, each name plate shows its own. */
export function Meter({ state }: { readonly state: TableState }) {
  const { view } = state;
  const { contract, teams, seat } = view;
  if (contract !== undefined) {
    const declaring = teamOf(view, contract.declarer);
    const defending = SEATS.filter((one) => !declaring.includes(one));
    const [us, them] =
      seat === undefined
        ? [text.table.declarer, text.table.defence]
        : [teamName(state, declaring), teamName(state, defending)];
    const needed = tricksNeeded(contract);
    const [won, lost] = [tricksOf(view, declaring), tricksOf(view, defending)];
    return (
      <span className={styles.meter}>
        <Side name={us} won={won} needed={needed} />
        <Bar won={won} lost={lost} needed={needed} />
        <Side name={them} won={lost} />
      </span>
    );
  }
  const own = teams.findIndex((team) => seat !== undefined && team.includes(seat));
  const [first, second, third] = own === 1 ? teams.toReversed() : teams;
  if (first === undefined || second === undefined || third !== undefined) return null;
  return (
    <span className={styles.meter}>
      {[first, second].map((team) => (
        <TeamSide key={team[0]} state={state} team={team} />
      ))}
    </span>
  );
}

function TeamSide({ state, team }: { readonly state: TableState; readonly team: readonly Seat[] }) {
  const { view } = state;
  const isTogether = panelOf(view).counted !== undefined;
  const { bid, taken } = (isTogether ? undefined : teamBid(view, team)) ?? { taken: tricksOf(view, team) };
  return <Side name={teamName(state, team)} won={taken} {...(bid !== undefined && { needed: bid })} />;
}

interface SideProps {
  readonly name: string;
  readonly won: number;
  readonly needed?: number;
}

const Side = ({ name, won, needed }: SideProps) => (
  <span className={styles.words}>
    <span className="hidden-text">{text.table.meter(name, won, needed)} </span>
    <span aria-hidden="true">
      {name} <b>{won}</b>
      {needed !== undefined && <span className={styles.of}> {text.table.of(needed)}</span>}
    </span>
  </span>
);

interface BarProps {
  readonly won: number;
  readonly lost: number;
  readonly needed: number;
}

/** Tricks laid as on a table: upright for declarer's side, across for the other. */
const Bar = ({ won, lost, needed }: BarProps) => (
  <span aria-hidden="true" className={styles.tricks}>
    {Array.from({ length: 13 }, (_, i) => (
      <i
        // biome-ignore lint/suspicious/noArrayIndexKey: thirteen places
        key={i}
        data-state={i < won ? 'won' : i >= 13 - lost ? 'lost' : 'open'}
        data-last={i === needed - 1}
      />
    ))}
  </span>
);

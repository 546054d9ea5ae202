import type { Seat } from '@overtrick/rules/cards/seat';
import type { ScoreSheet, SheetRow } from '@overtrick/rules/match';
import { isThrownIn, type Party } from '@overtrick/rules/scores/outcome';
import { text } from '../../text/text.ts';
import { ContractMark } from '../auction/CallMark.tsx';
import { StrainMark } from '../cards/Suit.tsx';
import styles from './Sheet.module.css';
import { worthOf } from './worth.ts';

export interface SheetProps {
  readonly sheet: Pick<ScoreSheet, 'rows' | 'totals'>;
  /** In the order of the columns. */
  readonly parties: readonly Party[];
  readonly nameOf: (party: Party) => string;
  /** Declarer of a row; the letter of the seat when left out. */
  readonly declarerOf?: (row: SheetRow, declarer: Seat) => string;
}

/** The match so far: with a line ruled between what counts towards game and the rest, where the form has one. */
export function Sheet(props: SheetProps) {
  const { sheet, parties, nameOf } = props;
  const { rows, totals } = sheet;
  const isRuled = rows.some(({ below }) => below !== undefined);
  return (
    <table className={styles.sheet}>
      <caption className="hidden-text">{text.result.sheet}</caption>
      <thead>
        <tr>
          <th scope="col">{text.result.dealColumn}</th>
          {parties.map((party) => (
            <th key={party} scope="col" className={styles.points}>
              {nameOf(party)}
            </th>
          ))}
        </tr>
      </thead>
      {rows.length === 0 && (
        <tbody>
          <tr>
            <td className={styles.none} colSpan={parties.length + 1}>
              {text.result.noRows}
            </td>
          </tr>
        </tbody>
      )}
      {isRuled ? <RuledRows {...props} /> : <PlainRows {...props} />}
      <tfoot>
        <tr>
          <th scope="row">{text.result.total}</th>
          {parties.map((party) => (
            <td key={party} className={styles.points}>
              {text.points(totals[party] ?? 0)}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

/** As on a score pad: above the line the latest on top, below the line the latest at the bottom. */
function RuledRows({ sheet: { rows }, parties, nameOf, declarerOf }: SheetProps) {
  const has = (of: SheetRow['above']): boolean => parties.some((party) => (of?.[party] ?? 0) > 0);
  // the bonuses that end a rubber stand above the line too
  const aboveOf = (row: SheetRow) => row.above ?? row.bonus ?? {};
  const above = rows.filter((row) => has(aboveOf(row))).toReversed();
  const below = rows.filter((row) => has(row.below) || row.passed === true);
  return (
    <>
      <tbody className={styles.above}>
        <Heading label={text.result.above} columns={parties.length + 1} />
        {above.map((row) => (
          <Row key={row.deal ?? 'bonus'} {...{ row, parties, declarerOf }} of={aboveOf(row)} />
        ))}
      </tbody>
      <tbody className={styles.below}>
        <Heading label={text.result.below} columns={parties.length + 1} />
        {below.map((row) => (
          <Row
            key={row.deal}
            {...{ row, parties, declarerOf }}
            of={row.below ?? {}}
            {...(row.game !== undefined && { game: text.result.gameWon(nameOf(row.game)) })}
          />
        ))}
      </tbody>
    </>
  );
}

const Heading = ({ label, columns }: { readonly label: string; readonly columns: number }) => (
  <tr>
    <th scope="rowgroup" colSpan={columns} className={styles.heading}>
      {label}
    </th>
  </tr>
);

interface RowProps extends Pick<SheetProps, 'parties'> {
  readonly row: SheetRow;
  readonly declarerOf: SheetProps['declarerOf'] | undefined;
  readonly of: Readonly<Record<string, number>>;
  /** The winner of a game with this row: a line is ruled under it. */
  readonly game?: string;
}

const Row = ({ row, parties, declarerOf, of, game }: RowProps) => (
  <tr data-game={game !== undefined}>
    <th scope="row">
      <RowName row={row} declarerOf={declarerOf} />
      {game !== undefined && <span className={styles.game}>{game}</span>}
    </th>
    {parties.map((party) => (
      <td key={party} className={styles.points}>
        {(of[party] ?? 0) !== 0 && text.points(of[party] ?? 0)}
        {row.bags !== undefined && (row.bags[party] ?? 0) > 0 && (
          <span className={styles.bags}>{text.result.bags(row.bags[party] ?? 0)}</span>
        )}
      </td>
    ))}
  </tr>
);

const seatShort: NonNullable<SheetProps['declarerOf']> = (_, declarer) => text.seatShort(declarer);

function RowName({ row, declarerOf = seatShort }: Pick<RowProps, 'row' | 'declarerOf'>) {
  const { deal, outcome, passed, score = 0, target } = row;
  const contract = outcome?.contract;
  return (
    <span className={styles.name}>
      {deal !== undefined && <span className={styles.number}>{deal}</span>}
      {contract && (
        <>
          <ContractMark contract={contract} /> {declarerOf(row, contract.declarer)}{' '}
          {text.result.againstContract(contract, outcome.tricks)}
        </>
      )}
      {(passed === true || (outcome && isThrownIn(outcome))) && text.result.rowPassed}
      {outcome && contract === undefined && outcome.strain !== undefined && (
        <StrainMark strain={outcome.strain} />
      )}
      {outcome === undefined && text.result.bonus}
      {target !== undefined && <small>{text.result.target(score, target)}</small>}
    </span>
  );
}

/** One row per deal, with its value for each party: IMPs where the match adds IMPs. */
const PlainRows = ({ sheet: { rows, totals }, parties, declarerOf }: SheetProps) => (
  <tbody>
    {rows.map((row) => (
      <Row
        key={row.deal ?? 'bonus'}
        {...{ row, parties, declarerOf }}
        of={Object.fromEntries(
          parties.map((party) => [party, worthOf(row, party, party === Object.keys(totals)[0])]),
        )}
      />
    ))}
  </tbody>
);

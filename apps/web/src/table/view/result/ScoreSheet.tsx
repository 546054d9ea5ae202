import type { TableState } from '@overtrick/protocol/table';
import type { SheetRow } from '@overtrick/rules/match';
import { isThrownIn } from '@overtrick/rules/outcome';
import { ContractMark } from '../../../deal/auction/CallMark.tsx';
import { StrainMark } from '../../../deal/cards/Suit.tsx';
import { partiesOf, partyName } from '../../../deal/words.ts';
import { text } from '../../../text/text.ts';
import styles from './ScoreSheet.module.css';

/** The match so far: with a line ruled between what counts towards game and the rest, where the form has one. */
export function ScoreSheet({ state }: { readonly state: TableState }) {
  const { rows } = state.sheet;
  const parties = partiesOf(state);
  const isRuled = rows.some(({ below }) => below !== undefined);
  return (
    <table className={styles.sheet}>
      <caption className="hidden-text">{text.result.sheet}</caption>
      <thead>
        <tr>
          <th scope="col">{text.result.dealColumn}</th>
          {parties.map((party) => (
            <th key={party} scope="col" className={styles.points}>
              {partyName(state, party)}
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
      {isRuled ? (
        <RuledRows state={state} parties={parties} />
      ) : (
        <PlainRows state={state} parties={parties} />
      )}
      <tfoot>
        <tr>
          <th scope="row">{text.result.total}</th>
          {parties.map((party) => (
            <td key={party} className={styles.points}>
              {text.points(state.sheet.totals[party] ?? 0)}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

interface RowsProps {
  readonly state: TableState;
  readonly parties: readonly string[];
}

/** As on a score pad: above the line the latest on top, below the line the latest at the bottom. */
function RuledRows({ state, parties }: RowsProps) {
  const { rows } = state.sheet;
  const has = (of: SheetRow['above']): boolean => parties.some((party) => (of?.[party] ?? 0) > 0);
  const above = rows.filter((row) => has(row.above)).toReversed();
  const below = rows.filter((row) => has(row.below) || row.passed === true);
  return (
    <>
      <tbody className={styles.above}>
        <Heading label={text.result.above} columns={parties.length + 1} />
        {above.map((row) => (
          <Row key={row.deal} row={row} parties={parties} of={row.above ?? {}} />
        ))}
      </tbody>
      <tbody className={styles.below}>
        <Heading label={text.result.below} columns={parties.length + 1} />
        {below.map((row) => (
          <Row
            key={row.deal}
            row={row}
            parties={parties}
            of={row.below ?? {}}
            {...(row.game !== undefined && { game: text.result.gameWon(partyName(state, row.game)) })}
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

interface RowProps {
  readonly row: SheetRow;
  readonly parties: readonly string[];
  readonly of: Readonly<Record<string, number>>;
  /** The winner of a game with this row: a line is ruled under it. */
  readonly game?: string;
}

const Row = ({ row, parties, of, game }: RowProps) => (
  <tr data-game={game !== undefined}>
    <th scope="row">
      <RowName row={row} />
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

function RowName({ row: { deal, outcome, passed } }: { readonly row: SheetRow }) {
  const contract = outcome?.contract;
  return (
    <span className={styles.name}>
      {deal !== undefined && <span className={styles.number}>{deal}</span>}
      {contract && (
        <>
          <ContractMark contract={contract} /> {text.seatShort(contract.declarer)}{' '}
          {text.result.againstContract(contract, outcome.tricks)}
        </>
      )}
      {(passed === true || (outcome && isThrownIn(outcome))) && text.result.rowPassed}
      {outcome && contract === undefined && outcome.strain !== undefined && (
        <StrainMark strain={outcome.strain} />
      )}
      {outcome === undefined && text.result.bonus}
    </span>
  );
}

/** One row a deal, with what it was worth to each party. */
const PlainRows = ({ state, parties }: RowsProps) => (
  <tbody>
    {state.sheet.rows.map((row) => {
      const of = Object.fromEntries(
        parties.map((party) => [
          party,
          row.items.reduce((sum, item) => sum + (item.party === party ? item.points : 0), 0),
        ]),
      );
      return <Row key={row.deal ?? 'bonus'} row={row} parties={parties} of={of} />;
    })}
  </tbody>
);

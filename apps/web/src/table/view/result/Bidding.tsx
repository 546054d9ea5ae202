import type { TableState } from '@overtrick/protocol/table';
import type { Step } from '@overtrick/rules/action';
import { useEffect } from 'react';
import { AuctionTable } from '../../../deal/auction/AuctionTable.tsx';
import { ResultMark } from '../../../deal/ResultMark.tsx';
import { partyOf } from '../../../deal/words.ts';
import prose from '../../../design/Prose.module.css';
import { type KeptBid, type KeptResult, keepBid, useBids } from '../../../device/bids.ts';
import { boardText } from '../../../text/boards.ts';
import { text } from '../../../text/text.ts';
import { type Bid, impsOver, impsOverPar } from '../../../think/bidding.ts';
import { resultOf } from '../../../think/field.ts';
import { useBidding } from '../../../think/useBidding.ts';
import styles from './Bidding.module.css';

export interface BiddingProps {
  readonly state: TableState;
  readonly history: readonly Step[];
}

/** A deal that was bid and not played: beside what computer players bid, with the IMPs so far. */
export default function Bidding({ state, history }: BiddingProps) {
  const { view, policies, table, deal } = state;
  const { outcome } = view;
  const party = partyOf(state) ?? 'NS';
  const { bid, isDone } = useBidding({
    view,
    steps: history,
    level: policies.bots,
    ...(policies.quiet && { side: party }),
  });
  const here = outcome && resultOf(outcome);
  useEffect(() => {
    if (bid !== undefined && here !== undefined) keepBid(table, keptOf(deal, party, here, bid));
  }, [bid, here, table, deal, party]);
  const words = text.bidding;
  const imps = bid && here && impsOver(party, here, bid.theirs);
  return (
    <section className={styles.bidding} aria-labelledby="bidding" data-bidding={isDone ? 'done' : 'busy'}>
      <h2 id="bidding">{words.compared}</h2>
      <p className={styles.worth} role="status">
        {imps !== undefined ? gainInWords(imps) : isDone ? words.unknown : words.comparing}
      </p>
      {bid && (
        <div className={styles.auctions}>
          <figure>
            <figcaption>
              {words.here} {here && <Reached {...here} />}
            </figcaption>
            <AuctionTable label={words.here} state={{ view: { ...view, phase: 'over', toAct: [] } }} />
          </figure>
          <figure>
            <figcaption>
              {words.computers} <Reached {...bid.theirs} />
            </figcaption>
            <AuctionTable
              label={words.computers}
              state={{ view: { ...view, calls: bid.theirs.calls ?? [], phase: 'over', toAct: [] } }}
            />
          </figure>
        </div>
      )}
      <p className={prose.soft}>{words.doubleDummy}</p>
      <Running table={table} />
    </section>
  );
}

/** A contract and what came of it, or that nobody bid. */
const Reached = ({ contract, tricks }: KeptResult) =>
  contract === undefined ? text.result.rowPassed : <ResultMark contract={contract} tricks={tricks} />;

function gainInWords(imps: number): string {
  const words = text.bidding;
  if (imps === 0) return words.equal;
  return imps > 0 ? words.ahead(imps) : words.behind(-imps);
}

function keptOf(
  deal: number,
  party: string,
  here: ReturnType<typeof resultOf>,
  { theirs, par }: Bid,
): KeptBid {
  const kept = ({ contract, tricks }: typeof here) => ({ ...(contract && { contract }), tricks });
  return {
    deal,
    ours: kept(here),
    theirs: kept(theirs),
    imps: impsOver(party, here, theirs),
    ...(par && { overPar: impsOverPar(party, here, par) }),
  };
}

/** The IMPs of the boards so far. */
function Running({ table }: { readonly table: string }) {
  const bids = useBids(({ tables }) => tables.find((one) => one.table === table)?.bids);
  if (bids === undefined) return null;
  const words = text.bidding;
  const known = bids.filter(({ overPar }) => overPar !== undefined);
  return (
    <table className={styles.running}>
      <caption>{words.running}</caption>
      <thead>
        <tr>
          <th scope="col">{text.result.dealColumn}</th>
          <th scope="col">{words.here}</th>
          <th scope="col">{words.computers}</th>
          <th scope="col">{words.imps}</th>
          <th scope="col">{words.overPar}</th>
        </tr>
      </thead>
      <tbody>
        {bids.map(({ deal, ours, theirs, imps, overPar }) => (
          <tr key={deal}>
            <th scope="row">{deal}</th>
            <td>
              <Reached {...ours} />
            </td>
            <td>
              <Reached {...theirs} />
            </td>
            <td>{boardText.history.signed(imps)}</td>
            <td>{overPar === undefined ? '–' : boardText.history.signed(overPar)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={3}>
            {text.result.total}
          </th>
          <td>{boardText.history.signed(sumOf(bids.map(({ imps }) => imps)))}</td>
          <td>{boardText.history.signed(sumOf(known.map(({ overPar = 0 }) => overPar)))}</td>
        </tr>
      </tfoot>
    </table>
  );
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);

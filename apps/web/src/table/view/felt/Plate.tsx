import { isProgram } from '@overtrick/protocol/program';
import type { TableState } from '@overtrick/protocol/table';
import type { Seat } from '@overtrick/rules/cards/seat';
import { memo } from 'react';
import { vulIn } from '../../../deal/vulnerability.ts';
import { chairAt, isKept, isVulnerableAt, ownerOf, seatName } from '../../../deal/words.ts';
import { Bot, IdCard, WifiOff } from '../../../design/icons/icons.tsx';
import { panelOf } from '../../../games/panels/list.ts';
import type { SystemName } from '../../../games/systemCard.ts';
import { shortSystem, systemAt } from '../../../games/systems.ts';
import { bidAt } from '../../../games/tally.ts';
import { talkText } from '../../../text/talk.ts';
import { text } from '../../../text/text.ts';
import { useTable } from '../../ctrl/context.ts';
import { freeChairs } from '../../state/chairs.ts';
import { useOpenPanel } from '../../state/panel.ts';
import styles from './Plate.module.css';
import { placeOf } from './place.ts';

/** The player at a seat: name, direction, dealer, vulnerability, tricks bid and won, and whether it is their turn. */
export function Plate({ seat }: { readonly seat: Seat }) {
  const shown = useTable((model) => model.shown);
  if (shown === undefined) return null;
  const { view } = shown;
  const chair = chairAt(shown, seat);
  const isFree = chair !== undefined && isKept(shown, chair) && freeChairs(shown).includes(chair);
  const isVul = isVulnerableAt(shown, seat);
  // declarer acts for dummy: this marks the hand that plays, and the plate says who plays it
  const isOnTurn = view.turn === undefined ? view.toAct.includes(seat) : view.turn === seat;
  const role = roleOf(shown, seat);
  const notes = [...(panelOf(view).notes?.(view, seat) ?? []), ...nilsFor(shown, seat)];
  const place = placeOf(view, seat);
  const isRow = panelOf(view).lay?.(view, seat)?.kind === 'row';
  const isOpen = (view.hands[seat].cards ?? view.hands[seat].shown) !== undefined;
  const isSide = place === 'left' || place === 'right';
  return (
    <div
      className={styles.plate}
      data-seat={seat}
      data-place={place}
      data-turn={isOnTurn}
      data-upright={isSide && (isOpen ? isRow && view.phase === 'play' : view.phase !== 'auction')}
      data-owned={ownerOf(shown, seat) !== undefined}
    >
      <span className={styles.seat} data-vul={isVul}>
        <span aria-hidden="true">{text.seatShort(seat)}</span>
        <span className="hidden-text">
          {text.seats[seat]}
          {vulIn(view, shown.match) !== undefined &&
            `, ${isVul ? text.table.vulnerable : text.table.notVulnerable}`}
        </span>
      </span>
      <span className={styles.who}>
        <span className={styles.name}>
          <span>{isFree ? text.awaited.free : seatName(shown, seat)}</span>
          {chair?.kind === 'bot' && !isFree && <BotMark label={text.table.bot} />}
          {chair !== undefined && isProgram(chair) && <BotMark label={text.table.program} />}
          {chair !== undefined && hasCard(shown, chair.chair) && <CardMark name={chair.name} />}
          {(chair?.away === true || chair?.sitsOut === true) && <BotMark label={text.rest.label} />}
          {chair?.kind === 'person' && !chair.present && (
            <WifiOff size={16} role="img" aria-label={text.table.away} />
          )}
        </span>
        {view.phase === 'auction' && chair?.kind === 'bot' && !isFree && (
          <SystemMark system={systemAt(shown, seat)} />
        )}
        {role !== undefined && (
          <span className={styles.role} title={text.words.list[role].what}>
            {text.table[role]}
          </span>
        )}
        {notes.map((note) => (
          <span key={note} className={styles.role}>
            {note}
          </span>
        ))}
      </span>
      <Tally state={shown} seat={seat} />
      {view.terms.dealer === seat && view.phase !== 'play' && (
        <span className={styles.dealer} title={text.table.dealer(seat)}>
          <span aria-hidden="true">{text.table.dealerShort}</span>
          <span className="hidden-text">{text.table.dealerWord}</span>
        </span>
      )}
    </div>
  );
}

/** The system of a computer player; a click opens its card. */
const SystemMark = memo(({ system }: { readonly system: SystemName | undefined }) => {
  const openPanel = useOpenPanel();
  if (system === undefined) return null;
  return (
    <button
      type="button"
      className={styles.system}
      aria-label={talkText.systems.plays(system.name)}
      title={talkText.systems.plays(system.name)}
      onClick={() => openPanel('system')}
    >
      {shortSystem(system)}
    </button>
  );
});

const hasCard = ({ cards = [] }: TableState, chair: number): boolean =>
  cards.some(({ chairs }) => chairs.includes(chair));

/** Opens the convention card of a side; memoised, because the plate is redrawn with every card. */
const CardMark = memo(({ name }: { readonly name: string }) => {
  const openPanel = useOpenPanel();
  const label = talkText.agreements.open(name);
  return (
    <button
      type="button"
      className={styles.card}
      aria-label={label}
      title={label}
      onClick={() => openPanel('card')}
    >
      <IdCard size={18} aria-hidden="true" />
    </button>
  );
});

/** The icon of a bot: memoised, because the plate is redrawn with every card and the icon need not be. */
const BotMark = memo(({ label }: { readonly label: string }) => (
  <Bot size={16} data-kind="bot" role="img" aria-label={label} />
));

/** Says which players declared this hand nil beside their bids. */
function nilsFor(state: TableState, seat: Seat): readonly string[] {
  const by = (state.view.trickBids ?? []).filter(({ nils = [] }) => nils.includes(seat));
  return by.length === 0 ? [] : [text.games.nilBy(by.map((bid) => seatName(state, bid.seat)).join(', '))];
}

function roleOf(state: TableState, seat: Seat): 'declarer' | 'dummy' | undefined {
  const { contract, dummy } = state.view;
  if (seat === contract?.declarer) return 'declarer';
  // the plate already shows the name of the player whose dummy lies there
  return seat === dummy && chairAt(state, seat) !== undefined ? 'dummy' : undefined;
}

/** The tricks that the player bid and has taken; those of each player who plays alone. */
function Tally({ state, seat }: { readonly state: TableState; readonly seat: Seat }) {
  const { view } = state;
  const bid = bidAt(view, seat);
  const isBlind = view.trickBids?.some((made) => made.seat === seat && made.blind);
  const words = text.games;
  if (bid === undefined) return null;
  const counted = panelOf(view).counted?.(view, seat) ?? view.taken[seat];
  if (view.phase === 'bids')
    return (
      <span className={styles.tally} data-nil={bid === 0}>
        {isBlind ? words.blindNil : bid === 0 ? words.nil : bid}
      </span>
    );
  if (bid === 0)
    return (
      <span className={styles.tally} data-nil data-lost={counted > 0}>
        <span aria-hidden="true">
          {isBlind ? words.blindNil : words.nil} {counted > 0 ? '✗' : ''}
        </span>
        <span className="hidden-text">{counted > 0 ? words.nilLost(counted) : words.nilKept}</span>
      </span>
    );
  return (
    <span className={styles.tally} data-made={counted >= bid}>
      <span aria-hidden="true">
        <b>{counted}</b>
        <span className={styles.ofBid}> {text.table.of(bid)}</span>
      </span>
      <span className="hidden-text">{words.ofBidRead(counted, bid)}</span>
    </span>
  );
}

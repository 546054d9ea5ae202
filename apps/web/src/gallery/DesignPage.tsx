import { type ReactNode, useState } from 'react';
import { AuctionTable } from '../deal/auction/AuctionTable.tsx';
import { CallMark, ContractMark } from '../deal/auction/CallMark.tsx';
import { CardBack, CardFace } from '../deal/cards/Card.tsx';
import { StockPiles } from '../deal/cards/StockPiles.tsx';
import { StrainMark } from '../deal/cards/Suit.tsx';
import { FourHands } from '../deal/hands/FourHands.tsx';
import { BidKeys } from '../deal/keys/Keys.tsx';
import { ResultMark } from '../deal/ResultMark.tsx';
import { Sheet } from '../deal/sheet/Sheet.tsx';
import { Button, IconButton } from '../design/Button.tsx';
import { Choice } from '../design/Choice.tsx';
import { Dialog } from '../design/Dialog.tsx';
import { Field, Flag } from '../design/Field.tsx';
import { X } from '../design/icons/icons.tsx';
import { KeyTable } from '../design/KeyTable.tsx';
import { Plot } from '../design/Plot.tsx';
import { Select } from '../design/Select.tsx';
import { Spark } from '../design/Spark.tsx';
import { Tabs } from '../design/Tabs.tsx';
import { Mark, Wordmark } from '../shell/frame/Logo.tsx';
import { Page } from '../shell/frame/Page.tsx';
import { useTitle } from '../shell/frame/useTitle.ts';
import connection from '../table/view/status/Connection.module.css';
import notice from '../table/view/status/Notice.module.css';
import { text } from '../text/text.ts';
import styles from './DesignPage.module.css';
import {
  AUCTION,
  CALLS,
  CARDS,
  CONTRACT,
  DEAL,
  JOKER,
  SHEET,
  SIDES,
  STOCK,
  STRAINS,
  TRICKS,
  VALUES,
} from './examples.ts';

const words = text.designPage;
const COLOURS = ['paper', 'sheet', 'felt', 'brass', 'accent', 'vul'] as const;
const CHOICES = ['one', 'two', 'three'] as const;
const LOOKS = ['main', 'plain', 'brass', 'quiet'] as const;

/** All components on one page: to look at, and to be photographed by the tests. */
export default function DesignPage() {
  const [chosen, setChosen] = useState<(typeof CHOICES)[number]>('one');
  const [isOn, setOn] = useState(true);
  const [isOpen, setOpen] = useState(false);
  useTitle(words.title);
  return (
    <Page>
      <div className={styles.page}>
        <h1>{words.title}</h1>
        <p>{words.intro}</p>
        <Part name="mark">
          <Wordmark />
          <Mark size={64} />
          <img src="/icon.svg" width="64" height="64" alt={text.product} />
        </Part>
        <Part name="colours">
          {COLOURS.map((colour) => (
            <figure key={colour} className={styles.colour}>
              <div style={{ background: `var(--${colour})` }} />
              <figcaption>{words.colours[colour]}</figcaption>
            </figure>
          ))}
        </Part>
        <Part name="type">
          <div className={styles.type}>
            {words.sizes.map((size, i) => (
              <p key={size} data-size={i}>
                {size}
              </p>
            ))}
          </div>
        </Part>
        <Part name="cards" onFelt>
          {CARDS.map((card) => (
            <CardFace key={card} card={card} />
          ))}
          <CardFace card={JOKER} joker />
          <CardBack />
        </Part>
        <Part name="calls">
          {CALLS.map((call) => (
            <CallMark key={call} call={call} />
          ))}
          <ContractMark contract={CONTRACT} />
          {STRAINS.map((strain) => (
            <StrainMark key={strain} strain={strain} />
          ))}
        </Part>
        <Part name="auction">
          <AuctionTable state={AUCTION} />
        </Part>
        <Part name="bids">
          <BidKeys label={words.parts.bids} onBid={() => undefined} />
        </Part>
        <Part name="deal">
          <div className={styles.whole}>
            <FourHands deal={DEAL} />
          </div>
        </Part>
        <Part name="stock" onFelt>
          <StockPiles stock={STOCK} looking={words.parts.stock} />
        </Part>
        <Part name="results">
          {TRICKS.map((tricks) => (
            <span key={tricks}>
              <ResultMark contract={CONTRACT} tricks={tricks} />
            </span>
          ))}
        </Part>
        <Part name="sheet">
          <Sheet sheet={SHEET} parties={SIDES} nameOf={(side) => text.parties.name(side)} />
        </Part>
        <Part name="buttons">
          {LOOKS.map((look) => (
            <Button key={look} look={look}>
              {words.buttons[look]}
            </Button>
          ))}
          <Button disabled>{words.buttons.off}</Button>
          <Button look="brass" size="large">
            {words.buttons.brass}
          </Button>
          <Button size="small">{words.buttons.plain}</Button>
          <IconButton look="quiet" label={words.buttons.icon}>
            <X aria-hidden="true" size={22} />
          </IconButton>
        </Part>
        <Part name="fields">
          <div className={styles.fields}>
            <Field label={words.field} help={words.fieldHelp} defaultValue="Ada" autoComplete="off" />
            <Field label={words.field} problem={words.fieldProblem} defaultValue="Ada" autoComplete="off" />
            <Choice
              label={words.choice}
              values={CHOICES}
              value={chosen}
              onChange={setChosen}
              labelOf={(one) => words.choices[one]}
            />
            <Select
              label={words.list}
              values={CHOICES}
              value={chosen}
              onChange={setChosen}
              labelOf={(one) => words.choices[one]}
            />
            <Flag label={words.flag} checked={isOn} onChange={setOn} />
          </div>
        </Part>
        <Part name="tabs">
          <div className={styles.whole}>
            <Tabs
              label={words.parts.tabs}
              values={CHOICES}
              value={chosen}
              onChange={setChosen}
              labelOf={(one) => words.choices[one]}
              panel={() => <KeyTable rows={words.keys} />}
            />
          </div>
        </Part>
        <Part name="plots">
          <Plot label={words.plot} values={VALUES} look="line" />
          <Plot label={words.plot} values={VALUES} look="bars" />
          <Spark label={words.plot} values={VALUES} />
        </Part>
        <Part name="messages">
          <p className={connection.banner}>{words.banner}</p>
          <p className={notice.notice}>{words.notice}</p>
          <Button onClick={() => setOpen(true)}>{words.openDialog}</Button>
          {isOpen && (
            <Dialog title={words.dialog} onClose={() => setOpen(false)}>
              <p>{words.dialogText}</p>
            </Dialog>
          )}
        </Part>
      </div>
    </Page>
  );
}

interface PartProps {
  readonly name: keyof typeof words.parts;
  readonly children: ReactNode;
  /** Shown as it is at the table. */
  readonly onFelt?: boolean;
}

const Part = ({ name, children, onFelt = false }: PartProps) => (
  <section className={styles.part} aria-labelledby={`part-${name}`}>
    <h2 id={`part-${name}`}>{words.parts[name]}</h2>
    <div className={onFelt ? `${styles.things} ${styles.felt}` : styles.things}>{children}</div>
  </section>
);

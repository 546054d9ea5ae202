import type { AnyGame } from '@overtrick/rules/game';
import { matchOptionsOf } from '@overtrick/rules/match';
import type { OptionsSpec, OptionValues } from '@overtrick/rules/options';
import { playerOf } from '@overtrick/rules/pad/score';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { Button } from '../design/Button.tsx';
import { Choice } from '../design/Choice.tsx';
import { Field } from '../design/Field.tsx';
import { OptionFields } from '../design/OptionFields.tsx';
import { Select } from '../design/Select.tsx';
import { beginPad } from '../device/pads.ts';
import { findGame, findMatch } from '../games/list.ts';
import { boardText } from '../text/boards.ts';
import { text } from '../text/text.ts';
import { chosen, PAD_GAMES, valued } from './kept.ts';
import styles from './Pad.module.css';
import { playerName } from './words.ts';

const IDS = PAD_GAMES.map(({ id }) => id);

/** The form for a new pad: the game, its players, and the scoring. */
export function NewPad() {
  const [, navigate] = useLocation();
  const [gameId, setGame] = useState(IDS[0] ?? 'bridge');
  const info = findGame(gameId);
  const [matchId, setMatch] = useState(info?.matches[0]?.id ?? '');
  const [name, setName] = useState('');
  const [names, setNames] = useState<readonly string[]>([]);
  const [options, setOptions] = useState<OptionValues>({});
  const [matchOptions, setMatchOptions] = useState<OptionValues>({});
  const [first, setFirst] = useState(0);
  const words = boardText.pad;
  if (info === undefined) return null;
  const form = findMatch(info, matchId) ?? info.matches[0];
  if (form === undefined) return null;
  const { game, match, firsts } = chosen(gameId, form.id);
  const given = valued(game.options, options);
  const givenMatch = valued(matchOptionsOf(game, match), matchOptions);
  const dealers = firsts(givenMatch ?? valued(matchOptionsOf(game, match), {}) ?? {});
  const dealer = dealers[first] ?? dealers[0];
  const players = { game, names };
  const dealerName = (at: number): string => {
    const terms = dealers[at];
    return terms === undefined ? '' : playerName(players, playerOf(game, terms, terms.dealer));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (given === undefined || givenMatch === undefined || dealer === undefined) return;
    const id = beginPad(
      {
        name: name.trim(),
        game: gameId,
        match: form.id,
        names: game.seats.map((_, player) => names[player]?.trim() ?? ''),
        options: given,
        matchOptions: givenMatch,
        first: { dealer: dealer.dealer, ...(dealer.seating && { seating: dealer.seating }) },
      },
      Date.now(),
    );
    navigate(`/pad/${id}`);
  };
  const [open, folded] = parted(form.options);
  return (
    <form className={styles.part} onSubmit={submit}>
      <Select
        label={words.game}
        values={IDS}
        value={gameId}
        labelOf={(id) => findGame(id)?.name ?? id}
        onChange={(id) => {
          setGame(id);
          setMatch(findGame(id)?.matches[0]?.id ?? '');
          setOptions({});
          setMatchOptions({});
          setFirst(0);
        }}
      />
      <Choice
        label={text.lobby.match}
        values={info.matches.map(({ id }) => id)}
        value={form.id}
        labelOf={(id) => findMatch(info, id)?.name ?? id}
        help={form.summary}
        onChange={(id) => {
          setMatch(id);
          setMatchOptions({});
          setFirst(0);
        }}
      />
      <OptionFields
        title={text.lobby.matchOptions(form.name)}
        spec={open}
        values={matchOptions}
        onChange={setMatchOptions}
      />
      <Names game={game} names={names} onChange={setNames} />
      {dealers.length > 1 ? (
        <Choice
          label={words.first}
          values={dealers.map((_, at) => String(at))}
          value={String(first)}
          labelOf={(at) => dealerName(Number(at))}
          onChange={(at) => setFirst(Number(at))}
        />
      ) : (
        <p>{words.firstIs(dealerName(0))}</p>
      )}
      <Field
        label={words.called}
        help={words.calledHelp}
        value={name}
        maxLength={40}
        onChange={(event) => setName(event.target.value)}
      />
      {Object.keys({ ...folded, ...info.options }).length > 0 && (
        <details className={styles.details}>
          <summary>{words.details}</summary>
          <OptionFields
            title={text.lobby.matchOptions(form.name)}
            spec={folded}
            values={matchOptions}
            onChange={setMatchOptions}
          />
          <OptionFields
            title={text.lobby.gameOptions(info.name)}
            spec={info.options}
            values={options}
            onChange={setOptions}
          />
        </details>
      )}
      <Button type="submit" look="main" size="large">
        {words.start}
      </Button>
    </form>
  );
}

interface NamesProps {
  readonly game: AnyGame;
  readonly names: readonly string[];
  readonly onChange: (names: readonly string[]) => void;
}

const Names = ({ game, names, onChange }: NamesProps) => (
  <fieldset className={styles.names}>
    <legend>{boardText.pad.players}</legend>
    {game.seats.map((seat, player) => (
      <Field
        key={seat}
        label={boardText.pad.playerAt(playerName({ game, names: [] }, player))}
        value={names[player] ?? ''}
        maxLength={24}
        autoComplete="off"
        onChange={(event) =>
          onChange(game.seats.map((_, i) => (i === player ? event.target.value : (names[i] ?? ''))))
        }
      />
    ))}
  </fieldset>
);

/** Splits the options into those that define the kind of match, and the rest, which few people change. */
function parted(
  spec: OptionsSpec<OptionValues>,
): readonly [OptionsSpec<OptionValues>, OptionsSpec<OptionValues>] {
  const entries = Object.entries(spec);
  const shown = (['choice', 'number'] as const).flatMap(
    (wanted) => entries.find(([, { kind }]) => kind === wanted)?.[0] ?? [],
  );
  return [
    Object.fromEntries(entries.filter(([name]) => shown.includes(name))),
    Object.fromEntries(entries.filter(([name]) => !shown.includes(name))),
  ];
}

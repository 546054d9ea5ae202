import { PLAY_LEVELS, type PlayLevel } from '@overtrick/protocol/meeting/choices';
import type { Refused } from '@overtrick/protocol/refusal';
import { SYSTEM_CHOICES, type SystemChoice } from '@overtrick/rules/auction/systemChoices';
import { Select } from '../design/Select.tsx';
import { isBidInPairs } from '../games/isBidInPairs.ts';
import { findGame, GAMES } from '../games/list.ts';
import { eveningText } from '../text/evening.ts';
import { text } from '../text/text.ts';

/** The game that people want to play, the level, and the system where partners bid. */
export interface Terms {
  readonly game: string;
  readonly level: PlayLevel;
  readonly system: SystemChoice;
}

export const USUAL: Terms = { game: GAMES[0]?.id ?? '', level: 'any', system: 'usual' };

export interface TermsFieldsProps {
  readonly terms: Terms;
  readonly onChange: (terms: Terms) => void;
}

export function TermsFields({ terms, onChange }: TermsFieldsProps) {
  const words = eveningText.meet;
  const { game, level, system } = terms;
  return (
    <>
      <Select
        label={text.challenge.game}
        values={GAMES.map(({ id }) => id)}
        value={game}
        onChange={(id) => onChange({ ...terms, game: id, ...(!isBidInPairs(id) && { system: 'usual' }) })}
        labelOf={nameOfGame}
      />
      <Select
        label={words.level}
        values={PLAY_LEVELS}
        value={level}
        onChange={(one) => onChange({ ...terms, level: one })}
        labelOf={(one) => words.levels[one]}
      />
      {isBidInPairs(game) && (
        <Select
          label={words.system}
          values={SYSTEM_CHOICES}
          value={system}
          onChange={(one) => onChange({ ...terms, system: one })}
          labelOf={nameOfSystem}
        />
      )}
    </>
  );
}

const nameOfGame = (id: string): string => findGame(id)?.name ?? id;
export const nameOfSystem = (system: SystemChoice): string => text.policies.value('systemNS', system);

/** Writes the terms in one line: game, level, and the system unless it is the usual one. */
export const termsInWords = ({ game, level, system }: Terms): string =>
  [
    nameOfGame(game),
    eveningText.meet.levels[level],
    ...(system === 'usual' ? [] : [nameOfSystem(system)]),
  ].join(' · ');

/** Returns the sentence of a refusal, in the page's language where it has one. */
export const whyNot = ({ code, message }: Pick<Refused, 'code' | 'message'>): string =>
  code === 'ERR_NOTICES' ? eveningText.meet.much : message;

import type { OpenTable } from '@overtrick/protocol/openTable';
import { PRESETS, type Preset } from '@overtrick/protocol/policies';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { usePreferences } from '../device/preferences.ts';
import { rememberTable } from '../device/tables.ts';
import type { GameInfo } from '../games/gameInfo.ts';
import { openShared, openTable } from '../offline/openTable.ts';
import { loadTablePage } from '../table/tablePage.ts';
import { text } from '../text/text.ts';

/** Returns the kind of table that the given number of people most likely want. */
export const presetFor = (people: number): Preset => (people === 1 ? 'friendly' : 'club');

/**
 * Returns a function that opens a table of a game, with the visitor in a chair and bots in the others, and goes there.
 * With several people it shows the invitation at once. A person alone sits at a friendly table unless they choose
 * otherwise.
 */
export function useOpenTable(game: GameInfo, people: number) {
  const [, navigate] = useLocation();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const name = usePreferences((chosen) => chosen.name.trim()) || text.lobby.namePlaceholder;
  /** Opens the table. @param other the name of a second person who plays on this device */
  async function open(wanted: Partial<OpenTable> = {}, other?: string): Promise<void> {
    if (busy) return;
    setBusy(true);
    setProblem(undefined);
    // the page and the connection load while the server creates the table; if they fail, the table's page will say so
    void loadTablePage().then(
      ({ openAhead }) => openAhead(),
      () => undefined,
    );
    const chair = Math.max(0, game.seats.indexOf('S'));
    const asked = {
      game: game.id,
      name,
      chair,
      ...(people > 1 && { people }),
      policies: PRESETS[presetFor(people)],
      ...wanted,
    };
    const answer =
      other === undefined
        ? await openTable(asked)
        : await openShared(asked, other.trim() || text.shared.otherPlaceholder);
    setBusy(false);
    if (!answer.ok) {
      setProblem(text.refusals[answer.code] ?? answer.message);
      return;
    }
    rememberTable({ table: answer.table, token: answer.token, game: game.id }, Date.now());
    navigate(`/t/${answer.table}`, { state: { invite: people > 1 && other === undefined } });
  }
  return { open, busy, problem };
}

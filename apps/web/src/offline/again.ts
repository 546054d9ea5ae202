import type { OpenTable } from '@overtrick/protocol/openTable';
import type { SetupText } from '@overtrick/rules/deals/setup';

/** The text of a record: the page that shows a board has already replayed it by the rules. */
interface RecordText {
  readonly game: string;
  readonly options: Readonly<Record<string, boolean | number | string>>;
  readonly setup: SetupText;
  readonly steps: readonly string[];
}

export interface Again {
  /** As `makeRecord` writes it, of a board that can be replayed. */
  readonly record: string;
  /** So many of its steps are made already. */
  readonly from: number;
  readonly match: string;
  readonly chair: number;
  readonly name: string;
  /** The fragment of the address of the board as somebody else played it. */
  readonly sent?: string;
}

/**
 * Opens a table on this device to play a deal again, from the start or from a later point, for practice only. Returns
 * its id; `undefined` for a record that cannot be read, or if nothing can be stored.
 */
export async function playAgain({
  record,
  from,
  match,
  chair,
  name,
  sent,
}: Again): Promise<string | undefined> {
  try {
    const { game, options, setup, steps }: RecordText = JSON.parse(record);
    const wanted: OpenTable = { game, options, match, name, chair };
    const deal = { setup, steps: steps.slice(0, from).map((step) => ({ step })) };
    const { openLocalTable } = await import('./open.ts');
    const kept = { deals: [deal], practice: true } as const;
    const { table } = await openLocalTable(wanted, kept, {
      practice: sent === undefined ? {} : { from: sent },
    });
    return table;
  } catch {
    return undefined;
  }
}

/** The acknowledgements that a client received while it worked, and the news. */
export interface History {
  /** The ids of acknowledged commands, each with the number of the entry in its answer. */
  readonly acknowledged: ReadonlyMap<string, number>;
  /** The ids of commands that were refused for good. */
  readonly refused: ReadonlySet<string>;
  /** Everybody's acts as the client received them: the number and the text of each entry. */
  readonly heard: readonly { readonly number: number; readonly text: string }[];
}

/** An entry of a stored log, with the id of its command, and its text as clients receive it. */
export interface Stored {
  readonly id?: string | undefined;
  readonly text?: string | undefined;
}

/** Compares histories with the stored log, whose first entry has number 1, and lists all contradictions. */
export function judged(histories: readonly History[], log: readonly Stored[]): readonly string[] {
  const wrong: string[] = [];
  const numbers = new Map<string, number>();
  for (const [i, { id }] of log.entries()) {
    if (id === undefined) continue;
    const first = numbers.get(id);
    if (first === undefined) numbers.set(id, i + 1);
    else wrong.push(`doubled: ${id} is entry ${first} and entry ${i + 1}`);
  }
  for (const { acknowledged, refused, heard } of histories) {
    for (const [id, number] of acknowledged) {
      const stored = numbers.get(id);
      if (stored === undefined) wrong.push(`lost: ${id} was acknowledged as entry ${number}`);
      else if (stored !== number)
        wrong.push(`moved: ${id} was acknowledged as entry ${number}, and is ${stored}`);
    }
    for (const id of refused) {
      const stored = numbers.get(id);
      if (stored !== undefined) wrong.push(`refused, and stored: ${id} is entry ${stored}`);
    }
    for (const { number, text } of heard)
      if (log[number - 1]?.text !== text)
        wrong.push(`heard, and not stored: entry ${number} was “${text}”, and is “${log[number - 1]?.text}”`);
  }
  return wrong;
}

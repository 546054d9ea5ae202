import type { PbnTag } from './file.ts';

/** The [Note "1:text"] tags of a section by their number, with the numbers that were referenced. */
export class Notes {
  readonly #texts = new Map<string, string>();
  readonly #used = new Set<string>();

  constructor(tags: readonly PbnTag[]) {
    for (const { value } of tags) {
      const colon = value.indexOf(':');
      const index = value.slice(0, Math.max(0, colon)).trim();
      if (!this.#texts.has(index)) this.#texts.set(index, value.slice(colon + 1));
    }
  }

  /** Returns the text of a referenced note; empty if there is none. */
  refer(index: string): string {
    this.#used.add(index);
    return this.#texts.get(index) ?? '';
  }

  /** Returns the texts of the notes without a reference. */
  get loose(): readonly string[] {
    return [...this.#texts].filter(([index]) => !this.#used.has(index)).map(([, text]) => text);
  }
}

/** Numbers notes in the order of their first reference; equal texts share a note. */
export class NoteWriter {
  readonly #numbers = new Map<string, number>();

  /** Returns the reference to a note: `=1=`. */
  refer(text: string): string {
    const number = this.#numbers.get(text) ?? this.#numbers.size + 1;
    this.#numbers.set(text, number);
    return `=${number}=`;
  }

  /** Returns the values of the [Note] tags. */
  values(loose: readonly string[] = []): readonly string[] {
    return [...this.#numbers.keys(), ...loose].map((text, i) => `${i + 1}:${text}`);
  }
}

import type { PbnTag } from './file.ts';

/** The [Note "1:text"] tags of a section by their number, and which of them were referred to. */
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

  /** The text of a note that is referred to; empty when there is none. */
  refer(index: string): string {
    this.#used.add(index);
    return this.#texts.get(index) ?? '';
  }

  /** Texts of the notes that nothing refers to. */
  get loose(): readonly string[] {
    return [...this.#texts].filter(([index]) => !this.#used.has(index)).map(([, text]) => text);
  }
}

/** Numbers notes in the order in which they are first referred to; equal texts share a note. */
export class NoteWriter {
  readonly #numbers = new Map<string, number>();

  /** `=1=`. */
  refer(text: string): string {
    const number = this.#numbers.get(text) ?? this.#numbers.size + 1;
    this.#numbers.set(text, number);
    return `=${number}=`;
  }

  /** The values of the [Note] tags. */
  values(loose: readonly string[] = []): readonly string[] {
    return [...this.#numbers.keys(), ...loose].map((text, i) => `${i + 1}:${text}`);
  }
}

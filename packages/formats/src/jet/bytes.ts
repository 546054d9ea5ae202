/** The bytes of a page. */
export const PAGE = 4096;

/** Writes whole numbers and texts one after the other, as the file has them: the lowest byte first. */
export class Bytes {
  readonly #all: number[] = [];

  get length(): number {
    return this.#all.length;
  }

  u8(...values: readonly number[]): this {
    for (const value of values) this.#all.push(value & 0xff);
    return this;
  }

  u16(value: number): this {
    return this.u8(value, value >> 8);
  }

  u32(value: number): this {
    return this.u8(value, value >> 8, value >> 16, value >> 24);
  }

  double(value: number): this {
    return this.u8(...new Uint8Array(new Float64Array([value]).buffer));
  }

  /** Writes the UTF-16 code units of a text. */
  text(text: string): this {
    for (let i = 0; i < text.length; i++) this.u16(text.charCodeAt(i));
    return this;
  }

  zeros(count: number): this {
    return this.u8(...Array.from({ length: count }, () => 0));
  }

  made(): Uint8Array {
    return Uint8Array.from(this.#all);
  }
}

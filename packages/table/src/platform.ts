/** The functions that a browser and a server implement differently. */
export interface Platform {
  /** Returns the SHA-256 of a text, in hexadecimal. */
  readonly sha256: (text: string) => string;
}

/** The error of a log that accepts no more entries of a kind, so that it can always be read again. */
export class LogLong extends Error {
  override readonly name = 'LogLong';
  readonly code: string;

  /** @param code the error code for the client */
  constructor(code: string) {
    super('the log is too long for that');
    this.code = code;
  }
}

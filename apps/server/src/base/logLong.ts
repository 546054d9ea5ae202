/** A log takes no more of what somebody would like to do: so that it can always be read again. */
export class LogLong extends Error {
  override readonly name = 'LogLong';
  readonly code: string;

  /** @param code the reason, as it is told */
  constructor(code: string) {
    super('the log is too long for that');
    this.code = code;
  }
}

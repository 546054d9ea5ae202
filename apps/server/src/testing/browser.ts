/** A browser for the tests of accounts: it keeps one cookie. */
export class Browser {
  cookie = '';
  readonly #url: string;

  constructor(url: string) {
    this.#url = url;
  }

  async ask(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    const response = await fetch(`${this.#url}${path}`, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(this.cookie !== '' && { cookie: this.cookie }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const set = response.headers.get('set-cookie');
    if (set !== null) this.cookie = set.split(';')[0] ?? '';
    const text = await response.text();
    return { status: response.status, set, answer: text === '' ? undefined : (JSON.parse(text) as unknown) };
  }
}

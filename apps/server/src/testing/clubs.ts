import type { ClubKey, ClubView, DescribeClub } from '@overtrick/protocol/clubs';
import type { OpenedTournament } from '@overtrick/protocol/tournament';
import { type Evening, RESULTS, startEvening } from './evenings.ts';
import type { Kit } from './kit.ts';

interface Asked {
  readonly status: number;
  readonly answer: unknown;
  readonly text: string;
}

/** Sends a request about clubs over HTTP. */
export async function askClubs(
  url: string,
  method: string,
  path: string,
  { body, token }: { readonly body?: unknown; readonly token?: string | undefined } = {},
): Promise<Asked> {
  const response = await fetch(`${url}/api/clubs${path}`, {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, text, answer: text === '' ? undefined : JSON.parse(text) };
}

/** A club whose requests use the owner's key unless another is given. */
export class TestClub {
  readonly url: string;
  readonly club: string;
  readonly owner: string;

  private constructor(url: string, { club, token }: ClubKey) {
    this.url = url;
    this.club = club;
    this.owner = token;
  }

  static async open(url: string, name = 'Monday club'): Promise<TestClub> {
    const { status, answer } = await askClubs(url, 'POST', '', { body: { name } });
    if (status !== 201) throw new Error(JSON.stringify(answer));
    return new TestClub(url, answer as ClubKey);
  }

  /**
   * Sends a request about the club.
   * @param token the key; an empty text sends none
   */
  ask(method: string, path: string, body?: unknown, token: string | undefined = this.owner): Promise<Asked> {
    return askClubs(this.url, method, `/${this.club}${path}`, {
      body,
      token: token === '' ? undefined : token,
    });
  }

  async done(method: string, path: string, body?: unknown): Promise<unknown> {
    const { status, answer } = await this.ask(method, path, body);
    if (status >= 300) throw new Error(JSON.stringify(answer));
    return answer;
  }

  /** Returns the club as the owner of that key sees it; an empty text sends no key. */
  async shown(token = this.owner): Promise<ClubView> {
    return (await this.ask('GET', '', undefined, token)).answer as ClubView;
  }

  describe(wanted: Partial<DescribeClub> = {}): Promise<unknown> {
    return this.done('POST', '', { name: 'Monday club', names: 'members', ...wanted });
  }

  members(...names: readonly string[]): Promise<unknown> {
    return this.done('POST', '/members', { members: names.map((name) => ({ name })) });
  }

  /** Returns the token of a member's own link. */
  async link(member: string): Promise<string> {
    return ((await this.done('POST', `/members/${member}/link`)) as ClubKey).token;
  }

  /** Opens an evening of four pairs, with keys for both tables. */
  async evening(kit: Kit, wanted: object = {}): Promise<Evening> {
    const opened = (await this.done('POST', '/evenings', wanted)) as OpenedTournament;
    return startEvening(this.url, kit.page(this.url), {}, opened);
  }
}

/** Reports all results of an evening of four pairs, ends it and publishes. */
export async function playEvening({ desk }: Evening, results = RESULTS): Promise<void> {
  for (const [line, result] of Object.entries(results))
    await desk.done({ kind: 'reported', line, result, side: 'both' });
  await desk.done({ kind: 'ended' });
  await desk.done({ kind: 'published' });
}

import { messages } from '@overtrick/protocol/messages';
import { PARAMETERS, ROUTES, type RouteName, routeOf } from '@overtrick/protocol/routes/list';
import { tournamentMessages } from '@overtrick/protocol/tournament';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startEvening } from '../../testing/evenings.ts';
import { exampleOf } from '../../testing/foreign/grammar.ts';
import { Kit } from '../../testing/kit.ts';

/** The most requests of one address to a route per minute: a whole class may share an address. */
const MOST_PER_MINUTE = 600;
/** The number of look-ups from one address in these tests. */
const AT_ONCE = 4;

const kit = new Kit();
let url = '';
beforeAll(async () => {
  ({ url } = await kit.server({ opensPerMinute: 60, lookups: { perSecond: 0.001, atOnce: AT_ONCE } }));
});
afterAll(() => kit.end());

let addresses = 0;
const newAddress = (): string => `198.51.100.${++addresses}`;
let ids = 0;
const unknownId = (): string => `unknown${String(++ids).padStart(5, '0')}`;

/** Requests something that does not exist from a route, with a well-formed body. */
function ask(name: RouteName, from: string): Promise<Response> {
  const [method = '', path = ''] = name.split(' ');
  const { body } = routeOf(name);
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, parameter: keyof typeof PARAMETERS) =>
    parameter === 'table' || parameter === 'tournament'
      ? unknownId()
      : String(exampleOf(PARAMETERS[parameter])),
  );
  const wanted = body && (exampleOf(body) as object);
  return fetch(url + filled, {
    method,
    headers: {
      'x-forwarded-for': from,
      authorization: `Bearer ${'A'.repeat(43)}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(wanted && { body: JSON.stringify('table' in wanted ? { ...wanted, table: unknownId() } : wanted) }),
  });
}

/** Routes that read nothing from the store. */
const WITHOUT_STORE: readonly string[] = ['GET /api/games'];
const names = Object.keys(ROUTES) as RouteName[];

describe('every route has a limit for each address, also for what there is not', () => {
  test.each(names.filter((name) => !WITHOUT_STORE.includes(name)))('%s', async (name) => {
    const from = newAddress();
    const response = await ask(name, from);
    expect(response.status).not.toBe(429);
    const most = Number(response.headers.get('x-ratelimit-limit'));
    expect(most).toBeGreaterThan(0);
    expect(most).toBeLessThanOrEqual(MOST_PER_MINUTE);
  });
});

/** Routes that look a table up for those who are signed in alone. */
const SIGNED_IN: readonly string[] = ['DELETE /api/tables/{table}/invitations'];
/** The other routes with a table or a tournament in their address. */
const NAMING = names.filter(
  (name) => /^\w+ \/api\/(?:tables|tournaments)\/\{/.test(name) && !SIGNED_IN.includes(name),
);

describe('what one address has read from the store is limited, whatever it is asked by', () => {
  test.each(NAMING)('%s', async (name) => {
    const from = newAddress();
    const statuses: number[] = [];
    for (let i = 0; i <= AT_ONCE; i++) statuses.push((await ask(name, from)).status);
    expect(statuses.slice(0, AT_ONCE)).not.toContain(429);
    expect(statuses.at(-1)).toBe(429);
    expect((await ask(name, newAddress())).status).not.toBe(429);
  });

  test.each(names.filter((name) => SIGNED_IN.includes(name)))('%s: nothing for strangers', async (name) => {
    const from = newAddress();
    for (let i = 0; i <= AT_ONCE; i++) expect((await ask(name, from)).status).toBe(401);
  });

  test('GET /t/{table}: the page itself is for everybody', async () => {
    const from = newAddress();
    for (let i = 0; i <= AT_ONCE; i++)
      expect((await fetch(`${url}/t/${unknownId()}`, { headers: { 'x-forwarded-for': from } })).status).toBe(
        (await fetch(`${url}/t/${unknownId()}`)).status,
      );
  });

  test.each(Object.entries(messages))('the message %s', async (name, schema) => {
    const client = kit.client(url, newAddress());
    const codes: unknown[] = [];
    for (let i = 0; i <= AT_ONCE; i++) {
      const message = { ...(exampleOf(schema) as object), table: unknownId() };
      codes.push(await client.say(name as keyof typeof messages, message as never));
    }
    expect(codes.slice(0, AT_ONCE)).toEqual(Array(AT_ONCE).fill(refusal('ERR_NO_TABLE')));
    expect(codes.at(-1)).toEqual(refusal('ERR_BUSY'));
  });

  test.each(Object.entries(tournamentMessages).filter(([name]) => name !== 'depart'))(
    'the message %s',
    async (name, schema) => {
      const page = kit.page(url, newAddress());
      let last: unknown;
      for (let i = 0; i <= AT_ONCE; i++) {
        const message = { ...(exampleOf(schema) as object), ...MEANT[name], tournament: unknownId() };
        last = await page.say(name as keyof typeof tournamentMessages, message as never);
        if (i === 0) expect(last).toEqual(refusal('ERR_NO_TOURNAMENT'));
      }
      expect(last).toEqual(refusal('ERR_BUSY'));
    },
  );
});

/** Fields that must fit each other, beyond the schema. */
const MEANT: Readonly<Record<string, object>> = {
  join: { contestant: undefined, player: undefined, names: undefined },
  do: { command: { kind: 'grant', role: 'screen' } },
};

const refusal = (code: string) => expect.objectContaining({ ok: false, code });

test('people at a table and at an evening that are in memory are never kept from them', async () => {
  const from = newAddress();
  const ann = await kit.opener(url, { chair: 0 });
  const { tournament } = await startEvening(url, kit.page(url));
  for (let i = 0; i < 3 * AT_ONCE; i++) {
    const client = kit.client(url, from);
    expect(await client.enter(ann.table)).toMatchObject({ ok: true });
    expect(await kit.page(url, from).say('attend', { tournament })).toMatchObject({ ok: true });
  }
  await ann.playUntil((client) => client.isDealOver);
});

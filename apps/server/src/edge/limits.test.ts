import { readFileSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { Kit } from '../testing/kit.ts';
import { openRaw } from '../testing/rawSocket.ts';
import { parseTrust } from './request/address.ts';

const kit = new Kit();
afterEach(() => kit.end());

async function opened(url: string, from: string): Promise<number> {
  const response = await fetch(`${url}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify({ game: 'bridge', name: 'Ann' }),
  });
  return response.status;
}

test('an IPv6 network counts as one address, over HTTP and for sockets', async () => {
  const { url } = await kit.server({
    opensPerMinute: 2,
    address: { connections: 2, messagesPerSecond: 100 },
  });
  const from = (i: number) => `2001:db8:0:7::${i}`;
  expect([await opened(url, from(1)), await opened(url, from(2)), await opened(url, from(3))]).toEqual([
    201, 201, 429,
  ]);
  expect(await opened(url, '2001:db8:0:8::1')).toBe(201);
  const sockets = [
    await openRaw(url, { forwardedFor: from(1) }),
    await openRaw(url, { forwardedFor: from(2) }),
  ];
  await expect(openRaw(url, { forwardedFor: from(3) })).rejects.toThrow();
  sockets.push(await openRaw(url, { forwardedFor: '2001:db8:0:8::1' }));
  for (const { socket } of sockets) socket.destroy();
});

test('who is no trusted proxy is counted by their own address, whatever they say', async () => {
  const trust = parseTrust('10.0.0.0/8');
  const { url } = await kit.server({ opensPerMinute: 1, ...(trust.ok && { trust: trust.value }) });
  expect([await opened(url, '198.51.100.1'), await opened(url, '198.51.100.2')]).toEqual([201, 429]);
});

const text = (path: string): string => readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8');

test('what is shown for a proxy keeps the metrics from visitors, and the image its data', () => {
  const examples = text('docs/self-hosting.md').match(/```nginx\n[\s\S]*?```/g) ?? [];
  expect(examples).toHaveLength(2);
  for (const example of examples) expect(example).toMatch(/location = \/metrics \{ deny all; \}/);
  expect(text('Dockerfile')).toMatch(
    /install --directory --mode=0700 --owner=10001 --group=10001 \/image\/data\n/,
  );
});

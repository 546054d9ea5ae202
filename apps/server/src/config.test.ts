import { expect, test } from 'vitest';
import { parseConfig } from './config.ts';

test('everything has a default', () => {
  expect(parseConfig({})).toEqual({
    ok: true,
    value: {
      port: 3000,
      host: '0.0.0.0',
      dataDir: 'data',
      logLevel: 'info',
      paceMs: 600,
      keepDays: 365,
      keepResultsDays: 0,
      mayDeleteMany: false,
      role: 'all',
      trustedProxies: 'loopback',
      voiceServers: [],
    },
  });
});

test('the environment is read', () => {
  const env = {
    PORT: '0',
    HOST: '::1',
    DATA_DIR: '/d',
    LOG_LEVEL: 'silent',
    BOT_PACE_MS: '0',
    KEEP_DAYS: '0',
    KEEP_RESULTS_DAYS: '730',
    DELETE_MANY: 'yes',
    TRUSTED_PROXIES: '10.0.0.0/8, loopback',
    VOICE_SERVERS: 'stun:a.example, stuns:b.example:5349',
  };
  expect(parseConfig(env)).toEqual({
    ok: true,
    value: {
      port: 0,
      host: '::1',
      dataDir: '/d',
      logLevel: 'silent',
      paceMs: 0,
      keepDays: 0,
      keepResultsDays: 730,
      mayDeleteMany: true,
      role: 'all',
      trustedProxies: '10.0.0.0/8, loopback',
      voiceServers: ['stun:a.example', 'stuns:b.example:5349'],
    },
  });
});

test.each([
  ['PORT', 'http'],
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['BOT_PACE_MS', '1.5'],
  ['LOG_LEVEL', 'loud'],
  ['KEEP_DAYS', 'a week'],
  ['KEEP_RESULTS_DAYS', '-1'],
  ['DELETE_MANY', 'perhaps'],
  ['TRUSTED_PROXIES', 'proxy'],
  ['ROLE', 'king'],
  ['ROLE', 'bots'],
])('%s=%s is refused with a sentence', (name, value) => {
  expect(parseConfig({ [name]: value })).toMatchObject({
    ok: false,
    code: 'ERR_CONFIG',
    at: name,
    why: expect.stringContaining(value),
  });
});

test('a token for the metrics is long, and is not repeated where it is wrong', () => {
  const token = 'sixteen letters!';
  expect(parseConfig({ METRICS_TOKEN: token })).toMatchObject({ ok: true, value: { metricsToken: token } });
  const short = parseConfig({ METRICS_TOKEN: 'short1' });
  expect(short).toMatchObject({ ok: false, code: 'ERR_CONFIG', at: 'METRICS_TOKEN' });
  expect(JSON.stringify(short)).not.toContain('short1');
});

test('an address is kept as it is; an empty one is none; a wrong one is not repeated', () => {
  const url = 'postgres://ann:secret@localhost/overtrick';
  expect(parseConfig({ DATABASE_URL: url })).toMatchObject({ ok: true, value: { databaseUrl: url } });
  expect(parseConfig({ DATABASE_URL: '' })).toEqual(parseConfig({}));
  const wrong = parseConfig({ DATABASE_URL: 'mysql://ann:secret@localhost/overtrick' });
  expect(wrong).toMatchObject({ ok: false, at: 'DATABASE_URL' });
  expect(JSON.stringify(wrong)).not.toContain('secret');
});

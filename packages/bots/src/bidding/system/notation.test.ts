import { describe, expect, test } from 'vitest';
import { conventionCard } from './card.ts';
import { SYSTEM_IDS, systemText } from './list.ts';
import { parseSystem } from './notation.ts';

const read = (text: string) => parseSystem('mine', { mine: text, other: '1M:\n  2M  "raise"' });

describe('a system as text', () => {
  test('is chapters of auctions with their calls, with what it includes', () => {
    const system = read(
      'system Mine\nlet range = 12-14\n== Openings ==\nopen:\n  1N  $range hcp, bal  "opening"\ninclude other',
    );
    expect(system).toMatchObject({
      ok: true,
      value: {
        name: 'Mine',
        chapters: [{ title: 'Openings', blocks: [{ head: 'open' }, { head: '1M' }] }],
      },
    });
    if (system.ok) expect(conventionCard(system.value)).toContain('- **1NT** opening: 12-14 hcp, bal');
  });

  test('lines are derived from a block before, with lower points', () => {
    const system = read(
      'open:\n  1N  15-17 hcp, bal, [rule 20+]  "opening"\n1N:\n  as open less 3\n  2N  8-9 hcp  "invites"',
    );
    expect(system.ok && conventionCard(system.value)).toContain(
      '### 1N\n\n- **1NT** opening: 12-14 hcp, bal, [rule 20+]\n- **2NT** invites: 8-9 hcp',
    );
  });

  test('or with higher points, where nothing stays nothing', () => {
    const system = read('(1x):\n  2y  5+ y, 0-9 hcp, [8+ hcp]  "overcall"\n(1x) (2x):\n  as (1x) plus 2');
    expect(system.ok && conventionCard(system.value)).toContain(
      '### (1x) (2x)\n\n- **2y** overcall: 5+ y, 0-11 hcp, [10+ hcp]',
    );
  });

  test('leads and signals stand in blocks of their own, and on the card', () => {
    const system = read('count:\n  even  high  "an even number"\n\nlead suit:\n  AK. KQ+  1  "top of two"');
    expect(system.ok && conventionCard(system.value)).toContain(
      '### Opening leads against a suit\n\n- **highest** top of two: AK. KQ+',
    );
    const [line] = (system.ok && system.value.carding.get('lead suit')) || [];
    // ace, king and a small card; king, queen; ace, king and two more
    expect([0x1801, 0xc00, 0x1803].map((held) => line?.isMet(held))).toEqual([true, true, false]);
  });

  test.each([
    ['count:\n  even  high', 'mine:2:13', 'the words are missing, in "quotes"'],
    ['count:\n  even  6  "six"', 'mine:2:3', 'before the words stands the card: 1 to 5, low or high'],
    ['lead suit:\n  KQZ  1  "top"', 'mine:2:3', 'KQZ is not a holding'],
    ['lead suit:\n  1  "top"', 'mine:2:3', 'the holding is missing'],
    ['  1N  15-17 hcp  "opening"', 'mine:1:1', 'a call stands under no auction'],
    ['open:\n  8N  "what"', 'mine:2:3', '8N is not a call'],
    ['open:\n  1N  15-17 hpc  "opening"', 'mine:2:7', '"15-17 hpc" is not a condition'],
    ['open:\n  1N  15-17 hcp', 'mine:2:16', 'the words are missing, in "quotes"'],
    ['open:\n  1N  "opening" #strogn', 'mine:2:16', 'there is no tag strogn'],
    ['open:\n  1N  "opening" forcing', 'mine:2:16', 'forcing is not a flag'],
    ['1M\n', 'mine:1:3', 'an auction ends with a colon'],
    ['1Q:\n', 'mine:1:1', '1Q is not a call of a pattern'],
    ['1x (..) 2x:\n', 'mine:1:1', 'before and after .. stand bids of that side'],
    ['1x .. (2x):\n', 'mine:1:1', 'before and after .. stand bids of that side'],
    ['(1x) (..):\n', 'mine:1:1', 'after (..) stands a bid of theirs'],
    ['1x .. 2x .. 3x:\n', 'mine:1:1', '.. stands once, and not after ...'],
    ['... 1x .. 3x:\n', 'mine:1:1', '.. stands once, and not after ...'],
    ['1M if vulnerable:\n', 'mine:1:7', '"vulnerable" is not a condition'],
    ['open:\n  1N  $range hcp  "opening"', 'mine:2:7', 'there is no value $range'],
    ['open:\n  as 1M less 3', 'mine:2:1', 'no block 1M stands before'],
    ['include nothing', 'nothing', 'there is no text nothing'],
    ['include mine', 'mine', 'it includes itself'],
  ])('%j: says where it is wrong, and why', (text, at, why) => {
    expect(read(text)).toMatchObject({ ok: false, code: 'ERR_SYSTEM', at, why });
  });

  test.each(SYSTEM_IDS)('%s reads well and has a card', (id) => {
    expect(conventionCard(systemText(id))).toContain('### Opening');
  });
});

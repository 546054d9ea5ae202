import { parseAction } from '@overtrick/rules/action';
import type { View } from '@overtrick/rules/views/view';
import { expect, test } from 'vitest';
import { text } from '../../text/text.ts';
import { secret } from './secret.ts';

const asked = (legal: readonly string[]) =>
  secret.question?.({
    phase: 'play',
    extra: { proposed: 'SA', isHidden: true },
    legal: legal.map((action) => parseAction(action)),
  } as unknown as View);

test('who has no choice is told so', () => {
  const { answer } = text.panels.secret;
  expect(asked(['stand', 'replace'])?.help).toBe(answer.help);
  expect(asked(['stand'])).toMatchObject({ help: answer.onlyStand, choices: answer.choices });
});

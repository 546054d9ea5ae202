import { boardsIn } from '../board/opened.ts';
import { shownOf } from '../board/pageData.ts';
import { written } from '../board/written.ts';
import type { ReaderAnswer, Reading } from './messages.ts';

// Reads, replays and writes boards away from the page's own thread.

addEventListener('message', ({ data }: MessageEvent<Reading>) => postMessage(answerTo(data)));

function answerTo(reading: Reading): ReaderAnswer {
  if (reading.kind === 'read') return { kind: 'boards', boards: boardsIn(reading.text) };
  if (reading.kind === 'show') {
    const shown = shownOf(reading.told);
    return shown.ok ? { kind: 'shown', shown: shown.value } : failed(shown);
  }
  const file = written(reading.told, reading.format);
  return file.ok ? { kind: 'written', ...file.value } : failed(file);
}

const failed = ({ why, code }: { readonly why?: string; readonly code: string }): ReaderAnswer => ({
  kind: 'failed',
  why: why ?? code,
});

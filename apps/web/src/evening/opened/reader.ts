import type { OpenRequest } from './messages.ts';
import { opened } from './opened.ts';
import '../../device/reportRejections.ts';

// Reads score files away from the page's own thread.
addEventListener('message', ({ data }: MessageEvent<OpenRequest>) => {
  void opened(data).then(postMessage);
});

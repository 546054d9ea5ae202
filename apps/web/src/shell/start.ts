import { followAnswers } from '../learn/shared/send.ts';
import { followConnection } from '../offline/sync.ts';

// What nobody waits for: the worker that keeps the pages on this device, and the deals and answers that wait for the
// server.

/** A page that may not keep anything works with a connection only. */
navigator.serviceWorker?.register('/sw.js').catch(() => undefined);
followConnection();
followAnswers();

// npm start: from a fresh clone to a running server.
import './setup.mjs';

await import('./serve.mjs');

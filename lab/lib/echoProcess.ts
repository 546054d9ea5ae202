// What `load.ts` compares a server with: a bare socket.io server that sends what somebody says to the four sockets of
// their room, and
// answers. It checks, knows and stores nothing.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { Server } from 'socket.io';

const http = createServer();
// a machine that is busy is no failure
const patience = { pingInterval: 60_000, pingTimeout: 120_000 };
const sockets = new Server(http, { transports: ['websocket'], serveClient: false, ...patience });
sockets.on('connection', (socket) => {
  socket.on('enter', (room: string, answer: (entered: object) => void) => {
    socket.join(room);
    answer({ ok: true });
  });
  socket.on('act', ({ room, text }: { room: string; text: string }, answer: (done: object) => void) => {
    sockets.to(room).emit('update', { text });
    answer({ ok: true });
  });
});
http.listen(0, '127.0.0.1');
await once(http, 'listening');
const address = http.address();
process.send?.({ url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}` });
process.on('message', (asked) => {
  if (asked === 'collected') globalThis.gc?.();
  process.send?.({ memory: process.memoryUsage(), cpu: process.cpuUsage(), main: process.threadCpuUsage() });
});
process.on('disconnect', () => process.exit());

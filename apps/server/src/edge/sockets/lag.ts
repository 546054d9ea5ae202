import type { Socket } from 'socket.io';

/**
 * Measures the time of a message to a page and back, milliseconds, by the connection's heartbeat; 0 before the first
 * one. A page that delays its answers gains nothing, because the shortest of the last beats counts.
 */
export function watchLag({ conn }: Pick<Socket, 'conn'>): () => number {
  const beats: number[] = [];
  let sent = 0;
  conn.on('packetCreate', ({ type }) => {
    if (type === 'ping') sent = performance.now();
  });
  conn.on('packet', ({ type }) => {
    if (type !== 'pong' || sent === 0) return;
    beats.push(performance.now() - sent);
    if (beats.length > KEPT) beats.shift();
  });
  return () => (beats.length === 0 ? 0 : Math.min(...beats));
}

/** The number of beats that count; there is one every quarter of a minute. */
const KEPT = 8;

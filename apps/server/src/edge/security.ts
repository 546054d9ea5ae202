import type { IncomingMessage } from 'node:http';
import type { FastifyHelmetOptions } from '@fastify/helmet';

/** Returns the address of the page's own socket, for browsers that don't include it in 'self'. */
function ownSocket({ headers: { host = '' } }: IncomingMessage): string {
  return /^[\w.-]+(:\d+)?$/.test(host) ? `ws://${host} wss://${host}` : "'self'";
}

/** Headers that allow only the pages' own files, and WebAssembly for the solver. */
export const securityHeaders: FastifyHelmetOptions = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
      styleSrc: ["'self'"],
      connectSrc: ["'self'", ownSocket],
      imgSrc: ["'self'", 'data:'],
      fontSrc: ["'self'"],
      workerSrc: ["'self'"],
      manifestSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'self'"],
    },
  },
  // the proxy that serves over HTTPS sets this header
  strictTransportSecurity: false,
  // the link to a table concerns nobody else
  referrerPolicy: { policy: 'same-origin' },
};

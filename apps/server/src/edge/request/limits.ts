/** Limits a route to this many requests per address and minute. */
export const perMinute = (max: number) => ({ config: { rateLimit: { max, timeWindow: 60_000 } } });

/** The limit of passwords and passkeys that one address may try per minute, for each way of signing in. */
export const TRIES = perMinute(10);
/** The limit of requests for the visitor's own data. */
export const LOOKS = perMinute(60);
/** The same if a whole class shares an address. */
export const CLASS = perMinute(600);

/** Marks a route whose answer grows with the store: each address gets only a limited amount of such answers. */
export const heavy = ({ config }: ReturnType<typeof perMinute>) => ({ config: { ...config, isHeavy: true } });

/** The limit of requests that make the server read everything about somebody. */
export const WHOLE = heavy(perMinute(5));
/** The limit of requests whose answers grow with the store, and the same for a whole class. */
export const LONG_LOOKS = heavy(LOOKS);
export const LONG_CLASS = heavy(CLASS);

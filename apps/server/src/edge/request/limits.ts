/** So many requests of one address a minute, for each route that has it. */
export const perMinute = (max: number) => ({ config: { rateLimit: { max, timeWindow: 60_000 } } });

/** Passwords and passkeys that one address may try a minute, for each way to do so. */
export const TRIES = perMinute(10);
/** The rate at which it may ask for what is its own. */
export const LOOKS = perMinute(60);
/** … where a whole class asks from one address. */
export const CLASS = perMinute(600);

/** The same for a route whose answer grows with what is stored: one address gets only so much of that. */
export const heavy = ({ config }: ReturnType<typeof perMinute>) => ({ config: { ...config, isHeavy: true } });

/** The rate of requests that make the server read all that there is of somebody. */
export const WHOLE = heavy(perMinute(5));
/** The rate of requests for something that grows with what is stored; … and where a whole class asks. */
export const LONG_LOOKS = heavy(LOOKS);
export const LONG_CLASS = heavy(CLASS);

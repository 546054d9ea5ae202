/** So many requests of one address a minute, for each route that has it. */
export const perMinute = (max: number) => ({ config: { rateLimit: { max, timeWindow: 60_000 } } });

/** Passwords and passkeys that one address may try a minute, for each way to do so. */
export const TRIES = perMinute(10);
/** The rate at which it may ask for what is its own. */
export const LOOKS = perMinute(60);
/** … where a whole class asks from one address. */
export const CLASS = perMinute(600);
/** The rate of requests that make the server read all that there is of somebody. */
export const WHOLE = perMinute(5);

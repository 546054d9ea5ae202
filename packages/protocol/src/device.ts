/**
 * The header and the part of a socket's address in which a page names the device that it runs on, always by the same
 * name: a person who goes from chair to chair in a deal is known again by it.
 */
export const DEVICE_HEADER = 'overtrick-device';
export const DEVICE_QUERY = 'device';

/** In the address of a socket: its page takes the update that an action brings about in the action's answer. */
export const TOGETHER_QUERY = 'together';
/** In the address of a socket: its page keeps the state of its table, and takes short updates (`ShortUpdate`). */
export const CHANGES_QUERY = 'changes';

/** The header with the tokens of a device's sign-ups with a club, separated by commas, and the most of them. */
export const SIGNUP_HEADER = 'overtrick-signup';
export const MOST_SIGNUP_TOKENS = 8;

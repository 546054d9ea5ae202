/** Events in USEBIO, the format of the EBU: read and written. */

export type { HandText } from '../boards.ts';
export type { EventFileCode } from '../eventFormat.ts';
export type { Publication, WrittenEvent } from '../publication.ts';
export { type Reading, strictly } from '../reading.ts';
export { handsOfUsebio } from './hands.ts';
export { readUsebio } from './read.ts';
export { writeUsebio } from './write.ts';

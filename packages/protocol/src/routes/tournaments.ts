import { addresses, openedTournament, openTournament, tournamentCommands } from '../tournament.ts';
import {
  boardsFile,
  contestantsFile,
  devicesView,
  tournamentChanged,
  tournamentSnapshot,
} from '../tournamentFiles.ts';
import { DONE, OFTEN, type Routes } from './route.ts';

const NO_TOURNAMENT = 'There is no such tournament';
const NO_KEY = 'This is not a key to the tournament';
const NO_RIGHT = 'The key does not open that';
const FULL = 'The tournament has reached its limit for this';
const RESTART = 'The server is being restarted';
const KEY = { proofs: ['tournament'] } as const;

/** The refusals of a change over HTTP. */
const CHANGE = {
  401: NO_KEY,
  403: NO_RIGHT,
  404: NO_TOURNAMENT,
  409: FULL,
  413: 'It is too long',
  429: OFTEN,
  503: RESTART,
} as const;

/** Tournaments of the club: opened and filled from files, and taken along. The rest is said over the socket. */
export const TOURNAMENT_ROUTES = {
  'POST /api/tournaments': {
    summary: 'Open a tournament; its opener directs it',
    body: openTournament,
    answers: { 201: { says: 'Its id, and a director’s key to it', body: openedTournament } },
    refusals: {
      400: 'Something has the wrong form, there is no such game, method or option, or a command is refused',
      413: 'It is too long',
      429: 'Too many in a minute',
      503: RESTART,
    },
  },
  'GET /api/addresses': {
    summary: 'The addresses at which phones reach the server: for requests from the machine itself',
    answers: { 200: { says: 'The addresses', body: addresses } },
    refusals: { 429: OFTEN },
  },
  'GET /api/tournaments/{tournament}': {
    summary: 'A tournament as the key’s owner may see it; without a key, what is public',
    ...KEY,
    isOpen: true,
    answers: { 200: { says: 'The tournament', body: tournamentSnapshot } },
    refusals: { 401: NO_KEY, 404: NO_TOURNAMENT, 429: OFTEN },
  },
  'GET /api/tournaments/{tournament}/stream': {
    summary:
      'A tournament as the key’s owner may see it, and all that changes: one line of JSON for each message',
    description:
      'First `attend`, then `tournament` and `stopping`, as over the socket; blank lines show that it is alive. Without a key it is what is public. It ends when the key is revoked.',
    ...KEY,
    isOpen: true,
    answers: {
      200: {
        says: 'The stream',
        media: 'application/x-ndjson',
        example: '{"attend":{"ok":true,"tournament":"abcdefghijkl","version":3,"parts":{}}}\n\n',
      },
    },
    refusals: { 401: NO_KEY, 404: NO_TOURNAMENT, 429: OFTEN, 503: RESTART },
  },
  'DELETE /api/tournaments/{tournament}': {
    summary: 'Delete it with all results, for good: for its director',
    ...KEY,
    answers: { 204: DONE },
    refusals: { 401: NO_KEY, 403: NO_RIGHT, 404: NO_TOURNAMENT, 429: OFTEN },
  },
  'POST /api/tournaments/{tournament}/contestants': {
    summary: 'Enter the contestants of a list (CSV): for its director',
    ...KEY,
    body: contestantsFile,
    answers: { 200: { says: 'They are entered', body: tournamentChanged } },
    refusals: { 400: 'It is not such a list; the answer names the line', ...CHANGE },
  },
  'POST /api/tournaments/{tournament}/boards': {
    summary: 'Use the hands of a file’s boards (PBN, LIN, RBN, CSV, DUP, BRI, DGE, DLM): for its director',
    ...KEY,
    body: boardsFile,
    answers: { 200: { says: 'They are taken', body: tournamentChanged } },
    refusals: { 400: 'It is not such a file; the answer names the line', ...CHANGE },
  },
  'POST /api/tournaments/{tournament}/commands': {
    summary:
      'Carry out commands together or not at all, such as a plan with a long movement: for its director',
    ...KEY,
    body: tournamentCommands,
    answers: { 200: { says: 'They are carried out', body: tournamentChanged } },
    refusals: { 400: 'One of them is refused; the answer says which and why', ...CHANGE },
  },
  'GET /api/tournaments/{tournament}/export/{format}': {
    summary: 'The event as a file: for its director, and for everybody once it is published',
    ...KEY,
    isOpen: true,
    answers: { 200: { says: 'The file', media: '*/*', example: 'place,number,names,total\r\n' } },
    refusals: { 401: NO_KEY, 403: NO_RIGHT, 404: 'There is no such tournament or format', 429: OFTEN },
  },
  'DELETE /api/tournaments/{tournament}/contestants/{contestant}/household': {
    summary: 'Remove all contestants who entered themselves from the same household as that one',
    ...KEY,
    answers: { 200: { says: 'They are off the list', body: tournamentChanged } },
    refusals: { ...CHANGE, 400: 'A plan names one of them' },
  },
  'GET /api/tournaments/{tournament}/devices': {
    summary:
      'The devices at tables and of players, and how long each has been silent: for directors and scorers',
    ...KEY,
    isPaged: true,
    answers: { 200: { says: 'The devices', body: devicesView } },
    refusals: { 401: NO_KEY, 403: NO_RIGHT, 404: NO_TOURNAMENT, 429: OFTEN },
  },
  'GET /api/tournaments/{tournament}/log': {
    summary:
      'The whole log, one entry per line of JSON, without hashes of keys: for a director who does not play',
    ...KEY,
    answers: {
      200: {
        says: 'The log',
        media: 'application/x-ndjson',
        example: '{"at":1795974000000,"by":0,"kind":"opened","form":"pairs"}\n',
      },
    },
    refusals: { 401: NO_KEY, 403: NO_RIGHT, 404: NO_TOURNAMENT, 429: OFTEN },
  },
} as const satisfies Routes;

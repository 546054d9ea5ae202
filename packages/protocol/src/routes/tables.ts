import { actionDone, tableAction } from '../action.ts';
import { annotatedBoard, dealRecords } from '../board.ts';
import { done } from '../forms.ts';
import { codeAnswer, codeQuery, inviteCode } from '../invite/messages.ts';
import { inviteProgram, programInvited } from '../invite/programs.ts';
import { offlineDeal } from '../offline.ts';
import { gameEntries, opened, openTable, tableInfo } from '../openTable.ts';
import { DONE, ILL_FORMED, NOBODY, OFTEN, type Routes } from './route.ts';

const NO_TABLE = 'There is no such table';
const RESTART = 'The server is being restarted';

/** Games, tables, and the deals that were played at them. */
export const TABLE_ROUTES = {
  'GET /api/games': {
    summary: 'The games, their options and the match formats in which each is played',
    answers: { 200: { says: 'All games', body: gameEntries } },
    refusals: {},
  },
  'POST /api/tables': {
    summary: 'Open a table: the opener sits, bots take the other chairs',
    body: openTable,
    answers: { 201: { says: 'The table is open', body: opened } },
    refusals: {
      400: 'Something has the wrong form, or there is no such game or option',
      429: 'Too many tables in a minute',
      503: RESTART,
    },
  },
  'GET /api/tables/{table}': {
    summary: 'The game of a table and its players, without cards',
    answers: { 200: { says: 'The table', body: tableInfo } },
    refusals: { 404: NO_TABLE, 429: OFTEN },
  },
  'GET /api/tables/{table}/stream': {
    summary: 'All that a chair may know of a table, and all that changes: one line of JSON for each message',
    description:
      'First `enter`, then `update`, `said` and `stopping`, as over the socket; blank lines show that it is alive. With `?have=`, a version, the first line has the steps since. Without a token it is what spectators see. A program’s account shows its personal token.',
    proofs: ['chair', 'personal'],
    isOpen: true,
    answers: {
      200: {
        says: 'The stream',
        media: 'application/x-ndjson',
        example: '{"enter":{"ok":true,"state":{"table":"abcdefghijkl","version":3}}}\n\n',
      },
    },
    refusals: {
      401: 'This is not the token of a chair at the table',
      403: 'The table has no spectators, or the host has not let its owner in',
      404: NO_TABLE,
      429: OFTEN,
      503: RESTART,
    },
  },
  'POST /api/tables/{table}/actions': {
    summary: 'Act in a chair: take it, call, play, answer a claim, be ready for the next deal',
    description:
      'The body is a message of the socket without table and token, its name as `kind`. `sit` needs no token; with a personal token the account sits down under its own name. A program’s account does everything with its personal token. What it changes comes in the table’s stream.',
    proofs: ['chair', 'personal'],
    isOpen: true,
    body: tableAction,
    answers: { 200: { says: 'It is done, or under way', body: actionDone } },
    refusals: {
      400: ILL_FORMED,
      401: 'This is not the token of a chair at the table',
      403: 'The host has to admit you first, or the operator has banned you',
      404: NO_TABLE,
      409: 'The rules do not allow it now, or the table has moved on',
      429: OFTEN,
      503: RESTART,
    },
  },
  'POST /api/tables/{table}/invitations': {
    summary: 'Invite a computer program to a chair, as the host',
    description: 'The program hears of it in its stream, and sits down or declines.',
    proofs: ['chair'],
    body: inviteProgram,
    answers: { 201: { says: 'The program is invited', body: programInvited } },
    refusals: {
      400: ILL_FORMED,
      401: 'This is not the token of a chair at the table',
      404: 'There is no such table, or no computer program of that name',
      409: 'This is not the host, no program may sit there, or the program has too many invitations',
      429: OFTEN,
    },
  },
  'DELETE /api/tables/{table}/invitations': {
    summary: 'Decline the invitation to a table, as a computer program',
    proofs: ['personal'],
    answers: { 204: DONE },
    refusals: {
      401: NOBODY,
      403: 'The token does not allow that, or the account is that of a person',
      404: NO_TABLE,
      409: 'The program is not invited to the table',
      429: OFTEN,
    },
  },
  'DELETE /api/tables/{table}/invitations/{chair}': {
    summary: 'Withdraw the invitation to a chair, as the host',
    description:
      'The program hears of it in its stream (`uninvited`), and asks the host like every other program. A program that sits there stays.',
    proofs: ['chair'],
    answers: { 204: DONE },
    refusals: {
      400: 'The chair in the address is not a number from 0 to 3',
      401: 'This is not the token of a chair at the table',
      404: NO_TABLE,
      409: 'This is not the host, or no program is invited to that chair',
      429: OFTEN,
    },
  },
  'POST /api/tables/{table}/code': {
    summary: 'The code of six letters with which friends find the table',
    description:
      'It works for a day, or until the table waits for nobody any more. Until then the same code is returned.',
    proofs: ['chair'],
    answers: { 200: { says: 'The code', body: inviteCode } },
    refusals: {
      401: 'This is not the token of a chair at the table',
      404: NO_TABLE,
      409: 'Nobody else may sit down there',
      429: OFTEN,
      503: RESTART,
    },
  },
  'POST /api/codes': {
    summary: 'The table that has a code',
    description:
      'Case, spaces and hyphens do not matter. An expired code is answered like one that never existed.',
    body: codeQuery,
    answers: { 200: { says: 'The table', body: codeAnswer } },
    refusals: {
      400: 'Something has the wrong form',
      404: 'No table has this code',
      429: 'Too many wrong codes',
    },
  },
  'GET /api/tables/{table}/boards': {
    summary: 'The records of the finished deals: for players who sit there',
    proofs: ['chair'],
    isPaged: true,
    answers: { 200: { says: 'The deals, in their order', body: dealRecords } },
    refusals: { 401: 'This is not the token of a chair at the table', 404: NO_TABLE, 429: OFTEN },
  },
  'GET /api/tables/{table}/boards/{deal}': {
    summary: 'A finished deal, with its players, the meanings of calls and the reasons of computer players',
    description: 'For everybody; at a table without spectators only for players who sit there.',
    proofs: ['chair'],
    isOpen: true,
    answers: { 200: { says: 'The deal', body: annotatedBoard } },
    refusals: {
      403: 'The table has no spectators, and this is not the token of a chair there',
      404: 'There is no such table or deal, or the deal is not over',
      429: OFTEN,
    },
  },
  'POST /api/offline/deals': {
    summary:
      'Send a deal that was played on a device without the server; a deal that is already stored changes nothing',
    body: offlineDeal,
    answers: {
      200: { says: 'It was already stored', body: done },
      201: { says: 'It is stored', body: done },
    },
    refusals: {
      400: 'Something has the wrong form, or was not played by the rules',
      403: 'This is not the token of a chair at the table',
      409: 'An earlier deal is missing, another deal has its place, or the table was not opened on a device',
      429: 'Too many deals in a minute',
      503: RESTART,
    },
  },
} as const satisfies Routes;

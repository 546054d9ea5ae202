import { joinChallenge, openChallenge } from '@overtrick/protocol/challenge';
import { messages, openTable } from '@overtrick/protocol/messages';
import { offlineDeal } from '@overtrick/protocol/offline';
import * as z from 'zod/mini';
import { ACCOUNT_PATHS, ACCOUNT_SCHEMAS } from './openapiAccounts.ts';
import { LESSON_PATHS, LESSON_SCHEMAS } from './openapiLessons.ts';
import {
  answer,
  anything,
  bodyOf,
  ILL_FORMED,
  type Json,
  listOf,
  OFTEN,
  object,
  refusal,
  schema,
  text,
  whole,
} from './openapiParts.ts';
import { TABLE_ID } from './shown.ts';

const TABLE = {
  name: 'table',
  in: 'path',
  required: true,
  schema: { type: 'string', pattern: TABLE_ID },
};
const DEAL = {
  name: 'deal',
  in: 'path',
  required: true,
  schema: { type: 'string', pattern: '^[1-9][0-9]{0,3}$' },
};
const CHALLENGE = { name: 'challenge', in: 'path', required: true, schema: { type: 'string' } };
const OPTION = object(
  {
    kind: { enum: ['flag', 'number', 'choice'] },
    default: {},
    help: text,
    min: { type: 'number' },
    max: { type: 'number' },
    values: listOf(text),
  },
  ['min', 'max', 'values'],
);

/** The HTTP interface, as OpenAPI 3.1 has it; what is said over the socket is among the schemas. */
export const openApi: Json = {
  openapi: '3.1.0',
  info: {
    title: 'Overtrick',
    version: '1',
    license: { name: 'MIT', identifier: 'MIT' },
    description:
      'Tables are opened and asked about over HTTP. What is done at a table is said over socket.io, at the path /socket.io, by websocket: see docs/api.md.',
  },
  paths: {
    '/api/games': {
      get: {
        summary: 'The games, their options and the match forms in which each is played',
        responses: { 200: answer('All games', listOf(schema('Game'))) },
      },
    },
    '/api/tables': {
      post: {
        summary: 'Open a table: the opener sits, bots take the other chairs',
        requestBody: bodyOf('OpenTable'),
        responses: {
          201: answer('The table is open', schema('Opened')),
          400: refusal('Something is not of its form, or there is no such game or option'),
          429: refusal('Too many tables in a minute'),
          503: refusal('The server is being restarted'),
        },
      },
    },
    '/api/tables/{table}': {
      parameters: [TABLE],
      get: {
        summary: 'What is played at a table, and who sits there; no card',
        responses: { 200: answer('The table', schema('Table')), 404: refusal('There is no such table') },
      },
    },
    '/api/tables/{table}/boards': {
      parameters: [TABLE],
      get: {
        summary: 'The records of the deals that are over, for those who sit there',
        security: [{ chair: [] }],
        responses: {
          200: answer('The deals, in their order', listOf(schema('Record'))),
          401: refusal('This is not the token of a chair at the table'),
          404: refusal('There is no such table'),
          429: OFTEN,
        },
      },
    },
    '/api/challenges': {
      post: {
        summary: 'Open a challenge: the same boards for everyone, each in his own time',
        requestBody: bodyOf('OpenChallenge'),
        responses: {
          201: answer('Its id', object({ challenge: text })),
          400: refusal('Something is not of its form, or the game has no form that can be compared'),
          429: refusal('Too many in a minute'),
        },
      },
    },
    '/api/challenges/today': {
      get: {
        summary: 'The board of the day',
        responses: { 200: answer('Its id', object({ challenge: text })), 429: OFTEN },
      },
    },
    '/api/challenges/{challenge}': {
      parameters: [CHALLENGE],
      get: {
        summary: 'A challenge, who plays it, and the results of the boards that the asker has finished',
        description: 'Who he is, he tells by his table as `?table=` and by the token of his chair there.',
        security: [{}, { chair: [] }],
        responses: {
          200: answer('The challenge', anything),
          404: refusal('There is no such challenge'),
          429: OFTEN,
        },
      },
    },
    '/api/challenges/{challenge}/tables': {
      parameters: [CHALLENGE],
      post: {
        summary: 'Take it up: open a table of one’s own',
        requestBody: bodyOf('JoinChallenge'),
        responses: {
          201: answer('The table is open', schema('Opened')),
          400: ILL_FORMED,
          404: refusal('There is no such challenge'),
          409: refusal('It has been taken up from this account, device or address as often as it may be'),
          429: OFTEN,
        },
      },
    },
    '/api/tables/{table}/boards/{deal}': {
      parameters: [TABLE, DEAL],
      get: {
        summary: 'A deal that is over, with who sat where, what calls meant and why computer players acted',
        description: 'Everybody is told; of a table without spectators only those who sit there.',
        security: [{}, { chair: [] }],
        responses: {
          200: answer('The deal', schema('Board')),
          403: refusal('Nobody may watch the table, and this is not the token of a chair there'),
          404: refusal('There is no such table or deal, or the deal is not over'),
          429: OFTEN,
        },
      },
    },
    '/api/offline/deals': {
      post: {
        summary:
          'Bring a deal that was played on a device without the server; a deal that is here already changes nothing',
        requestBody: bodyOf('OfflineDeal'),
        responses: {
          200: answer('It was here already', object({ ok: { const: true } })),
          201: answer('It is stored', object({ ok: { const: true } })),
          400: refusal('Something is not of its form, or was not played by the rules'),
          403: refusal('This is not the token of a chair at the table'),
          409: refusal(
            'A deal before it is missing, another deal stands in its place, or the table was not opened on a device',
          ),
          429: refusal('Too many deals in a minute'),
          503: refusal('The server is being restarted'),
        },
      },
    },
    ...LESSON_PATHS,
    ...ACCOUNT_PATHS,
  },
  components: {
    securitySchemes: {
      session: { type: 'apiKey', in: 'cookie', name: 'overtrick', description: 'Signing in sets it' },
      chair: { type: 'http', scheme: 'bearer', description: 'The token that sitting down was answered with' },
      lesson: {
        type: 'http',
        scheme: 'bearer',
        description: 'The token that sharing or taking the lesson was answered with',
      },
    },
    schemas: {
      Refused: object({ ok: { const: false }, code: text, message: text, version: whole }, ['version']),
      OpenTable: z.toJSONSchema(openTable, { io: 'input' }),
      OfflineDeal: z.toJSONSchema(offlineDeal, { io: 'input' }),
      OpenChallenge: z.toJSONSchema(openChallenge, { io: 'input' }),
      JoinChallenge: z.toJSONSchema(joinChallenge, { io: 'input' }),
      Opened: object({ table: text, chair: whole, token: text }),
      Table: object({
        table: text,
        game: text,
        options: anything,
        match: text,
        matchOptions: anything,
        policies: anything,
        chairs: listOf(
          object({
            chair: whole,
            seat: text,
            kind: { enum: ['person', 'bot'] },
            name: text,
            present: { type: 'boolean' },
          }),
        ),
      }),
      Game: object({
        id: text,
        name: text,
        players: { enum: [2, 3, 4] },
        options: { type: 'object', additionalProperties: OPTION },
        matches: listOf(text),
      }),
      ...LESSON_SCHEMAS,
      ...ACCOUNT_SCHEMAS,
      Record: object({ game: text, options: anything, setup: anything, steps: listOf(text) }),
      Board: object({ record: text, match: text, players: anything, meanings: anything, reasons: anything }),
      ...Object.fromEntries(
        Object.entries(messages).map(([name, message]) => [
          `socket.${name}`,
          z.toJSONSchema(message, { io: 'input' }),
        ]),
      ),
    },
  },
};

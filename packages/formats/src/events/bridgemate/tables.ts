import type { ColumnType } from '../../jet/table.ts';

type Columns = Readonly<Record<string, ColumnType>>;

const shorts = (...names: readonly string[]): Columns =>
  Object.fromEntries(names.map((name) => [name, 'short']));
const texts = (...names: readonly string[]): Columns =>
  Object.fromEntries(names.map((name) => [name, 'text']));
const flags = (...names: readonly string[]): Columns =>
  Object.fromEntries(names.map((name) => [name, 'flag']));

/** A result as a table sends it; the last two columns are for individuals. */
const RECEIVED: Columns = {
  ID: 'long',
  ...shorts('Section', 'Table', 'Round', 'Board', 'PairNS', 'PairEW', 'Declarer'),
  ...texts('NS/EW', 'Contract', 'Result', 'LeadCard', 'Remarks'),
  ...{ DateLog: 'date', TimeLog: 'date' },
  ...flags('Processed', 'Processed1', 'Processed2', 'Processed3', 'Processed4', 'Erased'),
  ...shorts('ExternalUpdate', 'SuspiciousContract'),
};
const PLAYERS_TOO = shorts('South', 'West');

const SUITS = ['Spades', 'Hearts', 'Diamonds', 'Clubs'];
const SEATS = ['North', 'East', 'South', 'West'];

/** Lists the columns of each table of a Bridgemate database, in the order of the file. */
export const bridgemateTables = (areIndividuals: boolean): Readonly<Record<string, Columns>> => ({
  Clients: { ID: 'long', Computer: 'text' },
  Session: {
    ...{ ID: 'short', Name: 'text', Date: 'date', Time: 'date', GUID: 'text' },
    ...shorts('Status', 'ShowInApp'),
  },
  Section: {
    ...{ ID: 'short', Letter: 'text' },
    ...shorts('Tables', 'MissingPair', 'EWMoveBeforePlay', 'Session', 'ScoringType', 'Winners'),
  },
  Tables: shorts(
    ...['Section', 'Table', 'ComputerID', 'Status', 'LogOnOff', 'CurrentRound', 'CurrentBoard'],
    ...['UpdateFromRound', 'Group'],
  ),
  RoundData: {
    ...shorts('Section', 'Table', 'Round', 'NSPair', 'EWPair', 'LowBoard', 'HighBoard'),
    ...texts('CustomBoards'),
    ...(areIndividuals && PLAYERS_TOO),
  },
  ReceivedData: { ...RECEIVED, ...(areIndividuals && PLAYERS_TOO) },
  IntermediateData: { ...RECEIVED, ...(areIndividuals && PLAYERS_TOO) },
  PlayerNumbers: {
    ...shorts('Section', 'Table'),
    ...texts('Direction', 'Number', 'Name'),
    ...flags('Updated', 'Processed'),
    ...{ TimeLog: 'date' },
    ...shorts('Round'),
  },
  PlayerNames: { ID: 'long', ...texts('Name', 'strID') },
  HandRecord: {
    ...shorts('Section', 'Board'),
    ...texts(...SEATS.flatMap((seat) => SUITS.map((suit) => `${seat}${suit}`))),
  },
});

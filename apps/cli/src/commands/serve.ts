import { Option } from '@commander-js/extra-typings';
import { present } from '@overtrick/rules/present';
import { type Define, wholeNumber } from '../command.ts';
import { dataFolder } from '../start/dataFolder.ts';

export const serve: Define = (command, _io, end) => {
  command
    .option('--port <number>', 'the port to listen on; default: PORT, or 3000', wholeNumber(0, 65_535))
    .option('--host <address>', 'the address to listen on; default: HOST, or all addresses')
    .option('--data <folder>', 'where tables are stored; default: DATA_DIR, or data')
    .option(
      '--yes',
      'delete data older than KEEP_DAYS even if that is more than a fifth of all; default: DELETE_MANY',
    )
    .addOption(
      new Option(
        '--role <role>',
        'serve tables (web), think for the computer players (bots), or do both (all); default: ROLE',
      ).choices(['all', 'web', 'bots']),
    )
    .action(async ({ port, host, data, role, yes }) => {
      const { runServer } = await import('@overtrick/server/run');
      end(
        await runServer({
          ...process.env,
          ...(port !== undefined && { PORT: String(port) }),
          DATA_DIR: dataFolder(data),
          ...present({ HOST: host }),
          ...(yes === true && { DELETE_MANY: 'yes' }),
          ...present({ ROLE: role }),
        }),
      );
    });
};

import { Option } from '@commander-js/extra-typings';
import { present } from '@overtrick/rules/present';
import { type Define, wholeNumber } from '../command.ts';
import { openBrowser } from '../start/browser.ts';
import { dataFolder } from '../start/dataFolder.ts';
import { welcome } from '../start/welcome.ts';

export const serve: Define = (command, io, end) => {
  command
    .option('--port <number>', 'the port to listen on; default: PORT, or 3000', wholeNumber(0, 65_535))
    .option('--host <address>', 'the address to listen on; default: HOST, or all addresses')
    .option('--data <folder>', 'where tables are stored; default: DATA_DIR, or data')
    .option(
      '--yes',
      'delete data older than KEEP_DAYS even if that is more than a fifth of all; default: DELETE_MANY',
    )
    .option('--welcome', 'greet the person at the terminal, with a QR code for phones')
    .option('--open', 'open the browser')
    .addOption(
      new Option(
        '--role <role>',
        'serve tables (web), think for the computer players (bots), or do both (all); default: ROLE',
      ).choices(['all', 'web', 'bots']),
    )
    .action(async ({ port, host, data, role, yes, welcome: isGreeted, open }) => {
      const { printPlace, runServer } = await import('@overtrick/server/run');
      const folder = dataFolder(data);
      const env = {
        ...process.env,
        ...(port !== undefined && { PORT: String(port) }),
        DATA_DIR: folder,
        ...present({ HOST: host }),
        ...(yes === true && { DELETE_MANY: 'yes' }),
        ...present({ ROLE: role }),
      };
      end(
        await runServer(env, (place) => {
          if (isGreeted === true) io.err(welcome(place, folder, io.errColumns !== undefined));
          else printPlace(place);
          if (open === true) openBrowser(place.url);
        }),
      );
    });
};

import { type ChildProcess, spawn } from 'node:child_process';
import { type Define, wholeNumber } from '../command.ts';
import { openBrowser } from '../start/browser.ts';
import { dataFolder } from '../start/dataFolder.ts';
import { freePort } from '../start/port.ts';

const PORT = 3000;
const EVERYWHERE = '0.0.0.0';

/** Runs a server until it is told to stop, starts it again after a crash, and ends this process as the server ends. */
interface Supervisor {
  readonly supervise: (startChild: () => ChildProcess) => Promise<never>;
}

export const start: Define = (command, io, end) => {
  command
    .option(
      '--port <number>',
      'the port to listen on; default: PORT, or the first free one from 3000 on',
      wholeNumber(0, 65_535),
    )
    .option('--data <folder>', 'where tables are stored; default: DATA_DIR, or your own folder for data')
    .option('--no-open', 'do not open the browser')
    .action(async ({ port, data, open }) => {
      const folder = dataFolder(data);
      const { holderOf } = await import('@overtrick/server/store/folderLock');
      const running = holderOf(folder)?.url;
      if (running !== undefined) {
        io.err(`Overtrick is already running at ${running}\n`);
        if (open) openBrowser(running);
        return;
      }
      const host = process.env.HOST ?? EVERYWHERE;
      const wanted = port ?? process.env.PORT ?? (await freePort(PORT, host));
      const env = { LOG_LEVEL: 'warn', ...process.env, PORT: String(wanted), HOST: host, DATA_DIR: folder };
      // @ts-expect-error: it is plain JavaScript, which `npm start` runs on any Node
      const { supervise } = (await import('@overtrick/server/supervise')) as Supervisor;
      let isFirst = true;
      await supervise(() => {
        const args = [process.argv[1] ?? '', 'serve', '--welcome', ...(open && isFirst ? ['--open'] : [])];
        isFirst = false;
        return spawn(process.execPath, args, { stdio: 'inherit', env });
      });
      end(undefined);
    });
};

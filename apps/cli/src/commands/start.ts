import type { RunningPlace } from '@overtrick/server/run';
import { type Define, wholeNumber } from '../command.ts';
import { openBrowser } from '../start/browser.ts';
import { dataFolder } from '../start/dataFolder.ts';
import { freePort } from '../start/port.ts';
import { qrText } from '../start/qrText.ts';

const PORT = 3000;
const EVERYWHERE = '0.0.0.0';

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
      const { runServer } = await import('@overtrick/server/run');
      const host = process.env.HOST ?? EVERYWHERE;
      const folder = dataFolder(data);
      const { holderOf } = await import('@overtrick/server/store/folderLock');
      const running = holderOf(folder)?.url;
      if (running !== undefined) {
        io.err(`Overtrick is already running at ${running}\n`);
        if (open) openBrowser(running);
        return;
      }
      const wanted = port ?? process.env.PORT ?? (await freePort(PORT, host));
      const env = { LOG_LEVEL: 'warn', ...process.env, PORT: String(wanted), HOST: host, DATA_DIR: folder };
      end(
        await runServer(env, (place) => {
          io.err(welcome(place, folder, io.errColumns !== undefined));
          if (open) openBrowser(place.url);
        }),
      );
    });
};

/** Returns the words for the person who has started a server: its address, and for phones a QR code. */
function welcome({ url, addresses }: RunningPlace, folder: string, isColoured: boolean): string {
  const [nearest, ...others] = addresses;
  const phones =
    nearest === undefined
      ? 'This computer is in no network that phones could use.\n'
      : `Phones and computers in the same network open ${nearest}, or scan:\n\n${qrText(nearest, isColoured)}\n${others.map((other) => `Also: ${other}\n`).join('')}`;
  return `\nOvertrick is at ${url}\n${phones}\nYour data is in ${folder}\nTo stop Overtrick, press Ctrl+C or close this window.\n`;
}

import type { Command } from '@commander-js/extra-typings';
import type { Trouble } from '../../command.ts';
import { DATA, type Where, withDatabase } from '../../database.ts';
import type { Io } from '../../io.ts';

const PLACE = 'overtrick tournament key';
/** The label of the key among the keys on the desk. */
const LABEL = 'overtrick tournament key';

interface Options extends Where {
  readonly address?: string;
}

export function defineKey(command: Command, io: Io, end: (trouble: Trouble) => void): void {
  command
    .command('key')
    .summary('make a new director’s link for an evening of this server')
    .description(
      'Make another director’s key for an evening and print its link, for the operator of the server. Open the link in a browser that can reach the server. A running server accepts the key after about 2 seconds. The key is listed on the desk under Links, where it can be revoked.',
    )
    .argument('<id>', 'the evening: the part after /club/ in the address of its page')
    .option('--data <folder>', DATA)
    .option(
      '--address <url>',
      'the address of the server; default: PUBLIC_URL, or http://localhost with PORT',
    )
    .action(async (id, options) => end(await key(io, id, options)));
}

const key = (io: Io, id: string, { address, ...where }: Options): Promise<Trouble> =>
  withDatabase(
    PLACE,
    where,
    async (db) => {
      const { grantDirector } = await import('@overtrick/server/evenings/operatorKey');
      const { databaseLog } = await import('@overtrick/server/store/databaseLog');
      const { gatheringStore } = await import('@overtrick/server/store/gatheringStore');
      const granted = await grantDirector(gatheringStore(databaseLog(db), {}), id, { label: LABEL });
      if (!granted.ok) return { ...granted, at: PLACE };
      await io.out(`${originOf(address)}/club/${id}/desk#${granted.value}\n`);
      return undefined;
    },
    { isThere: true },
  );

/** Returns the address of the server without a slash at its end. */
const originOf = (address: string | undefined): string =>
  (address ?? (process.env.PUBLIC_URL || `http://localhost:${process.env.PORT || 3000}`)).replace(/\/+$/, '');

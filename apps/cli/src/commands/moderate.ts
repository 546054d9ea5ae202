import type { Command } from '@commander-js/extra-typings';
import { fail, ok, type Result } from '@overtrick/rules/result';
import type { Desk } from '@overtrick/server/moderation/desk';
import { type Define, jsonOption, onUnknown, type Trouble } from '../command.ts';
import { DATA, type Where, withDatabase } from '../database.ts';
import type { Io } from '../io.ts';
import { jsonLine, makeBans, makeReport, makeReports, reportJson } from '../text/reportText.ts';

const PLACE = 'overtrick moderate';

/** Defines the moderation of a server from its store: reading reports, banning, and removing posts. */
export const moderate: Define = (command, io, end) => {
  defineReading(command, io, end);
  defineActing(command, io, end);
  command.usage('<list|show|close|ban|bans|lift|clear> …');
  onUnknown(command, 'thing to do', end);
};

type End = (trouble: Trouble) => void;

function defineReading(command: Command, io: Io, end: End): void {
  withData(command, 'list', 'the open reports, newest first')
    .option('--all', 'include closed reports')
    .addOption(jsonOption())
    .action(async ({ all, json, ...where }) =>
      end(
        await atDesk(where, async (desk) => {
          const reports = (await desk.reports()).filter(({ closed }) => all === true || closed === undefined);
          await io.out(
            json ? reports.map((report) => jsonLine(reportJson(report))).join('') : makeReports(reports),
          );
          return undefined;
        }),
      ),
    );
  withData(command, 'show', 'a report with everything that was said')
    .argument('<report>', 'its id')
    .addOption(jsonOption())
    .action(async (id, { json, ...where }) =>
      end(
        await atDesk(where, async (desk) => {
          const report = await desk.report(id);
          if (!report.ok) return report;
          const accounts = await desk.accountsOf(report.value);
          await io.out(
            json ? jsonLine(reportJson(report.value, accounts)) : makeReport(report.value, accounts),
          );
          return undefined;
        }),
      ),
    );
  withData(command, 'bans', 'the bans in force, newest first')
    .addOption(jsonOption())
    .action(async ({ json, ...where }) =>
      end(
        await atDesk(where, async (desk) => {
          const bans = await desk.bans();
          const shown = bans.map(({ id, at, who, note }) => ({
            id,
            at: new Date(at).toISOString(),
            who,
            note,
          }));
          await io.out(json ? shown.map(jsonLine).join('') : makeBans(bans));
          return undefined;
        }),
      ),
    );
}

function defineActing(command: Command, io: Io, end: End): void {
  const act = async (
    where: Where,
    run: (desk: Desk) => Promise<Result<unknown>>,
    done: (value: unknown) => string,
  ): Promise<void> =>
    end(
      await atDesk(where, async (desk) => {
        const acted = await run(desk);
        if (!acted.ok) return acted;
        await io.out(`${done(acted.value)}\n`);
        return undefined;
      }),
    );
  withData(command, 'close', 'close reports: they are no longer listed, and make room for others')
    .argument('<reports...>', 'their ids')
    .option('--note <text>', 'a note for yourself')
    .action((ids, { note, ...where }) =>
      act(
        where,
        async (desk) => {
          for (const id of ids) {
            const closed = await desk.close(id, note);
            if (!closed.ok) return closed;
          }
          return ok(true);
        },
        () => ids.map((id) => `the report ${id} is closed`).join('\n'),
      ),
    );
  withData(command, 'ban', 'ban somebody from the server: they can watch, and nothing else')
    .argument('<whom>', 'account:NAME, or REPORT/device, REPORT/account, REPORT/address, REPORT/reporter')
    .option('--note <text>', 'a note for yourself')
    .action((whom, { note, ...where }) => {
      let who = '';
      const ban = async (desk: Desk) => {
        const banned = await desk.ban(whom, note);
        if (banned.ok)
          who = `${banned.value.who} is banned (${banned.value.id}); every server knows it within seconds`;
        return banned;
      };
      return act(where, ban, () => who);
    });
  withData(command, 'lift', 'lift a ban')
    .argument('<ban>', 'its id')
    .action((id, where) =>
      act(
        where,
        (desk) => desk.lift(id),
        () => `the ban ${id} is lifted`,
      ),
    );
  withData(command, 'clear', 'remove a request or a lesson, no matter who posted it')
    .argument('<what>', 'request or lesson')
    .argument('<id>', 'its id')
    .action((what, id, where) =>
      what === 'request' || what === 'lesson'
        ? act(
            where,
            (desk) => desk.clear(what, id),
            () => `the ${what} ${id} is removed`,
          )
        : end(fail('ERR_NAME', PLACE, `only a request or a lesson can be cleared, not ${what}`)),
    );
}

const withData = (command: Command, name: string, summary: string) =>
  command
    .command(name)
    .summary(summary)
    .description(`${summary[0]?.toUpperCase()}${summary.slice(1)}.`)
    .option('--data <folder>', DATA);

/** Runs a function at the operator's desk, over an existing store. */
const atDesk = (where: Where, use: (desk: Desk) => Promise<Trouble>): Promise<Trouble> =>
  withDatabase(
    PLACE,
    where,
    async (db) => {
      const { Desk } = await import('@overtrick/server/moderation/desk');
      const { databaseLog } = await import('@overtrick/server/store/databaseLog');
      const { gatheringStore } = await import('@overtrick/server/store/gatheringStore');
      const trouble = await use(new Desk(gatheringStore(databaseLog(db), {})));
      return typeof trouble === 'object' ? { ...trouble, at: PLACE } : trouble;
    },
    { isThere: true },
  );

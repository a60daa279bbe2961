import { createWriteStream, renameSync, rmSync, type WriteStream } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import type { Config } from "../api/src/config.ts";
import { makeDirectory } from "./environment/make-directory.ts";
import { readEnvironment } from "./environment/read-environment.ts";
import { root } from "./environment/root.ts";
import { type AsOperator, operatorOf } from "./operator/as-operator.ts";
import { clientErrors } from "./operator/client-errors.ts";
import { clubUsage } from "./operator/club-usage.ts";
import { exportClub } from "./operator/export-club.ts";
import { findClub } from "./operator/find-club.ts";
import { listClubs } from "./operator/list-clubs.ts";
import { resumeClub, suspendClub } from "./operator/suspension.ts";
import { textTable } from "./operator/text-table.ts";
import { runCommand } from "./process/command.ts";
import { CommandError } from "./process/command-error.ts";

const usage = `npm run clubs -- list [text] [--status suspended]     all clubs, or those whose name has the text
npm run clubs -- usage <club>                         what one uses; <club> is its id or its whole name
npm run clubs -- suspend <club> --reason "…"          closes it to its people; admins read the reason
npm run clubs -- resume <club>                        opens it again
npm run clubs -- export <club> [file]                 its rows as compressed lines of JSON; "-" writes to the output
npm run clubs -- client-errors [--days 7]             failures of remotes in browsers, by release
                                                      --json with list, usage and client-errors`;

function readArguments() {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: {
        status: { type: "string" },
        reason: { type: "string" },
        days: { type: "string", default: "7" },
        json: { type: "boolean", default: false },
      },
    });
    return { positionals, values };
  } catch (error) {
    if (error instanceof TypeError) throw new CommandError(`${error.message}\n\n${usage}`);
    throw error;
  }
}

type Values = ReturnType<typeof readArguments>["values"];

/** What the operator of an installation does with its clubs (docs/operating.md#clubs). */
await runCommand(async (lifetime) => {
  const { positionals, values } = readArguments();
  const [command, subject, file, ...more] = positionals;
  const mostOf: Record<string, number> = { list: 1, usage: 1, suspend: 1, resume: 1, export: 2, "client-errors": 0 };
  const most = mostOf[command ?? ""];
  const given = positionals.length - 1;
  const needsClub = ["usage", "suspend", "resume", "export"].includes(command ?? "");
  if (!command || most === undefined || given > most || more.length > 0 || (needsClub && !subject)) {
    throw new CommandError(usage);
  }
  if (!/^[1-9]\d?$/.test(values.days)) throw new CommandError("--days must be a whole number from 1 to 99.");
  const config = readEnvironment();
  const asOperator = await operatorOf(config, lifetime, "npm run clubs");
  const print = (rows: unknown, text: string) => console.log(values.json ? JSON.stringify(rows, null, 2) : text);
  await run({ command, subject: subject ?? "", file, values, config, asOperator, signal: lifetime.signal, print });
});

interface Run {
  command: string;
  subject: string;
  file: string | undefined;
  values: Values;
  config: Config;
  asOperator: AsOperator;
  signal: AbortSignal;
  print(rows: unknown, text: string): void;
}

async function run(given: Run): Promise<void> {
  const { command, subject, values, asOperator, print } = given;
  switch (command) {
    case "list": {
      const rows = await asOperator((sql) => listClubs(sql, { text: subject || null, status: values.status }));
      return print(rows, textTable(rows.map((row) => ({ ...row }))));
    }
    case "usage": {
      const used = await asOperator(async (sql) => clubUsage(sql, (await findClub(sql, subject)).id));
      const { rows, ...numbers } = used;
      const lines = [
        ...Object.entries(numbers),
        ...Object.entries(rows).map(([table, count]) => [`${table} rows`, count]),
      ];
      return print(used, textTable(lines.map(([what, value]) => ({ what: String(what), value: value as string }))));
    }
    case "suspend":
      return console.log(
        await asOperator(async (sql) => suspendClub(sql, await findClub(sql, subject), values.reason)),
      );
    case "resume":
      return console.log(await asOperator(async (sql) => resumeClub(sql, await findClub(sql, subject))));
    case "export":
      return exportTo(given);
    case "client-errors": {
      const rows = await asOperator((sql) => clientErrors(sql, Number(values.days)));
      return print(rows, textTable(rows.map((row) => ({ ...row }))));
    }
  }
}

const timeName = () => new Date().toISOString().slice(0, 19).replaceAll(":", "-");

/** To a file that only its owner may read, whole or not at all; "-" is the output. */
async function exportTo({ file, subject, config, asOperator, signal }: Run): Promise<void> {
  await asOperator(async (sql) => {
    await sql`set transaction isolation level repeatable read read only`;
    const club = await findClub(sql, subject);
    if (file === "-") return void (await exportClub(sql, club.id, process.stdout, signal));
    const path = file
      ? resolve(root, file)
      : join(config.dataDir, "exports", `courtside-club-${club.id}-${timeName()}Z.jsonl.gz`);
    const rows = await writeWhole(path, (out) => exportClub(sql, club.id, out, signal));
    console.log(`${path}\n${rows} rows of ${club.name}. It holds personal data: keep it as safe as the database.`);
  });
}

/** Beside its name first. What is there of it is removed when writing fails, and when the process ends before. */
async function writeWhole<Result>(path: string, write: (out: WriteStream) => Promise<Result>): Promise<Result> {
  makeDirectory(dirname(path));
  const unfinished = `${path}.${process.pid}`;
  const remove = () => rmSync(unfinished, { force: true });
  process.once("exit", remove);
  try {
    const result = await write(createWriteStream(unfinished, { mode: 0o600, flags: "wx" }));
    renameSync(unfinished, path);
    return result;
  } finally {
    remove();
    process.off("exit", remove);
  }
}

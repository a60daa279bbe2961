import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { readEnvironment } from "./environment/read-environment.ts";
import { root } from "./environment/root.ts";
import { operatorOf } from "./operator/as-operator.ts";
import { findClub } from "./operator/find-club.ts";
import { textTable } from "./operator/text-table.ts";
import { type ChainHead, MOST_PROBLEMS, verifyAudit } from "./operator/verify-audit.ts";
import { runCommand } from "./process/command.ts";
import { CommandError } from "./process/command-error.ts";

const usage = `npm run verify-audit                          checks the hashes over the audit log
npm run verify-audit -- <club>                one club's; its id or its whole name
npm run verify-audit -- --save heads.json     writes the last hash of each chain, to be kept elsewhere
npm run verify-audit -- --against heads.json  compares with what an earlier run has written`;

function readArguments() {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { save: { type: "string" }, against: { type: "string" } },
    });
    if (positionals.length > 1) throw new CommandError(usage);
    return { club: positionals[0], ...values };
  } catch (error) {
    if (error instanceof TypeError) throw new CommandError(`${error.message}\n\n${usage}`);
    throw error;
  }
}

function readHeads(file: string): ChainHead[] {
  try {
    return JSON.parse(readFileSync(resolve(root, file), "utf8")) as ChainHead[];
  } catch (error) {
    throw new CommandError(`${file} holds no hashes of an earlier run.`, { cause: error });
  }
}

/** Says whether an entry of the audit log was changed, deleted or added later (docs/operating.md#audit-log). Exit code 1 if so. */
await runCommand(async (lifetime) => {
  const { club, save, against } = readArguments();
  const kept = against ? readHeads(against) : [];
  const asOperator = await operatorOf(readEnvironment(), lifetime, "npm run verify-audit");
  const report = await asOperator(async (sql) => {
    await sql`set transaction isolation level repeatable read read only`;
    const chain = club ? (await findClub(sql, club)).id : null;
    return verifyAudit(sql, { chain, kept });
  });
  if (report.problems.length > 0) {
    const more = report.problems.length === MOST_PROBLEMS ? `\nOnly the first ${MOST_PROBLEMS} are listed.` : "";
    const rows = report.problems.map(({ chain, number, entry, problem }) => ({ problem, entry, chain, number }));
    throw new CommandError(`The audit log does not match its hashes:\n\n${textTable(rows)}${more}`);
  }
  if (save) writeFileSync(resolve(root, save), `${JSON.stringify(report.chains, null, 2)}\n`, { mode: 0o600 });
  console.log(`${report.entries} entries in ${report.chains.length} chains match their hashes.`);
});

import { parseArgs } from "node:util";
import postgres from "postgres";
import { readEnvironment } from "./environment/read-environment.ts";
import { acquireDatabase } from "./postgres/database.ts";
import { runCommand } from "./process/command.ts";
import { CommandError } from "./process/command-error.ts";

const usage = "npm run new-keys -- --remove-authenticators";

// For an installation whose keys are lost for good: the database takes those of its next start.
await runCommand(async (lifetime) => {
  const { values } = parseArgs({ options: { "remove-authenticators": { type: "boolean", default: false } } });
  if (!values["remove-authenticators"]) {
    throw new CommandError(
      "Without its keys no authenticator app and no recovery code opens an account any more, and every user has to sign in again. " +
        `If the keys are in no backup, ${usage} removes those second factors and lets the next start take other keys.`,
    );
  }
  const sql = postgres(await acquireDatabase(readEnvironment(), lifetime, "npm run new-keys"), {
    max: 1,
    onnotice: () => {},
  });
  try {
    const removed = await sql.begin(async (transaction) => {
      // Recovery codes alone, which the lost keys hashed, would be asked for and never be right.
      const factors = await transaction<{ factor_type: string }[]>`
        delete from auth.mfa_factors where factor_type in ('totp', 'recovery_code') returning factor_type`;
      await transaction`delete from auth.sessions`;
      await transaction`delete from auth.installation_keys`;
      return factors.map(({ factor_type }) => factor_type);
    });
    const apps = removed.filter((type) => type === "totp").length;
    console.log(
      `Authenticators removed: ${apps}, sets of recovery codes: ${removed.length - apps}. The next start makes or takes other keys.`,
    );
  } finally {
    await sql.end();
  }
});

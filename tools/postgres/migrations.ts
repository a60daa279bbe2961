import { type MigrateResult, migrate } from "../../api/db/migrate.ts";
import { MigrationError } from "../../api/db/migration-error.ts";
import { CommandError } from "../process/command-error.ts";

/** Migrates; a migration that fails is reported to the user without the stack of this program. */
export async function runMigrations(url: string): Promise<MigrateResult> {
  try {
    return await migrate({ url, onWait: (sentence) => console.error(sentence) });
  } catch (error) {
    if (error instanceof MigrationError) throw new CommandError(error.message, { cause: error });
    throw error;
  }
}

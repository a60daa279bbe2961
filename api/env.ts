import { type Config, ConfigError, parseConfig } from "./src/config.ts";
import { withSecretFiles } from "./src/secret-files.ts";

/** The validated environment of this process. If it is invalid the process exits, with a line for each variable. */
export function readConfig(): Config & { databaseUrl: string } {
  try {
    const config = parseConfig(withSecretFiles(Deno.env.toObject(), Deno.readTextFileSync));
    if (!config.databaseUrl) throw new ConfigError("DATABASE_URL: is required");
    return { ...config, databaseUrl: config.databaseUrl };
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(error.message);
    Deno.exit(2);
  }
}

import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { type Config, ConfigError, parseConfig } from "../../api/src/config.ts";
import { withSecretFiles } from "../../api/src/secret-files.ts";
import { root } from "./root.ts";

/** A relative path counts from the root of the checkout. */
export const readSecret = (path: string): string => readFileSync(resolve(root, path), "utf8");

/** The environment as the commands read it: relative paths count from the root of the checkout. Throws ConfigError. */
export function readEnvironment(env: Record<string, string | undefined> = process.env): Config {
  const config = parseConfig(withSecretFiles(env, readSecret));
  // The api, whose DATABASE_URL may be that of the embedded database, does not judge this.
  if (config.walArchive && config.databaseUrl) {
    throw new ConfigError("WAL_ARCHIVE: keeps the log of the embedded database, and DATABASE_URL names another");
  }
  return {
    ...config,
    dataDir: resolve(root, config.dataDir),
    siteDir: resolve(root, config.siteDir),
    remotesFile: resolve(root, config.remotesFile),
    walArchive: config.walArchive && resolve(root, config.walArchive),
  };
}

import { resolve } from "node:path";
import { type Config, parseConfig } from "../../api/src/config.ts";
import { root } from "./root.ts";

/** The environment as the commands read it: relative paths count from the root of the checkout. Throws ConfigError. */
export function readEnvironment(env: Record<string, string | undefined> = process.env): Config {
  const config = parseConfig(env);
  return { ...config, dataDir: resolve(root, config.dataDir), siteDir: resolve(root, config.siteDir) };
}

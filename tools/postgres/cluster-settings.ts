import { createHash, randomBytes } from "node:crypto";
import { existsSync, readFileSync, realpathSync } from "node:fs";
import { join, resolve } from "node:path";
import { z } from "zod";
import { settingsFile } from "../environment/data-directory.ts";
import { writePrivateFile } from "../environment/private-file.ts";
import { type Account, canEnter } from "../process/account.ts";
import { CommandError } from "../process/command-error.ts";
import { privateHome } from "./private-home.ts";

const settingsSchema = z.object({
  /** Where the cluster is, relative to DATA_DIR unless it had to be put elsewhere. */
  cluster: z.string(),
  /** Taken again at the next start when it is free. */
  port: z.number(),
  superuserPassword: z.string(),
  apiPassword: z.string(),
});

/** What the launcher remembers of an embedded cluster, in `DATA_DIR/postgres.json`, readable by its owner alone. */
export type ClusterSettings = z.infer<typeof settingsSchema>;

/** The settings of the cluster that belongs to DATA_DIR, or undefined when there is none yet. */
export function readClusterSettings(dataDir: string): ClusterSettings | undefined {
  const file = settingsFile(dataDir);
  if (!existsSync(file)) return undefined;
  const settings = settingsSchema.parse(JSON.parse(readFileSync(file, "utf8")));
  return { ...settings, cluster: resolve(dataDir, settings.cluster) };
}

export function saveClusterSettings(dataDir: string, settings: ClusterSettings): void {
  const inside = resolve(dataDir, "postgres");
  const cluster = settings.cluster === inside ? "postgres" : settings.cluster;
  writePrivateFile(settingsFile(dataDir), `${JSON.stringify({ ...settings, cluster }, null, 2)}\n`);
}

/** Settings for a new cluster: inside DATA_DIR where `account` can reach that, in a private home of its own otherwise. */
export function newClusterSettings(dataDir: string, account: Account | undefined, lasting: boolean): ClusterSettings {
  const inside = join(dataDir, "postgres");
  if (existsSync(inside)) {
    throw new CommandError(
      `${inside} holds a database, but ${settingsFile(dataDir)} with its passwords is gone: put it back, or run npm run reset.`,
    );
  }
  const home = () =>
    `courtside-${createHash("sha256").update(realpathSync(dataDir)).digest("hex").slice(0, 12)}${lasting ? "" : "-throwaway"}`;
  const cluster =
    !account || canEnter(dataDir, account) ? inside : join(privateHome(home(), account, lasting), "postgres");
  return { cluster, port: 0, superuserPassword: password(), apiPassword: password() };
}

const password = () => randomBytes(24).toString("base64url");

import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Account, giveTo } from "../process/account.ts";
import { startChild } from "../process/child.ts";
import { CommandError } from "../process/command-error.ts";
import type { PostgresBinaries } from "./postgres-binaries.ts";

interface NewCluster {
  cluster: string;
  superuserPassword: string;
  binaries: PostgresBinaries;
  account: Account | undefined;
  throwaway: boolean;
}

/** The only environment the server's programs get: PG* variables of the user's shell would change what they do. */
export const serverEnvironment = { PATH: process.env.PATH ?? "/usr/bin:/bin", LC_ALL: "C", TZ: "UTC" };

/**
 * Makes an empty cluster (UTF-8, ICU collation en-US, scram passwords) unless there is one already. It appears under
 * its name only when it is complete, so an interrupted first start leaves nothing half made. Throws CommandError.
 */
export async function makeCluster(options: NewCluster): Promise<void> {
  const { cluster, superuserPassword, binaries, account, throwaway } = options;
  const versionFile = join(cluster, "PG_VERSION");
  if (existsSync(versionFile)) {
    const found = readFileSync(versionFile, "utf8").trim();
    const mine = binaries.version.split(".")[0];
    if (found === mine) return;
    throw new CommandError(
      `${cluster} was made by Postgres ${found} and this is Postgres ${mine}: go back to the earlier version, or run npm run reset.`,
    );
  }
  const unfinished = `${cluster}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  giveTo(unfinished, account);
  const secret = mkdtempSync(join(tmpdir(), "courtside-"));
  try {
    const passwordFile = join(secret, "password");
    writeFileSync(passwordFile, `${superuserPassword}\n`, { mode: 0o600 });
    giveTo(passwordFile, account);
    giveTo(secret, account);
    const lines: string[] = [];
    const initdb = startChild({
      command: binaries.initdb,
      args: [
        `--pgdata=${unfinished}`,
        "--username=postgres",
        `--pwfile=${passwordFile}`,
        "--auth=scram-sha-256",
        "--encoding=UTF8",
        "--locale=C",
        "--locale-provider=icu",
        "--icu-locale=en-US",
        ...(throwaway ? ["--no-sync"] : []),
      ],
      cwd: "/",
      env: serverEnvironment,
      account,
      onLine: (line) => lines.push(line),
    });
    const how = await initdb.ended;
    if (how !== "exit code 0") {
      throw new CommandError(`Postgres could not make its data directory (${how}):\n${lines.join("\n")}`);
    }
  } finally {
    rmSync(secret, { recursive: true, force: true });
  }
  renameSync(unfinished, cluster);
}

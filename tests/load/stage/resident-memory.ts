import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

/** A process's resident memory, in MiB. */
export function residentMemory(pid: number | undefined): number {
  const status = `/proc/${pid}/status`;
  const kibibytes = existsSync(status)
    ? /VmRSS:\s+(\d+) kB/.exec(readFileSync(status, "utf8"))?.[1]
    : execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" });
  return Number(kibibytes) / 1024;
}

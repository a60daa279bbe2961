import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

/** Clock ticks a second in /proc; the same on every Linux of today. */
const TICKS = 100;

/** The processor time that a process has used so far, of all its threads, in milliseconds; to the hundredth of a second. */
export function processorTime(pid: number | undefined): number {
  const stat = `/proc/${pid}/stat`;
  if (existsSync(stat)) {
    const fields = readFileSync(stat, "utf8")
      .replace(/^.*\) /s, "")
      .split(" ");
    return ((Number(fields[11]) + Number(fields[12])) / TICKS) * 1000;
  }
  const time = execFileSync("ps", ["-o", "time=", "-p", String(pid)], { encoding: "utf8" }).trim();
  return time.split(":").reduce((sum, part) => sum * 60 + Number(part), 0) * 1000;
}

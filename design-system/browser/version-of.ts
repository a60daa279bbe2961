import { spawnSync } from "node:child_process";

/** What a browser says of itself; undefined when it is none or does not start. */
export function versionOf(path: string): string | undefined {
  const { status, stdout } = spawnSync(path, ["--version"], { encoding: "utf8", timeout: 20_000 });
  const text = (stdout ?? "").trim();
  return status === 0 && /chrom/i.test(text) ? text : undefined;
}

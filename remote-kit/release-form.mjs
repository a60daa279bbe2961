import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";

/** A sentence for the person at the terminal. */
export class UsageError extends Error {}

/** Source maps and statistics stay with the team, for the reader of an error report. */
const KEPT = /(^|\/)\.|(^|\/)mf-stats\.json$|\.map$/;

/** Throws {@link UsageError} where a build is not whole. */
export function readBuild(folder) {
  for (const file of ["remote.json", "mf-manifest.json", "mf-files.json"])
    if (!existsSync(join(folder, file)))
      throw new UsageError(`${join(folder, file)} is missing: build the remote first.`);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .filter((file) => !KEPT.test(file))
    .sort();
  const { name } = JSON.parse(readFileSync(join(folder, "remote.json"), "utf8"));
  return { name, files: new Map(files.map((file) => [file, readFileSync(join(folder, file))])) };
}

/** What is sent of a build: its files, and the hash of each. `audience` makes it a canary. */
export async function releaseForm(files, releaser, audience) {
  const form = new FormData();
  const integrity = (bytes) => `sha384-${createHash("sha384").update(bytes).digest("base64")}`;
  const hashes = Object.fromEntries([...files].map(([file, bytes]) => [file, integrity(bytes)]));
  form.set("release", JSON.stringify({ hashes, releaser, ...(audience && { audience }) }));
  for (const [file, bytes] of files) form.set(file, new Blob([bytes]), "file");
  const whole = new Response(form);
  return { type: whole.headers.get("content-type"), body: Buffer.from(await whole.arrayBuffer()) };
}

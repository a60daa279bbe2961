import { cp, readdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { integrityOf } from "../../../api/src/registry/release/release-record.ts";
import type { Bundle } from "../../../tools/site/bundle.ts";
import { webPackages } from "../../../tools/site/web-packages.ts";

export const root = resolve(import.meta.dirname, "../../..");
export const REMOTES = ["mf-admin", "mf-billing", "mf-booking", "mf-coach"] as const;
export type RemoteName = (typeof REMOTES)[number];

/** The text under mf-coach's heading, which differs in each of our releases. */
export const FIRST_TEXT = "Who coaches at your club, and what.";

/** The remote as `npm run build` produced it. */
export function releaseOf(name: RemoteName, release = "1.0.0-built", dist?: string): Bundle {
  const part = webPackages(root).find((one) => one.name === name);
  if (!part) throw new Error(`no ${name}`);
  return { ...part, release, dist: dist ?? join(part.folder, "dist") };
}

/** A file of a build, before and after a change of it. */
export interface ChangedFile {
  name: string;
  before: string;
  text: string;
}

/** Changes the file of mf-coach's /coaches screen in a folder, and the files that contain its hash. Throws if nothing changes. */
export async function changedCoach(folder: string, change: (screen: string) => string): Promise<ChangedFile[]> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith(".js"));
  const files = await Promise.all(
    names.map(async (name) => ({ name, before: await readFile(join(folder, name), "utf8") })),
  );
  const screen = files.find(({ before }) => before.includes(FIRST_TEXT));
  if (!screen) throw new Error(`no file says: ${FIRST_TEXT}`);
  const text = change(screen.before);
  if (text === screen.before) throw new Error(`${screen.name} was not changed`);
  const [hash, ownHash] = [screen.before, text].map(hashOf);
  const holders = files.filter(({ before }) => before.includes(hash ?? ""));
  const rehashed = holders.map((file) => ({ ...file, text: file.before.replaceAll(hash ?? "", ownHash ?? "") }));
  return [{ ...screen, text }, ...rehashed];
}

export const hashOf = (text: string): string => integrityOf(Buffer.from(text));

/** mf-coach with other text on its screen: the built files, changed, with matching hashes. */
export const coachSaying = (heading: string, folder: string): Promise<Bundle> =>
  changedRelease(heading.toLowerCase().replaceAll(/\W+/g, "-"), folder, (screen) =>
    screen.replace(FIRST_TEXT, heading),
  );

/** mf-coach whose screen throws when it is shown. */
export const brokenCoach = (folder: string): Promise<Bundle> =>
  changedRelease("broken", folder, (screen) =>
    screen.replace(`"${FIRST_TEXT}"`, '(()=>{throw new Error("This release is broken")})()'),
  );

async function changedRelease(name: string, folder: string, change: (screen: string) => string): Promise<Bundle> {
  const bundle = releaseOf("mf-coach", `1.0.0-${name}`);
  const dist = join(folder, bundle.release);
  await cp(bundle.dist, dist, { recursive: true });
  for (const { name: file, text } of await changedCoach(dist, change)) await writeFile(join(dist, file), text);
  return { ...bundle, dist };
}

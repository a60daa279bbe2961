import { cp, readdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Bundle } from "../../../api/launch/site/bundle.ts";
import { integrityOf } from "../../../api/launch/site/release-record.ts";
import { webPackages } from "../../../api/launch/site/web-packages.ts";

export const root = resolve(import.meta.dirname, "../../..");
export const REMOTES = ["mf-admin", "mf-billing", "mf-booking", "mf-coach"] as const;
export type RemoteName = (typeof REMOTES)[number];

/** What mf-coach says under its heading; each of our releases says something else there. */
export const FIRST_WORDS = "Who coaches at your club, and what.";

/** The remote as `npm run build` left it. */
export function releaseOf(name: RemoteName, release = "1.0.0-built", dist?: string): Bundle {
  const part = webPackages(root).find((one) => one.name === name);
  if (!part) throw new Error(`no ${name}`);
  return { ...part, release, dist: dist ?? join(part.folder, "dist") };
}

/** mf-coach with other words on its screen: the built files, changed, with the hashes that belong to them. */
export async function coachSaying(words: string, folder: string): Promise<Bundle> {
  const bundle = releaseOf("mf-coach", `1.0.0-${words.toLowerCase().replaceAll(/\W+/g, "-")}`);
  const dist = join(folder, bundle.release);
  await cp(bundle.dist, dist, { recursive: true });
  const names = (await readdir(dist, { recursive: true })).filter((name) => name.endsWith(".js"));
  const files = await Promise.all(
    names.map(async (name) => ({ name, text: await readFile(join(dist, name), "utf8") })),
  );
  const screen = files.find(({ text }) => text.includes(FIRST_WORDS));
  if (!screen) throw new Error(`no file says: ${FIRST_WORDS}`);
  const changed = screen.text.replace(FIRST_WORDS, words);
  const [before, after] = [screen.text, changed].map((text) => integrityOf(Buffer.from(text)));
  await writeFile(join(dist, screen.name), changed);
  for (const { name, text } of files)
    if (before && after && text.includes(before)) await writeFile(join(dist, name), text.replaceAll(before, after));
  return { ...bundle, dist };
}

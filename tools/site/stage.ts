import { randomUUID } from "node:crypto";
import { cp, mkdir } from "node:fs/promises";
import { basename, join } from "node:path";
import type { Bundle } from "./bundle.ts";
import { precompress } from "./compress.ts";
import { unpublished } from "./release-record.ts";

/** Copies what is to be published of a build to a folder of its own in the site, from where it is moved into its place. */
export async function stage(bundle: Bundle, siteDir: string): Promise<string> {
  const staged = join(siteDir, `.staged-${bundle.name}-${randomUUID()}`);
  await mkdir(siteDir, { recursive: true });
  await cp(bundle.dist, staged, { recursive: true, filter: (source) => !unpublished.test(basename(source)) });
  await precompress(staged);
  return staged;
}

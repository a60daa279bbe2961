import { routeSchema } from "@courtside/contracts/shell/registry.ts";
import { z } from "zod";
import type { Config } from "../config.ts";
import { parseRegistry, registryText } from "../registry/read-registry.ts";
import { releaseFolder } from "../registry/release/publish-remote.ts";
import { readRecord } from "../registry/release/release-record.ts";

const entrySchema = z.looseObject({
  name: z.string(),
  version: z.string(),
  routes: z.array(routeSchema.pick({ screen: true })).default([]),
});

/**
 * The screens of a release that browsers get now, or that pages may still have from before: its folder is kept. Undefined for any
 * other, which a stranger could have made up.
 */
export async function knownScreens(
  { remotesFile, siteDir }: Pick<Config, "remotesFile" | "siteDir">,
  { remote, version }: { remote: string; version: string },
): Promise<ReadonlySet<string> | undefined> {
  const text = await registryText(remotesFile);
  const registry = text === null ? null : parseRegistry(text);
  const current = [...(registry?.document.remotes ?? []), ...(registry?.canaries ?? [])];
  const ofRelease = (entries: unknown[]) =>
    entries
      .flatMap((entry) => entrySchema.safeParse(entry).data ?? [])
      .find((entry) => entry.name === remote && entry.version === version);
  const known = ofRelease(current) ?? ofRelease([readRecord(releaseFolder(siteDir, remote, version))?.entry]);
  return known && new Set(known.routes.map(({ screen }) => screen));
}

import { type PublishedEntry, releasedEntrySchema, shellOfferSchema } from "@courtside/contracts/shell/registry.ts";
import { z } from "zod";
import { containerManifest, readManifest } from "../../api/src/registry/release/federation-manifest.ts";

/** The details of a release of all packages that the tests of another release need. */
export const releaseDetails = z.object({
  /** Of whose sources it was built. */
  commit: z.string().regex(/^[0-9a-f]{40}$/),
  offer: shellOfferSchema,
  remotes: z.array(z.object({ entry: releasedEntrySchema, manifest: containerManifest })),
});

export type ReleaseDetails = z.infer<typeof releaseDetails>;
export type RemoteDetails = ReleaseDetails["remotes"][number];

/** Only each screen's name: the hashes of its files do not matter here. */
export function detailsOf(entry: PublishedEntry, folder: string): RemoteDetails {
  const screens = Object.keys(entry.files ?? {}).map((screen) => [screen, []]);
  return {
    entry: { ...entry, files: Object.fromEntries(screens) },
    manifest: containerManifest.parse(readManifest(folder)),
  };
}

import { z } from "zod";
import { containerManifest, readManifest } from "../../tools/release/federation-manifest.ts";
import { entrySchema, offerSchema, type PublishedEntry } from "../../tools/site/registry-file.ts";

/** What has to be known of a release of everything, to test another one against it. */
export const releaseDetails = z.object({
  /** Of whose sources it was built. */
  commit: z.string().regex(/^[0-9a-f]{40}$/),
  offer: offerSchema,
  remotes: z.array(z.object({ entry: entrySchema, manifest: containerManifest })),
});

export type ReleaseDetails = z.infer<typeof releaseDetails>;
export type RemoteDetails = ReleaseDetails["remotes"][number];

/** Of each screen its name only: the hashes of files decide nothing here. */
export function detailsOf(entry: PublishedEntry, folder: string): RemoteDetails {
  const screens = Object.keys(entry.files ?? {}).map((screen) => [screen, []]);
  return {
    entry: { ...entry, files: Object.fromEntries(screens) },
    manifest: containerManifest.parse(readManifest(folder)),
  };
}

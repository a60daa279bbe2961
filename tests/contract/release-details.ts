import { type PublishedEntry, releasedEntrySchema, shellOfferSchema } from "@courtside/contracts/shell/registry.ts";
import { z } from "zod";
import { containerManifest, readManifest } from "../../tools/release/federation-manifest.ts";

/** What has to be known of a release of everything, to test another one against it. */
export const releaseDetails = z.object({
  /** Of whose sources it was built. */
  commit: z.string().regex(/^[0-9a-f]{40}$/),
  offer: shellOfferSchema,
  remotes: z.array(z.object({ entry: releasedEntrySchema, manifest: containerManifest })),
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

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { LaunchError } from "../process/launch-error.ts";

const files = z.object({ sync: z.array(z.string()), async: z.array(z.string()) });

/** What is read of the `mf-manifest.json` that the federation plugin writes. */
const manifestSchema = z.looseObject({
  metaData: z.looseObject({
    globalName: z.string(),
    remoteEntry: z.looseObject({ name: z.string(), path: z.string(), type: z.string() }),
  }),
  exposes: z.array(z.looseObject({ name: z.string(), assets: z.looseObject({ js: files, css: files }) })),
  shared: z.array(z.looseObject({ name: z.string(), requiredVersion: z.string(), singleton: z.boolean().optional() })),
});

export type FederationManifest = z.infer<typeof manifestSchema>;

/** The manifest in a folder of built or released files. Throws {@link LaunchError} when there is none. */
export function readManifest(folder: string): FederationManifest {
  const file = join(folder, "mf-manifest.json");
  if (!existsSync(file)) throw new LaunchError(`${file} is missing: the remote's build is not whole.`);
  const parsed = manifestSchema.safeParse(JSON.parse(readFileSync(file, "utf8")));
  if (!parsed.success) throw new LaunchError(`${file}: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

/** Every file that the manifest names. */
export function filesNamed({ metaData, exposes }: FederationManifest): string[] {
  const assets = exposes.flatMap(({ assets: { js, css } }) => [...js.sync, ...js.async, ...css.sync, ...css.async]);
  return [...new Set([`${metaData.remoteEntry.path}${metaData.remoteEntry.name}`, ...assets])];
}

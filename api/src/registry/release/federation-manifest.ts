import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { ReleaseError } from "./release-error.ts";

/** What of an `mf-manifest.json`, as the federation plugin writes it, decides whether a shell can load the container. */
export const containerManifest = z.object({
  metaData: z.object({
    globalName: z.string(),
    remoteEntry: z.object({ name: z.string(), path: z.string(), type: z.string() }),
  }),
  exposes: z.array(z.object({ name: z.string() })),
  shared: z.array(z.object({ name: z.string(), requiredVersion: z.string(), singleton: z.boolean().optional() })),
});

export type ContainerManifest = z.infer<typeof containerManifest>;

const files = z.object({ sync: z.array(z.string()), async: z.array(z.string()) });
const assets = z.object({ js: files, css: files });

const manifestSchema = containerManifest.extend({ exposes: z.array(z.object({ name: z.string(), assets })) });

export type FederationManifest = z.infer<typeof manifestSchema>;

/** The manifest in a folder of built or released files. Throws {@link ReleaseError} when there is none. */
export function readManifest(folder: string): FederationManifest {
  const file = join(folder, "mf-manifest.json");
  if (!existsSync(file)) throw new ReleaseError(`${file} is missing: the remote's build is not whole.`);
  const parsed = manifestSchema.safeParse(JSON.parse(readFileSync(file, "utf8")));
  if (!parsed.success) throw new ReleaseError(`${file}: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

/** Each module that the remote takes from the shell, with its range of versions. */
export const wantsOf = ({ shared }: ContainerManifest): Record<string, string> =>
  Object.fromEntries(shared.map(({ name, requiredVersion }) => [name, requiredVersion]));

/** Every file that the manifest names. */
export function filesNamed({ metaData, exposes }: FederationManifest): string[] {
  const assets = exposes.flatMap(({ assets: { js, css } }) => [...js.sync, ...js.async, ...css.sync, ...css.async]);
  return [...new Set([`${metaData.remoteEntry.path}${metaData.remoteEntry.name}`, ...assets])];
}

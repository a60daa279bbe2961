import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { root } from "../environment/root.ts";
import { CommandError } from "../process/command-error.ts";

/** The bundler's script, to be run by this Node. */
export const rspackProgram = join(root, "node_modules/@rspack/cli/bin/rspack.js");

const named = z.looseObject({ name: z.string().min(1), version: z.string().min(1) });

/** What is known of a remote without building it: its remote.json as it stands, with name and version checked. */
export type RemoteJson = z.infer<typeof named>;

/** A separately built part of the web: the shell, or a remote with its remote.json. */
export interface WebPackage {
  name: string;
  version: string;
  folder: string;
  remote?: RemoteJson;
}

function readNamed(file: string): RemoteJson {
  const parsed = named.safeParse(JSON.parse(readFileSync(file, "utf8")));
  if (!parsed.success) throw new CommandError(`${file}: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

/** The shell first, then every `mf-*` folder with a remote.json, by name. */
export function webPackages(checkout: string): WebPackage[] {
  const shell = join(checkout, "shell");
  const remotes = readdirSync(checkout)
    .filter((name) => name.startsWith("mf-") && existsSync(join(checkout, name, "remote.json")))
    .sort()
    .map((name) => {
      const remote = readNamed(join(checkout, name, "remote.json"));
      return { name: remote.name, version: remote.version, folder: join(checkout, name), remote };
    });
  return [{ name: "shell", version: readNamed(join(shell, "package.json")).version, folder: shell }, ...remotes];
}

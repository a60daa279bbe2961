import { filesOf, textOf } from "./product-files.ts";

const ROUTER = "shell/src/app/router.tsx";
const DOCUMENTS = "shell/src/public/documents.ts";

/** Route → the file that brings it. Paths are the specification's: `/coaches/{id}`; `*` is any other path. */
export interface KnownRoutes {
  /** Of every `remote.json`. */
  remotes: Map<string, string>;
  /** The shell's router and its prerendered pages. */
  shell: Map<string, string>;
}

/** The routes that the product has. */
export function knownRoutes(): KnownRoutes {
  const remotes = new Map<string, string>();
  for (const file of filesOf("mf-*/remote.json")) {
    const { routes }: { routes: { path: string }[] } = JSON.parse(textOf(file));
    for (const { path } of routes) remotes.set(asSpecified(path), file);
  }
  const router = pathsIn(ROUTER, /\bpath: "([^"]+)"/g);
  const documents = pathsIn(DOCUMENTS, /"(\/[^"]*)"/g);
  return { remotes, shell: new Map([...router, ...documents]) };
}

function pathsIn(file: string, pattern: RegExp): [string, string][] {
  const found = [...textOf(file).matchAll(pattern)].map(([, path = ""]): [string, string] => [asSpecified(path), file]);
  if (found.length === 0)
    throw new Error(`${file} holds no routes any more: tell tests/coverage/known-routes.ts where they are`);
  return found;
}

const asSpecified = (path: string) => path.replace(/:(\w+)/g, "{$1}");

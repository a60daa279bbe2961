import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { satisfies } from "semver";
import { z } from "zod";

const ranges = z.record(z.string(), z.string()).default({});
const manifest = z.object({ dependencies: ranges, devDependencies: ranges, peerDependencies: ranges });
const installed = manifest.extend({ version: z.string().optional(), link: z.boolean().optional() });
const lockFile = z.object({ packages: z.record(z.string(), installed) });

type Installed = z.infer<typeof installed>;

/**
 * Which packages want another version of a shared module than the shell has: the folder's own package.json, and each package that
 * it brings. The bundler takes the shell's copy whatever range they name, so nothing else would report it.
 */
export function sharedVersionProblems(root: string, folder: string, shared: Record<string, string>): string[] {
  const own = manifest.parse(JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8")));
  const wanted = { ...own.peerDependencies, ...own.devDependencies, ...own.dependencies };
  return [
    ...mismatches(`${folder}/package.json`, wanted, shared),
    ...[...broughtBy(root, folder, Object.keys(own.dependencies))].flatMap(([path, found]) => {
      const name = path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
      const range = { ...found.peerDependencies, ...found.dependencies };
      return mismatches(`${name} ${found.version ?? ""}, which ${folder} brings,`, range, shared);
    }),
  ];
}

const mismatches = (who: string, wanted: Record<string, string>, shared: Record<string, string>): string[] =>
  Object.entries(wanted).flatMap(([name, range]) => {
    const version = shared[name];
    // "*" of our own workspaces fits any version.
    if (version === undefined || satisfies(version, range)) return [];
    return [`${who} wants ${name} ${range}, and the shell shares ${version}.`];
  });

/** The installed packages that a folder needs, directly or not, by their places in package-lock.json; workspaces are checked apart. */
function broughtBy(root: string, folder: string, names: string[]): Map<string, Installed> {
  const file = join(root, "package-lock.json");
  const packages = existsSync(file) ? lockFile.parse(JSON.parse(readFileSync(file, "utf8"))).packages : {};
  const found = new Map<string, Installed>();
  const waiting = names.map((name) => ({ from: folder, name }));
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const place = placeOf(packages, next.from, next.name);
    const one = place === undefined ? undefined : packages[place];
    if (place === undefined || !one || one.link || found.has(place)) continue;
    found.set(place, one);
    waiting.push(...Object.keys(one.dependencies).map((name) => ({ from: place, name })));
  }
  return found;
}

/** Where a package finds another: in its own node_modules, or in that of a folder above. */
function placeOf(packages: Record<string, Installed>, from: string, name: string): string | undefined {
  const parts = from.split("/");
  for (let length = parts.length; length >= 0; length--) {
    const above = parts.slice(0, length).join("/");
    const place = `${above}${above && "/"}node_modules/${name}`;
    if (place in packages) return place;
  }
  return undefined;
}

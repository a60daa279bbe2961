import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));
const STATIC_IMPORT = /^(?:import|export)\s+(?!type\b)(?:[^;"']*?\bfrom\s+)?"([^"]+)"/gm;
const SCREEN = /"?([\w-]+)"?: lazyScreen\(\(\) => import\("([^"]+)"\)\)/g;
const PART = /^@courtside\/design-system\/(\w+)\.tsx$/;

const read = (path: string) => readFileSync(path, "utf8");

/** The parts of the design system that a file needs before it can run. */
function partsOf(file: string, seen = new Set<string>()): Set<string> {
  const parts = new Set<string>();
  if (seen.has(file)) return parts;
  seen.add(file);
  for (const [, name = ""] of read(file).matchAll(STATIC_IMPORT)) {
    const part = PART.exec(name)?.[1];
    if (part && part !== "core") parts.add(part);
    if (!/^\..*\.tsx?$/.test(name)) continue;
    for (const each of partsOf(join(dirname(file), name), seen)) parts.add(each);
  }
  return parts;
}

const remotes = readdirSync(root).filter((name) => existsSync(join(root, name, "remote.json")));

test.each(remotes)(
  "%s names the parts that its screens start with, so that the page requests them at once",
  (remote) => {
    const source = join(root, remote, "src/remote.tsx");
    const [screens = ""] = read(source).split("slots:");
    const files = new Map([...screens.matchAll(SCREEN)].map(([, name, path]) => [name, path]));
    const { routes } = JSON.parse(read(join(root, remote, "remote.json"))) as {
      routes: { path: string; screen: string; uses?: string[] }[];
    };
    const unnamed = routes.flatMap(({ path, screen, uses = [] }) => {
      const file = files.get(screen);
      if (!file) throw new Error(`${remote} has no screen ${screen}`);
      const missing = [...partsOf(join(dirname(source), file))].filter((part) => !uses.includes(part));
      return missing.map((part) => `${path} (${screen}): ${part}`);
    });
    expect(unnamed).toEqual([]);
  },
);

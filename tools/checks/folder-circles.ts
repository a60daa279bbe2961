import { posix } from "node:path";

/** A file of ours and one that it imports, both relative to the root. */
export interface Import {
  from: string;
  to: string;
}

/** Folders of one parent of which each imports the next, and the last the first. */
export interface FolderCircle {
  parent: string;
  folders: string[];
  /** The imports that make it, those between the folders with the fewest first. */
  imports: Import[];
}

/** What imports from everywhere: tests, stories and their fakes, and the catalogue of stories. */
const STANDS_OUTSIDE = /\.(test|stories)\.tsx?$|\/testing\/|^design-system\/(?!src\/)/;

/** The folders of one parent: for each, those of its siblings that its files import, with these imports. */
type Siblings = Map<string, Map<string, Import[]>>;

/**
 * Circles of folders, at each level of the tree: a file in `a/b/c/x.ts` that imports `a/d/y.ts` makes `b` import `d`, both of `a`. A file that
 * lies in `a` itself may put its folders together.
 */
export function folderCircles(imports: readonly Import[]): FolderCircle[] {
  return [...siblingsByParent(imports)].flatMap(([parent, siblings]) =>
    knotsOf(siblings).map((folders) => {
      const between = folders.flatMap((one) => folders.flatMap((other) => [siblings.get(one)?.get(other) ?? []]));
      return { parent, folders: folders.sort(), imports: between.sort((a, b) => a.length - b.length).flat() };
    }),
  );
}

function siblingsByParent(imports: readonly Import[]): Map<string, Siblings> {
  const parents = new Map<string, Siblings>();
  for (const each of imports) {
    if (STANDS_OUTSIDE.test(each.from)) continue;
    const [from, to] = [posix.dirname(each.from).split("/"), posix.dirname(each.to).split("/")];
    const level = from.findIndex((name, index) => name !== to[index]);
    const [one, other] = [from[level], to[level]];
    if (one === undefined || other === undefined) continue;
    const siblings = entry(parents, from.slice(0, level).join("/"), (): Siblings => new Map());
    entry(
      entry(siblings, one, () => new Map<string, Import[]>()),
      other,
      () => [],
    ).push(each);
  }
  return parents;
}

/** The strongly connected parts of more than one folder. */
function knotsOf(siblings: Siblings): string[][] {
  const reach = new Map([...siblings.keys()].map((folder) => [folder, reachableFrom(folder, siblings)]));
  const seen = new Set<string>();
  return [...siblings.keys()].flatMap((folder) => {
    if (seen.has(folder)) return [];
    const knot = [...(reach.get(folder) ?? [])].filter((other) => reach.get(other)?.has(folder));
    for (const each of knot) seen.add(each);
    return knot.length > 1 ? [knot] : [];
  });
}

function reachableFrom(folder: string, siblings: Siblings): Set<string> {
  const reached = new Set<string>();
  const open = [folder];
  for (let next = open.pop(); next !== undefined; next = open.pop())
    for (const other of siblings.get(next)?.keys() ?? [])
      if (!reached.has(other)) {
        reached.add(other);
        open.push(other);
      }
  return reached;
}

function entry<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const value = map.get(key) ?? make();
  map.set(key, value);
  return value;
}

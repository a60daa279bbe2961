import { isServersPath } from "@courtside/contracts/domain/server-paths.ts";
import type { RemoteEntry } from "@courtside/contracts/shell/registry.ts";
import { rolesOf } from "./remote-rules.ts";
import type { ShellName } from "./shared-problems.ts";

/** A path that a remote's route or sidebar entry has for one role. */
interface Claim {
  owner: string;
  path: string;
  shape: string;
  role: string;
}

/** Paths are compared as the shell's router does: in any case, with or without a final slash, whatever a parameter is called. */
const shapeOf = (path: string): string =>
  path
    .toLowerCase()
    .split("/")
    .filter(Boolean)
    .map((segment) => (segment.startsWith(":") ? ":" : segment))
    .join("/");

/** The shell that a remote is to run under, and the paths that it keeps for itself. */
interface ShellPaths {
  shell: ShellName;
  paths: readonly string[];
}

/** Routes that have an owner already, of which the shell shows the first alone, and sidebar entries that lead to no screen. */
export function routeProblems(entry: RemoteEntry, others: RemoteEntry[], { shell, paths }: ShellPaths): string[] {
  const shellShapes = new Set(paths.map(shapeOf));
  const isShells = (shape: string) => shellShapes.has(shape);
  const owner = shell === "new" ? "the new shell's" : "the shell's";
  const own = claimsOf("another route of its own", entry.routes);
  const claimed = others.flatMap(({ name, routes }) => claimsOf(name, routes));
  const led = claimsOf(entry.name, entry.nav);
  return [
    ...entry.routes.filter(({ path }) => isShells(shapeOf(path))).map(({ path }) => `Its route ${path} is ${owner}.`),
    ...entry.routes
      .filter(({ path }) => isServersPath(path))
      .map(({ path }) => `Its route ${path} is the server's, which shows no page there.`),
    ...own.flatMap((claim, position) => takenProblem(claim, [...claimed, ...own.slice(0, position)])),
    ...led
      .filter(({ shape, role }) => !isShells(shape) && ![...claimed, ...own].some(isFor(shape, role)))
      .map(({ path, role }) => `Its sidebar leads to ${path} for ${role}, where no screen is.`),
  ];
}

const isFor = (shape: string, role: string) => (claim: Claim) => claim.shape === shape && claim.role === role;

/** Several remotes may own a path for different roles, if all of them write it alike: the shell finds owners by the text. */
function takenProblem({ path, shape, role }: Claim, earlier: Claim[]): string[] {
  const taken = earlier.find((other) => other.shape === shape && (other.role === role || other.path !== path));
  if (!taken) return [];
  const written = taken.path === path ? "" : `, as ${taken.path}`;
  return [`Its route ${path} for ${role} belongs to ${taken.owner} already${written}.`];
}

const claimsOf = (owner: string, items: RemoteEntry["routes"] | RemoteEntry["nav"]): Claim[] =>
  items.flatMap((item) => rolesOf(item).map((role) => ({ owner, path: item.path, shape: shapeOf(item.path), role })));

import { type CoverageRow, isPlanned, nameOf } from "./coverage-tables.ts";
import type { KnownRoutes } from "./known-routes.ts";

/** The route a row of the screens is about: `/dashboard` of `/dashboard · admin`; `*` any other path; null for the shell's frame. */
export const routeOf = ({ what }: CoverageRow): string | null => /^(\/\S*|\*)( · |$)/.exec(what)?.[1] ?? null;

/** What is wrong between the rows of the screens and the routes that the product has. */
export function screenProblems(rows: readonly CoverageRow[], known: KnownRoutes): string[] {
  const unbuilt = rows.flatMap((row) => {
    const route = routeOf(row);
    if (route === null && !row.what.startsWith("Shell · ")) {
      return `${nameOf(row)}: begin What with the route and " · ", or with "Shell · "`;
    }
    if (isPlanned(row) || route === null || known.remotes.has(route) || known.shell.has(route)) return [];
    return `${nameOf(row)}: no remote.json and no route of the shell has ${route}; add the route, or write planned`;
  });
  const shown = new Set(rows.map(routeOf));
  const built = new Set(rows.filter((row) => !isPlanned(row)).map(routeOf));
  const unlisted = [
    ...[...known.remotes].filter(([route]) => !built.has(route)),
    ...[...known.shell].filter(([route]) => !shown.has(route)),
  ].map(
    ([route, file]) => `${file} has ${route}, but no built row of docs/coverage/screens.md does: add or fill its row`,
  );
  return [...unbuilt, ...unlisted];
}

import type { RegistryEntry } from "@courtside/contracts/shell/remote.ts";
import { matchPath } from "react-router";
import { isDocument } from "../public/documents.ts";
import { judge, type Visitor } from "./guard.ts";

/** Whether a link to `path` leads to a screen that lets this person in, rather than to a 404 or another page. */
export function hasScreen(path: string, remotes: readonly RegistryEntry[], me: Visitor | null): boolean {
  const pathname = path.split(/[?#]/)[0] ?? path;
  if (isDocument(pathname) || pathname === "/my-account") return true;
  const routes = remotes.flatMap(({ routes }) => routes).filter((route) => matchPath(route.path, pathname));
  return judge(routes, me)?.verdict.kind === "allow";
}

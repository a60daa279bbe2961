import { DOCUMENTS } from "@courtside/contracts/domain/app-paths.ts";
import { matchRoutes } from "react-router";
import { expect, test } from "vitest";
import { filesOf, literalsOf, readJson } from "./literals.ts";

/** These name routes without opening their pages. */
const LISTS = /activePath|mainPlaces|Sidebar\.stories|parseRegistry|routesByPath|prefetch/;

const remoteRoutes = filesOf("mf-*/remote.json").flatMap((file) =>
  (readJson(file) as { routes: { path: string }[] }).routes.map(({ path }) => path),
);
/** The shell's own: `path: "/auth"` in its router, and the prerendered documents. */
const shellRoutes = literalsOf("shell/src/app/router.tsx").texts.filter((text) => /^\/[a-z-]+$/.test(text));

const routes = [...new Set([...remoteRoutes, ...shellRoutes, ...DOCUMENTS])];

const opened = filesOf("tests/e2e/**/*.ts", "shell/src/**/*.{test,stories}.{ts,tsx}", "mf-*/src/**/*.stories.tsx")
  .filter((file) => !LISTS.test(file))
  .flatMap((file) => literalsOf(file).texts)
  .filter((text) => /^(\{\})?\/([\w{]|$)/.test(text))
  .map((text) => text.replace(/^\{\}/, "").replace(/[?#].*$/, ""));

const paths = routes.map((path) => ({ path }));
const reached = new Set(opened.map((text) => matchRoutes(paths, text)?.[0]?.route.path));

test("every route is opened by a browser journey or by a story of its page", () => {
  expect(routes.length).toBeGreaterThan(40);
  expect(routes.filter((path) => !reached.has(path))).toEqual([]);
});

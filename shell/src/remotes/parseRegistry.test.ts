import { expect, test } from "vitest";
import { parseRegistry } from "./parseRegistry.ts";

const entry = {
  name: "mf-shop",
  version: "1.2.3",
  contract: 1,
  entry: "/_mf/mf-shop/1.2.3/mf-manifest.json",
  routes: [{ path: "/shop", screen: "shop", title: "Shop", access: "club", roles: ["member"] }],
  nav: [{ path: "/shop", label: "Shop", icon: "card", roles: ["member"], order: 10 }],
};

const denial = { reason: "Members only.", href: "/book", label: "Back to booking" };

const parse = (...remotes: unknown[]) => parseRegistry({ remotes });

test("a complete entry is taken over unchanged", () => {
  expect(parse(entry)).toEqual({ remotes: [entry], problems: [] });
});

test("a route may bring the text with which it is denied", () => {
  const routes = [{ ...entry.routes[0], denied: "access-denied", denial }];
  expect(parse({ ...entry, routes }).remotes[0]?.routes).toEqual(routes);
});

test("what an entry needs becomes the roles that the permission matrix gives it", () => {
  const { roles: _, ...route } = entry.routes[0] ?? {};
  const { roles: __, ...nav } = entry.nav[0] ?? {};
  const needs = "waitlist:manage";
  const parsed = parse({ ...entry, routes: [{ ...route, needs }], nav: [{ ...nav, needs }] }).remotes[0];
  expect(parsed?.routes[0]?.roles).toEqual(["admin", "front_desk"]);
  expect(parsed?.nav[0]?.roles).toEqual(["admin", "front_desk"]);
});

test("a nav entry may be one of the main places, and be active on other paths too", () => {
  const nav = { ...entry.nav[0], main: true, also: ["/shop-orders"] };
  expect(parse({ ...entry, nav: [nav] }).remotes[0]?.nav).toEqual([nav]);
  const odd = { ...entry.nav[0], main: "yes", also: ["/shop-orders", 5] };
  expect(parse({ ...entry, nav: [odd] }).remotes[0]?.nav).toEqual([{ ...entry.nav[0], also: ["/shop-orders"] }]);
});

test("a released container comes with its hash", () => {
  const script = { file: "remoteEntry.0e18.js", integrity: "sha384-ab+/==" };
  expect(parse({ ...entry, script, files: { shop: [script] } }).remotes).toEqual([{ ...entry, script }]);
});

test("fields that a newer shell may add are left out, not rejected", () => {
  expect(parse({ ...entry, integrity: "sha384-x" }).remotes).toEqual([entry]);
});

test.each([
  ["no version", { version: "" }],
  ["no contract", { contract: "1" }],
  ["a wrong entry", { entry: "javascript:alert(1)" }],
  ["a wrong entry", { entry: "//elsewhere.test/mf-manifest.json" }],
  ["a wrong name", { name: "MF Shop" }],
  ["a wrong file", { script: { file: "https://elsewhere.test/x.js", integrity: "sha384-a" } }],
  ["a wrong file", { script: { file: "../x.js", integrity: "sha384-a" } }],
  ["no integrity", { script: { file: "x.js" } }],
  ["a wrong integrity", { script: { file: "x.js", integrity: "md5-a" } }],
  ["no routes", { routes: undefined }],
  ["no nav", { nav: {} }],
  ["a broken route", { routes: ["/shop"] }],
  ["a wrong path", { routes: [{ ...entry.routes[0], path: "shop" }] }],
  ["no access", { routes: [{ ...entry.routes[0], access: "everyone" }] }],
  ["an unknown role", { routes: [{ ...entry.routes[0], roles: ["owner"] }] }],
  ["an unknown capability", { routes: [{ ...entry.routes[0], roles: undefined, needs: "club:fly" }] }],
  ["both needs and roles", { routes: [{ ...entry.routes[0], needs: "courts:manage" }] }],
  ["an unknown denial", { routes: [{ ...entry.routes[0], denied: "redirect" }] }],
  ["no label", { routes: [{ ...entry.routes[0], denial: { ...denial, label: "" } }] }],
  ["a wrong href", { routes: [{ ...entry.routes[0], denial: { ...denial, href: "https://elsewhere.test" } }] }],
  ["a broken denial", { routes: [{ ...entry.routes[0], denial: "no" }] }],
  ["an unknown role", { nav: [{ ...entry.nav[0], roles: ["owner"] }] }],
  ["an unknown slot", { slots: [{ slot: "footer", id: "x", label: "X", order: 1, roles: [] }] }],
])("an entry with %s costs only itself", (problem, change) => {
  const parsed = parse({ ...entry, ...change }, { ...entry, name: "mf-other" });
  expect(parsed.remotes.map(({ name }) => name)).toEqual(["mf-other"]);
  expect(parsed.problems).toEqual([expect.stringContaining(problem)]);
});

test.each([["null"], ['"mf-shop"'], ["[]"]])("an entry that is %s is dropped, and no other", (json) => {
  const parsed = parse(JSON.parse(json), entry);
  expect(parsed.remotes).toEqual([entry]);
  expect(parsed.problems).toEqual(["Remote number 1 has a broken entry"]);
});

test("of two entries of one name the first counts", () => {
  const parsed = parse(entry, { ...entry, version: "2.0.0" });
  expect(parsed.remotes.map(({ version }) => version)).toEqual(["1.2.3"]);
  expect(parsed.problems).toEqual(["Remote mf-shop is listed twice"]);
});

test("parts of the design system that this shell does not have are left out", () => {
  const routes = [{ ...entry.routes[0], uses: ["forms", "charts"] }];
  expect(parse({ ...entry, routes }).remotes[0]?.routes[0]?.uses).toEqual(["forms"]);
});

test.each([["<!doctype html>"], [null], [{}], [{ remotes: {} }]])("%j is no registry", (json) => {
  expect(() => parseRegistry(json)).toThrow(TypeError);
});

import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";

const root = resolve(import.meta.dirname, "../..");
const packages = ["shell", "mf-booking", "mf-admin", "mf-coach", "mf-billing"];

/** The built style sheets of a package: file → text. */
function sheetsOf(name: string): [string, string][] {
  const dist = join(root, name, "dist");
  const files = readdirSync(dist, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".css"));
  expect(files.length).toBeGreaterThan(0);
  return files.map((file) => [file, readFileSync(join(dist, file), "utf8")]);
}

/** Other files' styles and elements that set a renamed property no longer reach it, and Storybook would not show that. */
test.each(packages)("%s keeps the names of custom properties", (name) => {
  for (const [file, css] of sheetsOf(name)) expect(css.match(new RegExp(`--${name}-[\\w-]+`)), file).toBeNull();
});

/** Class names outside CSS modules: antd's, and the page before the first render. */
const GLOBAL = /^(ant-|(boot-note|boot-heading|kept-picture|kept-note)$)/;

/**
 * rspack misses a class in the first rule of a block (`@media`, `@layer`) whose selector begins with an element, so the
 * rule matches nothing. It finds `[open] > .modal`, but not `dialog > .modal`.
 */
test.each(packages)("every class of %s is renamed", (name) => {
  for (const [file, css] of sheetsOf(name)) {
    const selectors = [...css.matchAll(/(?<=^|[{};])[^{};@]+(?=\{)/g)].map(([text]) => text);
    const classes = selectors.flatMap((text) => [...text.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, each = ""]) => each));
    const unnamed = classes.filter((each) => !/^(shell|public|mf-\w+)-/.test(each) && !GLOBAL.test(each));
    expect([...new Set(unnamed)], file).toEqual([]);
  }
});

/** The blocks of a sheet's layers, and the rest. */
function byLayer(css: string): Record<string, string> {
  const found: Record<string, string> = { "": "" };
  for (let at = 0; at < css.length; ) {
    const next = css.slice(at).search(/@layer [\w.]+\s*\{/);
    found[""] += next === -1 ? css.slice(at) : css.slice(at, at + next);
    if (next === -1) break;
    const open = css.indexOf("{", at + next);
    let end = open + 1;
    for (let depth = 1; depth > 0; end++) depth += css[end] === "{" ? 1 : css[end] === "}" ? -1 : 0;
    const layer = css.slice(at + next + "@layer ".length, open).trim();
    found[layer] = (found[layer] ?? "") + css.slice(open + 1, end - 1);
    at = end;
  }
  return found;
}

describe("the order of files does not matter", () => {
  const shell = sheetsOf("shell");
  const layers = byLayer(shell.map(([, css]) => css).join("\n"));

  test("every sheet declares the layers in their order", () => {
    const layered = shell.filter(([, css]) => css.includes("@layer"));
    expect(layered.length).toBeGreaterThan(0);
    for (const [file, css] of layered) {
      const named = [...css.matchAll(/@layer ([^{;]+)/g)].flatMap(([, names = ""]) => names.split(/,\s*/));
      expect([...new Set(named)].join(), file).toMatch(/^courtside\.base(,courtside\.components)?$/);
    }
  });

  test("tokens and elements come before components; screens and antd's corrections are in no layer", () => {
    expect(Object.keys(layers).sort()).toEqual(["", "courtside.base", "courtside.components"]);
    expect(layers["courtside.base"]).toContain("--cs-control-small:");
    expect(layers["courtside.components"]).toContain("--button-fill:");
    expect(layers[""]).toContain(".ant-select-focused");
    expect(layers[""]).not.toMatch(/--button-fill:|--cs-control-small:/);
  });

  test.each(packages.slice(1))("the screens of %s are in no layer, so that they override every component", (name) => {
    for (const [file, css] of sheetsOf(name)) {
      const { sources } = JSON.parse(readFileSync(join(root, name, "dist", `${file}.map`), "utf8")) as {
        sources: string[];
      };
      // What the shell does not share of the design system comes with the remote, and stays beneath its screens.
      const isOwn = sources.every((source) => !source.includes("/design-system/src/components/"));
      if (isOwn) expect(css.includes("@layer"), file).toBe(false);
      else expect(byLayer(css)["courtside.components"], file).toBeTruthy();
    }
  });
});

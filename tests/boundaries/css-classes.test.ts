import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { expect, test } from "vitest";

const root = resolve(import.meta.dirname, "../..");
const IMPORTED = /import (\w+) from "(\.[^"]+\.module\.css)"/g;

/** The classes that a component names and its style sheet lacks: such an element is drawn without its style. */
function missingClasses(component: string, name: string, css: string): string[] {
  const defined = new Set(
    [...css.replace(/\/\*[\s\S]*?\*\//g, "").matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, it]) => it),
  );
  const used = new Set([...component.matchAll(new RegExp(`(?<![.\\w])${name}\\.(\\w+)`, "g"))].map(([, it]) => it));
  return [...used].filter((it) => it !== undefined && !defined.has(it)).map(String);
}

test("a class that the style sheet lacks is found", () => {
  const component = "<p className={styles.text}><b className={styles.name} /></p>; viewports.styles.width";
  expect(missingClasses(component, "styles", ".name { color: red } /* .text */")).toEqual(["text"]);
});

test("every class that a component names is in its style sheet", () => {
  const files = globSync("{shell,mf-*,design-system}/{src,foundations}/**/*.tsx", { cwd: root });
  expect(files.length).toBeGreaterThan(300);
  const missing = files.flatMap((file) => {
    const text = readFileSync(join(root, file), "utf8");
    const component = text.replaceAll(IMPORTED, "");
    return [...text.matchAll(IMPORTED)].flatMap(([, name = "", sheet = ""]) =>
      missingClasses(component, name, readFileSync(join(root, dirname(file), sheet), "utf8")).map(
        (it) => `${file}: ${it} is not in ${basename(sheet)}`,
      ),
    );
  });
  expect(missing).toEqual([]);
});

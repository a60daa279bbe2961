import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import StyleDictionary from "style-dictionary";
import type { DesignTokens, TransformedToken } from "style-dictionary/types";

// npm run tokens: writes what the tokens of this folder become. With --check it writes nothing, and fails if something is stale.

const here = import.meta.dirname;
const theme = join(here, "../src/theme");

/** Groups that are no part of a variable's name: `color.text` is `--cs-text`, `radius.default` is `--cs-radius`. */
const UNNAMED = new Set(["color", "club", "size", "default"]);

const SCALES = new Set(["space", "radius"]);

const read = (name: string) => JSON.parse(readFileSync(join(here, `${name}.tokens.json`), "utf8")) as DesignTokens;

const pixels = ({ $value }: TransformedToken) => Number.parseFloat(String($value));

/** The tokens of a file, resolved, named and written as CSS, in its order. */
async function cssTokens(name: string): Promise<TransformedToken[]> {
  const dictionary = new StyleDictionary({
    tokens: read(name),
    usesDtcg: true,
    hooks: {
      transforms: {
        "name/courtside": {
          type: "name",
          transform: ({ path }) => ["cs", ...path.filter((part) => !UNNAMED.has(part))].join("-"),
        },
      },
    },
    platforms: {
      css: { transforms: ["name/courtside", "fontFamily/css", "cubicBezier/css", "shadow/css/shorthand"] },
    },
  });
  const { allTokens } = await dictionary.getPlatformTokens("css");
  return allTokens.toSorted(bySize);
}

/** Steps of one scale from small to large, whatever they are called; all else stays where it is. */
const bySize = (one: TransformedToken, other: TransformedToken) =>
  one.path[0] === other.path[0] && SCALES.has(one.path[0] ?? "") ? pixels(one) - pixels(other) : 0;

const block = (selector: string, tokens: readonly TransformedToken[]) =>
  `${selector} {\n${tokens.map(({ name, $value }) => `  --${name}: ${$value};`).join("\n")}\n}\n`;

const within = (query: string, rule: string) =>
  `@media ${query} {\n${rule.trimEnd().replaceAll(/^(?=.)/gm, "  ")}\n}\n`;

/** The default club's colour is printed for every club. */
const isOnPaper = ({ path }: TransformedToken) => path[0] === "club" && !/-(hover|active)$/.test(path[1] ?? "");

const [base, light, dark, comfortable, touch, phone, compact, kiosk] = await Promise.all(
  [
    "base",
    "light",
    "dark",
    "density-comfortable",
    "density-comfortable-touch",
    "density-comfortable-phone",
    "density-compact",
    "density-kiosk",
  ].map(cssTokens),
);

const COMFORTABLE = ':root,\n[data-density="comfortable"]';
const css = [
  `/* Every token of the design system as a CSS variable, written by \`npm run tokens\` from design-system/tokens.
   Needs no script: a prerendered page may use this file alone. */\n`,
  block(":root", base),
  block(':root,\n[data-theme="light"]', light).replace("{\n", "{\n  color-scheme: light;\n"),
  "/* Paper is white: what is printed is light. */\n".concat(
    within("not print", block('[data-theme="dark"]', dark).replace("{\n", "{\n  color-scheme: dark;\n")),
  ),
  block(COMFORTABLE, comfortable),
  within("(pointer: coarse)", block(COMFORTABLE, touch)),
  within("(max-width: 767.98px)", block(COMFORTABLE, phone)),
  block('[data-density="compact"]', compact),
  block('[data-density="kiosk"]', kiosk),
  "/* The club's colour is on the root itself, made lighter for the dark. */\n".concat(
    within("print", block(':root[data-theme="dark"] body', light.filter(isOnPaper))),
  ),
  readFileSync(join(here, "derived.css"), "utf8"),
].join("\n");

const camel = (name: string) => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const snake = (name: string) => name.replaceAll("-", "_");
const hex = ({ $value }: TransformedToken) => String($value).toUpperCase();
const group = (tokens: readonly TransformedToken[], name: string) => tokens.filter(({ path }) => path[0] === name);
const isHex = ({ $value }: TransformedToken) => /^#[0-9a-f]{6}$/i.test(String($value));

const colorsOf = (tokens: readonly TransformedToken[]) =>
  Object.fromEntries(
    group(tokens, "color")
      .filter(isHex)
      .map((token) => [camel(token.path[1] ?? ""), hex(token)]),
  );

function slotsOf(tokens: readonly TransformedToken[]) {
  const slots: Record<string, Record<string, string>> = {};
  for (const token of group(tokens, "slot")) {
    const [, state = "", part = ""] = token.path;
    slots[snake(state)] = { ...slots[snake(state)], [part]: hex(token) };
  }
  return slots;
}

const sizesOf = (tokens: readonly TransformedToken[]) =>
  Object.fromEntries(group(tokens, "size").map((token) => [camel(token.path[1] ?? ""), pixels(token)]));

const radii = Object.fromEntries(group(base, "radius").map((token) => [camel(token.path[1] ?? ""), pixels(token)]));

const constant = (name: string, about: string, value: unknown) =>
  `/** ${about} */\nexport const ${name} = ${JSON.stringify(value, null, 2).replaceAll(/"(\w+)":/g, "$1:")} as const;\n`;

const typescript = [
  "// Written by `npm run tokens` from design-system/tokens.\n",
  constant("colors", "Neutral chrome and meanings in each theme, as `#RRGGBB`.", {
    light: colorsOf(light),
    dark: colorsOf(dark),
  }),
  constant("slotColors", "Fill, text and edge of each state of a slot in each theme, as `#RRGGBB`.", {
    light: slotsOf(light),
    dark: slotsOf(dark),
  }),
  constant("sizes", "px, by density and by what the screen is.", {
    comfortable: sizesOf(comfortable),
    touch: sizesOf(touch),
    phone: sizesOf(phone),
    compact: sizesOf(compact),
    kiosk: sizesOf(kiosk),
  }),
  constant("radii", "px.", radii),
].join("\n");

/** A token in the notation of the Design Tokens format of October 2025, which Figma imports, one file for each mode. */
function forFigma({ $type, $value }: TransformedToken): object | undefined {
  if ($type === "color") return { $type, $value: figmaColor(String($value)) };
  const [, value, unit] = /^([\d.]+)(px|ms)$/.exec(String($value)) ?? [];
  return unit ? { $type, $value: { value: Number(value), unit } } : undefined;
}

function figmaColor(value: string) {
  const parts = /^#(\w\w)(\w\w)(\w\w)$/.exec(value);
  const [, red, green, blue, percent] = /^rgb\((\d+) (\d+) (\d+) \/ (\d+)%\)$/.exec(value) ?? [];
  const channels = parts ? parts.slice(1).map((part) => Number.parseInt(part, 16)) : [red, green, blue].map(Number);
  if (channels.some(Number.isNaN)) throw new Error(`${value} is neither #rrggbb nor rgb(r g b / a%).`);
  const components = channels.map((channel) => Math.round((channel / 255) * 1e4) / 1e4);
  return { colorSpace: "srgb", components, alpha: percent === undefined ? 1 : Number(percent) / 100 };
}

type Tree = { [name: string]: Tree | object };

function figmaFile(tokens: readonly TransformedToken[]): string {
  const tree: Tree = {};
  for (const token of tokens) {
    const value = forFigma(token);
    if (value) put(tree, token.path, value);
  }
  return `${JSON.stringify(tree, null, 2)}\n`;
}

function put(tree: Tree, [name = "", ...rest]: readonly string[], value: object): void {
  if (rest.length === 0) {
    tree[name] = value;
    return;
  }
  const group = (tree[name] ?? {}) as Tree;
  tree[name] = group;
  put(group, rest, value);
}

const files: Record<string, string> = {
  [join(theme, "tokens.css")]: css,
  [join(theme, "tokens.ts")]: typescript,
  [join(here, "figma/light.tokens.json")]: figmaFile(light),
  [join(here, "figma/dark.tokens.json")]: figmaFile(dark),
  [join(here, "figma/measures.tokens.json")]: figmaFile(base),
};

const checks = process.argv.includes("--check");
for (const [file, text] of Object.entries(files)) {
  if (!checks) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  } else if (text !== readFileSync(file, "utf8")) {
    console.error(`${relative(process.cwd(), file)} is stale: npm run tokens`);
    process.exitCode = 1;
  }
}

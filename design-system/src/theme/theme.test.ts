import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { clubColors } from "./club-colour.ts";
import { colors, DEFAULT_CLUB_COLOR, type Mode } from "./colors.ts";
import { contrast } from "./oklch.ts";
import { SLOT_STATES, slotColors } from "./slots.ts";

const css = readFileSync(new URL("tokens.css", import.meta.url), "utf8");
const modes = ["light", "dark"] as const;

/** The variables of the block that starts with `selector`. */
function variables(selector: string): Record<string, string> {
  const block = css.slice(css.indexOf(`${selector} {`)).split("}")[0] ?? "";
  return Object.fromEntries([...block.matchAll(/--cs-([\w-]+): ([^;]+);/g)].map(([, name, value]) => [name, value]));
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replaceAll("_", "-");

function expected(mode: Mode): Record<string, string> {
  const club = clubColors(DEFAULT_CLUB_COLOR, mode);
  return Object.fromEntries(
    [
      ...Object.entries(colors[mode]),
      ["primary", club.primary],
      ["primary-hover", club.hover],
      ["primary-active", club.active],
      ["on-primary", club.onPrimary],
      ...SLOT_STATES.flatMap((state) =>
        Object.entries(slotColors[mode][state]).map(([part, hex]) => [`slot-${state}-${part}`, hex]),
      ),
    ].map(([name, hex]) => [kebab(name as string), (hex as string).toLowerCase()]),
  );
}

it("prints light, also from a dark page", () => {
  const dark = css.indexOf('[data-theme="dark"] {');
  expect(css.slice(0, dark)).toMatch(/@media not print \{\s*$/);
});

describe.each(modes)("%s theme", (mode) => {
  it("is the same in tokens.css as in the tables", () => {
    expect(variables(`[data-theme="${mode}"]`)).toMatchObject(expected(mode));
  });

  it("has text legible on every ground", () => {
    const palette = colors[mode];
    for (const text of ["text", "textSecondary", "placeholder", "error", "success", "warning", "info"] as const) {
      for (const ground of ["layout", "container", "elevated"] as const) {
        expect(contrast(palette[text], palette[ground]), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
      }
    }
  });

  it("has slots with legible text, and edges that stand out from fill or page", () => {
    for (const state of SLOT_STATES) {
      const { fill, text, edge } = slotColors[mode][state];
      expect(contrast(text, fill), state).toBeGreaterThanOrEqual(4.5);
      if (state !== "past") expect(contrast(edge, colors[mode].layout), `${state} edge`).toBeGreaterThanOrEqual(3);
    }
  });
});

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { clubColors } from "./club-colour.ts";
import { colors, DEFAULT_CLUB_COLOR } from "./colors.ts";
import { contrast } from "./oklch.ts";
import { SLOT_STATES, slotColors } from "./slots.ts";

const css = readFileSync(new URL("tokens.css", import.meta.url), "utf8");
const modes = ["light", "dark"] as const;

/** The variables of the block that starts with `selector`. */
function variables(selector: string): Record<string, string> {
  const block = css.slice(css.indexOf(`${selector} {`)).split("}")[0] ?? "";
  return Object.fromEntries([...block.matchAll(/--cs-([\w-]+): ([^;]+);/g)].map(([, name, value]) => [name, value]));
}

const DEFAULTS = {
  primary: "primary",
  hover: "primary-hover",
  active: "primary-active",
  onPrimary: "on-primary",
} as const;

it("prints light, also from a dark page", () => {
  const dark = css.indexOf('[data-theme="dark"] {');
  expect(css.slice(0, dark)).toMatch(/@media not print \{\s*$/);
});

describe.each(modes)("%s theme", (mode) => {
  it("has the default club's colours as its tokens, before a script runs", () => {
    const club = clubColors(DEFAULT_CLUB_COLOR, mode);
    const css = variables(`[data-theme="${mode}"]`);
    for (const [name, token] of Object.entries(DEFAULTS))
      expect(css[token], token).toBe(club[name as keyof typeof DEFAULTS].toLowerCase());
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

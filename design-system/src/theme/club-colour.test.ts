import { converter, formatHex, wcagContrast } from "culori";
import { describe, expect, it } from "vitest";
import { clubColors, reportClubColor } from "./club-colour.ts";
import { colors } from "./colors.ts";
import { contrast, hexToOklch, oklchToHex } from "./oklch.ts";

const oklch = converter("oklch");

/** A thousand colours spread evenly over the cube, the same in every run. */
const many = Array.from({ length: 1000 }, (_, nth) => `#${((nth * 16_769) % 0xffffff).toString(16).padStart(6, "0")}`);

describe("clubColors", () => {
  it("keeps a colour that is legible already", () => {
    expect(clubColors("#1F2937", "light").primary).toBe("#1F2937");
    expect(clubColors("#F5D90A", "dark").primary).toBe("#F5D90A");
  });

  it.each(["#1F2937", "#000000", "#808D9E", "#6B7280", "#9CA3AF", "#57534E"])(
    "shows the grey %s light in the dark theme, so that its buttons do not look disabled",
    (hex) => {
      const { primary, onPrimary } = clubColors(hex, "dark");
      expect(hexToOklch(primary).l).toBeGreaterThanOrEqual(0.849);
      expect(wcagContrast(primary, colors.dark.elevated)).toBeGreaterThan(9);
      expect(wcagContrast(primary, onPrimary)).toBeGreaterThan(11);
    },
  );

  it("leaves a colour that is no grey as near to its own as legible", () => {
    expect(contrast(clubColors("#1D4ED8", "dark").primary, colors.dark.elevated)).toBeLessThan(4.6);
  });

  it.each(["light", "dark"] as const)("reaches 4.5:1 in %s for any colour, in every state", (mode) => {
    const ground = mode === "light" ? colors.light.layout : colors.dark.elevated;
    for (const hex of many) {
      const club = clubColors(hex, mode);
      for (const state of [club.primary, club.hover, club.active]) {
        expect(wcagContrast(state, ground), `${hex} ${state}`).toBeGreaterThanOrEqual(4.5);
        expect(wcagContrast(state, club.onPrimary), `${hex} ${state}`).toBeGreaterThanOrEqual(4.5);
      }
    }
  });

  it("keeps the hue", () => {
    for (const hex of many) {
      const before = oklch(hex);
      const after = oklch(clubColors(hex, "light").primary);
      if (!before || !after || before.c < 0.05 || after.c < 0.05) continue;
      const turn = Math.abs((before.h ?? 0) - (after.h ?? 0));
      expect(Math.min(turn, 360 - turn), hex).toBeLessThan(4);
    }
  });

  it("shifts no further than needed", () => {
    expect(contrast(clubColors("#F5D90A", "light").primary, colors.light.layout)).toBeLessThan(4.6);
  });

  it("lets a near-black hover lighten, because it cannot be seen to darken", () => {
    expect(hexToOklch(clubColors("#0A0A0A", "light").hover).l).toBeGreaterThan(hexToOklch("#0A0A0A").l);
  });

  it("takes anything else for the default colour", () => {
    expect(clubColors("purple", "light")).toEqual(clubColors("#1F2937", "light"));
  });
});

describe("reportClubColor", () => {
  it("says of a legible colour that it is shown as it is", () => {
    const { contrast: measured, ...report } = reportClubColor("#0B6E4F", "light");
    expect(report).toEqual({ shown: "#0B6E4F", isShifted: false, isGrey: false });
    expect(measured).toBeCloseTo(contrast("#0B6E4F", colors.light.layout), 5);
  });

  it("says of an illegible one what is shown instead", () => {
    const report = reportClubColor("#F5D90A", "light");
    expect(report).toMatchObject({ shown: clubColors("#F5D90A", "light").primary, isShifted: true });
    expect(report.contrast).toBeLessThan(4.5);
  });

  it("says of a legible grey that it is shifted all the same", () => {
    expect(reportClubColor("#9CA3AF", "dark")).toMatchObject({ isShifted: true, isGrey: true });
    expect(reportClubColor("#9CA3AF", "light").isGrey).toBe(false);
  });
});

describe("oklch", () => {
  it("agrees with culori", () => {
    for (const hex of many) {
      const ours = hexToOklch(hex);
      const theirs = oklch(hex);
      expect(ours.l).toBeCloseTo(theirs?.l ?? Number.NaN, 4);
      expect(ours.c).toBeCloseTo(theirs?.c ?? Number.NaN, 4);
      expect(oklchToHex(ours).toLowerCase()).toBe(formatHex(hex));
      expect(contrast(hex, "#ffffff")).toBeCloseTo(wcagContrast(hex, "#ffffff"), 2);
    }
  });

  it("rejects what is no hex colour", () => {
    expect(() => hexToOklch("red")).toThrow(RangeError);
  });
});

import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findBrowser } from "../../design-system/browser/browser.ts";

// `node shell/build/draw-images.mjs` draws the images that must be PNG (shared links, home screens) with Chromium.
// Run it when the design changes; the files are kept in src/assets.
const assets = join(import.meta.dirname, "../src/assets");
const icon = readFileSync(join(assets, "icon.svg"), "utf8");
const font = join(
  import.meta.dirname,
  "../../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2",
);

const SLOTS = ["f", "b", "f", "b", "o", "l", "b", "f", "l", "f", "e", "x", "f", "b", "e", "x"];

const page = (style, body) => `<!doctype html><meta charset="utf-8"><style>
@font-face { font-family: Inter; src: url("file://${font}"); font-weight: 100 900 }
* { box-sizing: border-box; margin: 0 }
body { overflow: hidden; font-family: Inter; background: #eaf2f1; color: #111827 }
${style}</style>${body}`;

const card = page(
  `body { width: 1200px; height: 630px; padding: 72px; display: grid; grid-template-columns: 560px 1fr; gap: 56px; align-items: center }
  .mark { display: flex; align-items: center; gap: 16px; font-size: 36px; font-weight: 700 } .mark svg { width: 52px }
  h1 { margin: 36px 0 24px; font-size: 72px; line-height: 1.04; letter-spacing: -0.04em; text-wrap: balance }
  p { font-size: 28px; line-height: 40px; color: #4b5563 }
  .grid { display: grid; grid-template-columns: repeat(4, 1fr); gap: 10px; padding: 24px; border-radius: 24px; background: #fff; box-shadow: 0 24px 60px #1118271f }
  .grid i { height: 88px; border: 2px solid #858f9f; border-radius: 12px }
  .grid .b { background: #fde4e3; border-color: #d92d20; border-left-width: 14px }
  .grid .o { background: #1d4ed8; border-color: #1e3a8a }
  .grid .l { background: #d3f5ee; border: 6px double #0f766e }
  .grid .e { background: #f0e7fe; border-color: #7c3aed; border-left-width: 14px }
  .grid .x { background: #e2e6ec; border-color: #6b7280 }`,
  `<div><div class="mark">${icon} Courtside</div><h1>Every court, every day, at a glance.</h1>
  <p>Court booking for tennis, pickleball, squash and padel clubs</p></div>
  <div class="grid">${SLOTS.map((slot) => `<i class="${slot}"></i>`).join("")}</div>`,
);

/** A square icon; `inset` leaves room around the court, where a device cuts the icon to its own shape. */
const square = (size, { drawing = icon.replace('rx="7"', ""), inset = 0, background = "#0b6e4f" } = {}) =>
  page(
    `body { width: ${size}px; height: ${size}px; padding: ${inset}px; background: ${background} } svg { display: block; width: 100% }`,
    drawing,
  );

const folder = mkdtempSync(join(tmpdir(), "courtside-images-"));
draw("social-card.png", card, "1200,630");
draw("touch-icon.png", square(180), "180,180");
draw("icon-192.png", square(192, { drawing: icon, background: "transparent" }), "192,192");
draw("icon-512.png", square(512, { drawing: icon, background: "transparent" }), "512,512");
draw("icon-maskable-512.png", square(512, { inset: 52 }), "512,512");
rmSync(folder, { recursive: true });

function draw(name, html, size) {
  const source = join(folder, `${name}.html`);
  writeFileSync(source, html);
  const flags = [
    "--headless",
    "--no-sandbox",
    "--hide-scrollbars",
    "--force-device-scale-factor=1",
    "--virtual-time-budget=2000",
    "--default-background-color=00000000",
  ];
  const { status } = spawnSync(findBrowser().path, [
    ...flags,
    `--window-size=${size}`,
    `--screenshot=${join(assets, name)}`,
    `file://${source}`,
  ]);
  if (status !== 0) throw new Error(`Chromium could not draw ${name}`);
}

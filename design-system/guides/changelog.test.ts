import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readChangelog } from "./changelog.ts";

test("releases come in their order, lines about the design system apart, as plain text", () => {
  const read = readChangelog(
    "# Changelog\n\nAbout.\n\n## Unreleased\n\n- `Tag` of the design system has\n  [tones](docs/tones.md).\n- Courts have a surface.\n\n## 1.0.0 (2026-11-01)\n\n- First.\n",
  );
  expect(read).toEqual([
    { title: "Unreleased", design: ["Tag of the design system has tones."], rest: ["Courts have a surface."] },
    { title: "1.0.0 (2026-11-01)", design: [], rest: ["First."] },
  ]);
});

test("the repository's changelog is read to its last release", () => {
  const releases = readChangelog(readFileSync(new URL("../../CHANGELOG.md", import.meta.url), "utf8"));
  expect(releases.map(({ title }) => title)).toEqual(
    expect.arrayContaining(["Unreleased", expect.stringMatching(/^1\.0\.0/)]),
  );
  expect(releases[0]?.design.length).toBeGreaterThan(0);
});

import { globSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { refsOf, storiesOf } from "../.storybook/composition.ts";

const config = join(import.meta.dirname, "../.storybook");
const files = (part?: string) => globSync(storiesOf(part), { cwd: config }).sort();

test("every story is in the catalogue of one part, and all are in that of the tests", () => {
  const remotes = readdirSync(join(config, "../..")).filter((name) => name.startsWith("mf-"));
  const parts = ["design-system", "shell", ...remotes];
  for (const part of parts) expect(files(part), part).not.toEqual([]);
  expect(parts.flatMap(files).sort()).toEqual(files());
});

test("a catalogue refers to others by name and address", () => {
  expect(refsOf("mf-coach=https://stories.example/mf-coach/,mf-shop=http://127.0.0.1:7007")).toEqual({
    "mf-coach": { title: "mf-coach", url: "https://stories.example/mf-coach" },
    "mf-shop": { title: "mf-shop", url: "http://127.0.0.1:7007" },
  });
  expect(refsOf("")).toEqual({});
  expect(() => refsOf("mf-shop")).toThrow("mf-shop is not of the form mf-shop=https://shop.example");
});

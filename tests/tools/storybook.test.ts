import { resolve } from "node:path";
import { expect, test } from "vitest";
import { storybookBuilds, storybookParts } from "../../tools/storybook/builds.ts";

const root = resolve(import.meta.dirname, "../..");

test("the main catalogue refers to one of each part beneath its address, and to those of other repositories", () => {
  const [main, ...parts] = storybookBuilds(root, {
    address: "https://stories.example/",
    others: ["mf-shop=https://shop.example"],
  });
  expect(parts.map(({ folder }) => folder)).toEqual(["shell", "mf-admin", "mf-billing", "mf-booking", "mf-coach"]);
  expect(parts.map(({ env }) => env)).toEqual(parts.map(({ folder }) => ({ STORYBOOK_PART: folder })));
  expect(main).toEqual({
    folder: "",
    env: {
      STORYBOOK_PART: "design-system",
      STORYBOOK_REFS: [
        ...parts.map(({ folder }) => `${folder}=https://stories.example/${folder}`),
        "mf-shop=https://shop.example",
      ].join(","),
    },
  });
});

test("one part is built alone, and all only for an address", () => {
  expect(storybookBuilds(root, { part: "mf-coach" })).toEqual([
    { folder: "mf-coach", env: { STORYBOOK_PART: "mf-coach" } },
  ]);
  expect(() => storybookBuilds(root, {})).toThrow("Where will it be served?");
  expect(storybookParts(root)).toContain("design-system");
});

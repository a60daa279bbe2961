import { expect, test } from "vitest";
import { folderCircles } from "../../tools/checks/folder-circles.ts";

const imports = (...lines: string[]) =>
  lines.map((line) => {
    const [from = "", to = ""] = line.split(" > ");
    return { from, to };
  });

const foldersOf = (...lines: string[]) =>
  folderCircles(imports(...lines)).map(({ parent, folders }) => [parent, ...folders].join(" "));

test("two folders that import each other, however deep the files lie, and by a third", () => {
  expect(foldersOf("a/x/deep/1.ts > a/y/2.ts", "a/y/deep/3.ts > a/x/4.ts")).toEqual(["a x y"]);
  expect(foldersOf("a/x/1.ts > a/y/1.ts", "a/y/2.ts > a/z/1.ts", "a/z/2.ts > a/x/2.ts")).toEqual(["a x y z"]);
  expect(foldersOf("one/1.ts > two/1.ts", "two/2.ts > one/2.ts")).toEqual([" one two"]);
});

test("at each level on its own: the same two imports are no circle where they leave other folders", () => {
  expect(foldersOf("a/x/1.ts > a/y/1.ts", "b/y/1.ts > b/x/1.ts")).toEqual([]);
  expect(foldersOf("a/x/p/1.ts > a/x/q/1.ts", "a/x/q/2.ts > a/x/p/2.ts", "a/x/p/1.ts > a/y/1.ts")).toEqual(["a/x p q"]);
});

test("a file above folders puts them together; tests, stories, fakes and the catalogue import from everywhere", () => {
  expect(foldersOf("a/page.ts > a/x/1.ts", "a/x/1.ts > a/names.ts")).toEqual([]);
  const back = "a/y/1.ts > a/x/2.ts";
  expect(foldersOf("a/x/1.test.ts > a/y/1.ts", back)).toEqual([]);
  expect(foldersOf("a/x/1.stories.tsx > a/y/1.ts", back)).toEqual([]);
  expect(foldersOf("a/x/testing/1.ts > a/y/1.ts", back)).toEqual([]);
  expect(foldersOf("design-system/.storybook/main.ts > kit/1.ts", "kit/2.ts > design-system/src/1.ts")).toEqual([]);
  expect(foldersOf("design-system/src/2.ts > kit/1.ts", "kit/2.ts > design-system/src/1.ts")).toHaveLength(1);
});

test("the imports between the folders with the fewest come first: what to move", () => {
  const [circle] = folderCircles(imports("a/x/1.ts > a/y/1.ts", "a/x/2.ts > a/y/1.ts", "a/y/1.ts > a/x/1.ts"));
  expect(circle?.imports).toEqual(imports("a/y/1.ts > a/x/1.ts", "a/x/1.ts > a/y/1.ts", "a/x/2.ts > a/y/1.ts"));
});

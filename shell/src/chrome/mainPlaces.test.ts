import type { NavItem } from "@courtside/contracts/shell/remote.ts";
import { expect, test } from "vitest";
import { mainPlaces } from "./mainPlaces.ts";

const item = (path: string, main?: true): NavItem => ({
  path,
  label: path,
  icon: "court",
  roles: [],
  order: 0,
  ...(main && { main }),
});
const pathsOf = (nav: NavItem[]) => mainPlaces(nav).map(({ path }) => path);

test("the marked places come first, at most four, in the sidebar's order", () => {
  const nav = [item("/a", true), item("/b"), item("/c", true), item("/d", true), item("/e", true), item("/f", true)];
  expect(pathsOf(nav)).toEqual(["/a", "/c", "/d", "/e"]);
});

test("if too few are marked, others are added in their order", () => {
  expect(pathsOf([item("/a"), item("/b", true), item("/c"), item("/d"), item("/e")])).toEqual(["/a", "/b", "/c", "/d"]);
  expect(pathsOf([item("/a")])).toEqual(["/a"]);
});

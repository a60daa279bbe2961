import { fitsRoute } from "@courtside/contracts/domain/route-paths.ts";
import { matchRoutes } from "react-router";
import { expect, test, vi } from "vitest";

// The router says so of each malformed path.
vi.spyOn(console, "warn").mockImplementation(() => {});

const ROUTES = [
  ...["/", "/coaches", "/coaches/", "/Coaches/:id", "/coaches/:id/days", "/coaches/today", "/café", "/a.b", "/a+b(c)"],
  ...["/caf%C3%A9", "/bar:id", "/:page", "/shop/*", "/*", "/:", "//coaches", "/coaches//days"],
];
const PATHS = [
  ...["/", "//", "/coaches", "/Coaches", "/COACHES/", "/coaches//", "//coaches", "/coaches/7", "/Coaches/7/"],
  ...["/coaches//7", "/coaches/7/days", "/coaches/7/Days//", "/coaches/today", "/coaches//days", "/coaches/7/8/9"],
  ...["/co%61ches", "/%43oaches", "/coaches%2F7", "/coaches/7%2F8", "/coaches/%37", "/%2Fcoaches", "/coaches%20"],
  ...["/caf%C3%A9", "/CAF%C3%89", "/caf%c3%a9", "/café", "/a.b", "/axb", "/a+b(c)", "/A%2BB%28C%29", "/caf%25C3%25A9"],
  ...["/coaches/%E0%A4%A", "/co%61ches/%E0%A4%A", "/shop", "/Shop/", "/shop/7/8", "/shop/7%0A8", "/shops", "/bar:id"],
  ...["/%62ar%3Aid", "/coaches/%00", "/:", "/coaches/:id", "/boo\u212A", "/coache\u017F"],
];

test.each(ROUTES)("the server finds %s at the paths where react-router shows it, and at no other", (route) => {
  const shown = PATHS.filter((path) => matchRoutes([{ path: route }], path) !== null);
  expect(PATHS.filter((path) => fitsRoute(route, path))).toEqual(shown);
});

test("letters in any case, final slashes and encoded letters lead to a screen; a slash in the middle does not", () => {
  for (const path of ["/Coaches/7", "/coaches/7/", "/co%61ches/7"]) expect(fitsRoute("/coaches/:id", path)).toBe(true);
  for (const path of ["//coaches/7", "/coaches//7", "/coaches%2F7"])
    expect(fitsRoute("/coaches/:id", path)).toBe(false);
});

import { ROLES, type Role } from "@courtside/contracts/domain/roles.ts";
import type { RegistryEntry } from "@courtside/contracts/shell/remote.ts";
import { expect, test } from "vitest";
import { homeOf, landingOf, navOf } from "./home.ts";

function remote(path: string, roles: Role[], order = 1): RegistryEntry {
  return {
    name: `mf${path.replaceAll("/", "-")}`,
    version: "1.0.0",
    contract: 1,
    entry: "/_mf/x/mf-manifest.json",
    routes: [{ path, screen: "x", title: path, access: "club", roles }],
    nav: [{ path, label: path, icon: "court", roles, order }],
  };
}

const everything = [
  remote("/dashboard", ["admin", "member"], 2),
  remote("/schedule", ["coach"], 3),
  remote("/bookings", ["front_desk"], 4),
  remote("/book", ["member"], 1),
];

test.each([
  ["admin", "/dashboard", "/dashboard"],
  ["coach", "/schedule", "/schedule"],
  ["front_desk", "/bookings", "/bookings"],
  ["member", "/book", "/dashboard"],
] as const)("%s goes to %s, and after sign-in to %s", (role, home, landing) => {
  expect(homeOf(role, everything)).toBe(home);
  expect(landingOf(role, everything)).toBe(landing);
});

test("while the remote of a home route is unavailable, the first screen of the sidebar replaces it", () => {
  const remotes = [remote("/coaches", [...ROLES], 50), remote("/book", ["member"], 20)];
  expect(homeOf("coach", remotes)).toBe("/coaches");
  expect(landingOf("member", remotes)).toBe("/book");
});

test("the sidebar holds the role's entries in order", () => {
  expect(navOf(everything, "member").map(({ path }) => path)).toEqual(["/book", "/dashboard"]);
  expect(navOf(everything, "coach").map(({ path }) => path)).toEqual(["/schedule"]);
});

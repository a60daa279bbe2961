import type { Role } from "@courtside/contracts/domain/roles.ts";
import type { RegistryEntry } from "@courtside/contracts/shell/remote.ts";
import { expect, test } from "vitest";
import { hasScreen } from "./hasScreen.ts";

const remote: RegistryEntry = {
  name: "mf-x",
  version: "1.0.0",
  contract: 1,
  entry: "/_mf/x/mf-manifest.json",
  routes: [
    { path: "/admin/courts", screen: "courts", title: "Courts", access: "club", roles: ["admin"] },
    { path: "/coaches/:id", screen: "coach", title: "Coach", access: "club" },
    { path: "/upgrade", screen: "plans", title: "Plans", access: "public" },
  ],
  nav: [],
};

const person = (role: Role) => ({
  effective_role: role,
  profile: { club_id: "club" },
  access: { has_access: true, access_type: "paid" as const },
});

test.each([
  ["/admin/courts", "admin", true],
  ["/admin/courts", "front_desk", false],
  ["/admin/courts?new=1", "admin", true],
  ["/coaches/7", "member", true],
  ["/coaches", "member", false],
  ["/upgrade", "member", true],
  ["/my-account", "coach", true],
  ["/start-trial", "member", true],
  ["/waitlist", "admin", false],
] as const)("%s for %s: %s", (path, role, expected) => {
  expect(hasScreen(path, [remote], person(role))).toBe(expected);
});

test("no link leads to a screen of an expired club", () => {
  const expired = { ...person("admin"), access: { has_access: false, access_type: "trial_expired" as const } };
  expect(hasScreen("/admin/courts", [remote], expired)).toBe(false);
  expect(hasScreen("/upgrade", [remote], expired)).toBe(true);
});

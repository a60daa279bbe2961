import { ACCESS_TYPES, type AccessType } from "@courtside/contracts/domain/access.ts";
import { ROLES, type Role } from "@courtside/contracts/domain/roles.ts";
import { describe, expect, test } from "vitest";
import { guard, judge } from "./guard.ts";

const HAS_ACCESS: readonly AccessType[] = ["paid", "trial", "demo"];

function person(role: Role | null, access_type: AccessType = "paid") {
  return {
    effective_role: role,
    profile: { club_id: role ? "club" : null },
    access: {
      has_access: HAS_ACCESS.includes(access_type),
      access_type,
      is_demo: false,
      is_trial: false,
      is_active: true,
      demo_expires_at: null,
      trial_expires_at: null,
      minutes_remaining: null,
      days_remaining: null,
    },
  };
}

const club = (roles?: Role[]) => ({ access: "club" as const, ...(roles && { roles }) });

test("a public route is open to everyone, whatever the access", () => {
  for (const role of ROLES) {
    for (const access of ACCESS_TYPES) expect(guard({ access: "public" }, person(role, access)).kind).toBe("allow");
  }
  expect(guard({ access: "public" }, null).kind).toBe("allow");
});

test("no guard lets a visitor without a session pass", () => {
  expect(guard(club(), null)).toEqual({ kind: "sign-in" });
  expect(guard({ access: "signed-in" }, null)).toEqual({ kind: "sign-in" });
});

describe.each(ROLES)("%s", (role) => {
  test.each(ROLES)("on a route for %s only", (allowed) => {
    const expected = role === allowed ? "allow" : role === "front_desk" && allowed === "admin" ? "denied" : "home";
    expect(guard(club([allowed]), person(role)).kind).toBe(expected);
  });

  test("on a route that shows Access Denied to others", () => {
    const others = ROLES.filter((other) => other !== role);
    expect(guard({ ...club(others), denied: "access-denied" }, person(role))).toEqual({ kind: "denied" });
  });

  test.each([
    ["trial_expired", "/trial-ended"],
    ["demo_expired", "/demo-ended"],
  ] as const)("with %s", (access, path) => {
    expect(guard(club(), person(role, access))).toEqual({ kind: "expired", path });
    expect(guard({ access: "signed-in" }, person(role, access))).toEqual({ kind: "allow" });
  });
});

test("someone without a club is asked to join one on club routes, and may use the others", () => {
  expect(guard(club(), person(null, "no_club"))).toEqual({ kind: "join-club" });
  expect(guard(club(["admin"]), person(null, "no_club"))).toEqual({ kind: "join-club" });
  expect(guard({ access: "signed-in" }, person(null, "no_club"))).toEqual({ kind: "allow" });
});

test.each(ROLES)("a suspended club shows %s that it is suspended, and leaves the account open", (role) => {
  expect(guard(club(), person(role, "suspended"))).toEqual({ kind: "suspended" });
  expect(guard({ access: "signed-in" }, person(role, "suspended"))).toEqual({ kind: "allow" });
});

test("a failed access check is neither access nor expiry", () => {
  expect(guard(club(), person("member", "error"))).toEqual({ kind: "unchecked" });
  expect(guard({ access: "signed-in" }, person("member", "error"))).toEqual({ kind: "allow" });
});

test("of two remotes with one path, the one for the role is chosen; all other roles are led home", () => {
  const routes = [
    { ...club(["admin"]), screen: "admin" },
    { ...club(["member"]), screen: "member" },
  ];
  expect(judge(routes, person("admin"))?.route.screen).toBe("admin");
  expect(judge(routes, person("member"))?.route.screen).toBe("member");
  for (const role of ["coach", "front_desk"] as const) {
    expect(judge(routes, person(role))?.verdict).toEqual({ kind: "home" });
    expect(judge(routes, person(role))?.route.roles).toEqual(["admin", "member"]);
  }
});

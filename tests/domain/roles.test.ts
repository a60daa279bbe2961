import {
  CAPABILITIES,
  can,
  homeRoute,
  IMPERSONATED_ROLES,
  isStaff,
  landingRoute,
  ROLES,
  rolesWith,
} from "@courtside/contracts/domain/roles.ts";
import { expect, test } from "vitest";

/** The table of docs/product/roles.md#permissions: yes = allowed, - = not allowed. */
const MATRIX = `
  capability                admin  front_desk  coach  member
  bookings:see-names        yes    yes         -      -
  bookings:beyond-limits    yes    yes         -      -
  bookings:create-own       yes    yes         yes    yes
  bookings:create-for-others yes   yes         -      -
  bookings:cancel-own       -      -           yes    yes
  bookings:cancel-any       yes    yes         -      -
  club:impersonate          yes    -           -      -
  club:settings             yes    -           -      -
  club:invite               yes    -           -      -
  club:billing              yes    -           -      -
  courts:manage             yes    -           -      -
  blocks:manage             yes    yes         -      -
  calendar-feeds:manage     yes    yes         -      -
  devices:manage            yes    -           -      -
  members:manage            yes    -           -      -
  news:manage               yes    -           -      -
  reports:read              yes    -           -      -
  audit:read                yes    -           -      -
  coaches:manage            yes    yes         -      -
  coaches:portal            yes    -           yes    -
  events:create             yes    -           yes    -
  events:register           -      -           -      yes
  events:register-others    yes    yes         -      -
  lessons:request           -      -           -      yes
  day-notes:read            yes    yes         yes    -
  day-notes:write           yes    yes         -      -
  waitlist:join             -      -           yes    yes
  waitlist:manage           yes    yes         -      -
`;

const [header = [], ...rows] = MATRIX.trim()
  .split("\n")
  .map((line) => line.trim().split(/\s+/));
const columns = header.slice(1);

test.each(rows)("%s: %s %s %s %s", (capability, ...cells) => {
  const known = CAPABILITIES.find((each) => each === capability);
  expect(known, `${capability} is a capability`).toBeDefined();
  if (!known) return;
  for (const role of ROLES) expect(can(role, known), role).toBe(cells[columns.indexOf(role)] === "yes");
});

test("the table above covers every capability and every role, so that a new one fails this test", () => {
  expect(rows.map(([capability]) => capability).toSorted()).toEqual(CAPABILITIES.toSorted());
  expect(columns.toSorted()).toEqual(ROLES.toSorted());
});

test("the roles that hold a capability, in the order of all roles", () => {
  expect(rolesWith("coaches:portal")).toEqual(["admin", "coach"]);
  expect(rolesWith("waitlist:join")).toEqual(["coach", "member"]);
});

test("staff are admin and front desk", () => {
  expect(ROLES.filter(isStaff)).toEqual(["admin", "front_desk"]);
});

test("an admin never previews being an admin", () => {
  expect(ROLES.filter((role) => !IMPERSONATED_ROLES.some((each) => each === role))).toEqual(["admin"]);
});

test("home and landing routes", () => {
  expect(ROLES.map((role) => [role, homeRoute(role), landingRoute(role)])).toEqual([
    ["admin", "/dashboard", "/dashboard"],
    ["coach", "/schedule", "/schedule"],
    ["front_desk", "/bookings", "/bookings"],
    ["member", "/book", "/dashboard"],
  ]);
});

import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { ACCESS_TYPES, type AccessType } from "@courtside/contracts/domain/access.ts";
import { homeRoute, landingRoute, ROLES, type Role } from "@courtside/contracts/domain/roles.ts";
import { matchRoutes } from "react-router";
import { describe, expect, test } from "vitest";
import { judge, type Verdict, type Visitor } from "../../shell/src/access/guard.ts";
import { homeOf, landingOf, navOf } from "../../shell/src/access/home.ts";
import { parseRegistry } from "../../shell/src/remotes/parseRegistry.ts";
import { routesByPath } from "../../shell/src/remotes/routesByPath.ts";
import { PRODUCT_ROUTES, PRODUCT_SIDEBAR, type ProductRoute } from "./product-routes.ts";

/** What each route requires, and the result while the club has access; by hand (docs/product/roles.md#page-guards). */
const TABLE = `
  route                       needs    visitor  admin  front_desk  coach   member
  /                           nothing  open     open   open        open    open
  /features                   nothing  open     open   open        open    open
  /about                      nothing  open     open   open        open    open
  /demo                       nothing  open     open   open        open    open
  /qa-test                    nothing  open     open   open        open    open
  /auth                       nothing  open     open   open        open    open
  /signup                     nothing  open     open   open        open    open
  /signup-club                nothing  open     open   open        open    open
  /start-trial                nothing  open     open   open        open    open
  /trial-confirmation         nothing  open     open   open        open    open
  /upgrade                    nothing  open     open   open        open    open
  /demo-ended                 nothing  open     open   open        open    open
  /admin/invite               nothing  open     open   open        open    open
  /club-invite                nothing  open     open   open        open    open
  /privacy                    nothing  open     open   open        open    open
  /terms                      nothing  open     open   open        open    open
  /device                     nothing  open     open   open        open    open
  /trial-ended                session  sign-in  open   open        open    open
  /my-account                 session  sign-in  open   open        open    open
  /join-club                  session  sign-in  open   open        open    open
  /admin/platform             session  sign-in  open   open        open    open
  /dashboard                  access   sign-in  open   home        home    open
  /book                       access   sign-in  open   open        open    open
  /my-bookings                access   sign-in  home   home        open    open
  /my-bookings/7              access   sign-in  open   open        open    open
  /all-bookings               access   sign-in  open   open        open    open
  /events                     access   sign-in  open   open        open    open
  /coaches                    access   sign-in  open   open        open    open
  /coaches/7                  access   sign-in  open   open        open    open
  /coach                      access   sign-in  open   home        open    home
  /schedule                   access   sign-in  open   home        open    home
  /schedule-requests          access   sign-in  open   home        open    home
  /lesson-requests            access   sign-in  open   home        open    home
  /dashboard/lesson-requests  access   sign-in  home   home        home    open
  /bookings                   access   sign-in  open   open        open    home
  /waitlist                   access   sign-in  open   open        home    home
  /manage/coaches             access   sign-in  open   open        home    home
  /admin/courts               access   sign-in  open   denied      home    home
  /admin/blocks               access   sign-in  open   open        home    home
  /admin/closures             access   sign-in  open   open        home    home
  /close                      access   sign-in  open   open        home    home
  /admin/members              access   sign-in  open   denied      home    home
  /admin/import-members       access   sign-in  open   denied      home    home
  /admin/import-bookings      access   sign-in  open   denied      home    home
  /admin/guests               access   sign-in  open   open        home    home
  /admin/calendar-feeds       access   sign-in  open   open        home    home
  /admin/integrations         access   sign-in  open   denied      home    home
  /admin/reports              access   sign-in  open   denied      home    home
  /admin/audit-log            access   sign-in  open   denied      home    home
  /admin/devices              access   sign-in  open   denied      home    home
  /admin/join-poster          access   sign-in  open   denied      home    home
  /admin/news                 access   sign-in  open   denied      home    home
  /admin/messages             access   sign-in  open   denied      home    home
  /admin/settings             access   sign-in  open   denied      home    home
  /club-settings              access   sign-in  open   denied      home    home
  /settings                   access   sign-in  open   denied      denied  denied
`;

type Outcome =
  | "open"
  | "sign-in"
  | "home"
  | "denied"
  | "join-club"
  | "suspended"
  | "unchecked"
  | "/trial-ended"
  | "/demo-ended";

const [head = [], ...rows] = TABLE.trim()
  .split("\n")
  .map((line) => line.trim().split(/\s+/));

/** The registry of the remotes' own manifests, followed by routes whose screens are not built yet. */
const root = resolve(import.meta.dirname, "../..");
const manifests = globSync("mf-*/remote.json", { cwd: root }).map((file) => ({
  ...JSON.parse(readFileSync(join(root, file), "utf8")),
  entry: "/_mf/x/mf-manifest.json",
}));
const { remotes, problems } = parseRegistry({ remotes: manifests });
const built = routesByPath(remotes);
const routes = new Map<string, readonly ProductRoute[]>(PRODUCT_ROUTES.map((route) => [route.path, [route]]));
for (const [path, owners] of built) {
  // One of two owners may be built first; the product's table replaces the missing one.
  const known = routes.get(path) ?? [];
  const isWhole = known.every(({ roles }) => (roles ?? ROLES).every((role) => isFor(owners, role)));
  routes.set(path, isWhole ? owners : [...owners, ...known]);
}

function isFor(owners: readonly ProductRoute[], role: Role): boolean {
  return owners.some(({ roles }) => !roles || roles.includes(role));
}

const HAS_ACCESS: readonly AccessType[] = ["paid", "trial", "demo"];

const person = (role: Role | null, access_type: AccessType): Visitor => ({
  effective_role: role,
  profile: { club_id: role && "club" },
  access: { access_type, has_access: HAS_ACCESS.includes(access_type) },
});

/** What the router and the guard do with an address. */
function outcomeOf(address: string, me: Visitor | null): Outcome {
  const [match] =
    matchRoutes(
      [...routes.keys()].map((path) => ({ path })),
      address,
    ) ?? [];
  const judgement = judge(routes.get(match?.route.path ?? "") ?? [], me);
  if (!judgement) throw new Error(`no route for ${address}`);
  return outcome(judgement.verdict);
}

const outcome = (verdict: Verdict): Outcome => {
  if (verdict.kind === "allow") return "open";
  if (verdict.kind !== "expired") return verdict.kind;
  if (verdict.path === "/trial-ended" || verdict.path === "/demo-ended") return verdict.path;
  throw new Error(`an expired club leads to ${verdict.path}`);
};

/** Routes that do not need a club's access stay open in every state (docs/product/access.md#when-access-ends). */
const needsAccess = (row: readonly string[]) => row[head.indexOf("needs")] === "access";

function expected(row: readonly string[], role: Role, access: AccessType): string | undefined {
  if (!needsAccess(row)) return "open";
  if (access === "trial_expired") return "/trial-ended";
  if (access === "demo_expired") return "/demo-ended";
  if (access === "suspended") return "suspended";
  if (access === "no_club") return "join-club";
  if (access === "error") return "unchecked";
  return row[head.indexOf(role)];
}

const combinations = rows.length * (ROLES.length * ACCESS_TYPES.length + 2);

describe(`${combinations} combinations: ${rows.length} routes, each for ${ROLES.length} roles in ${ACCESS_TYPES.length} access states, a visitor, and a person without a club`, () => {
  let seen = 0;

  test.each(rows.map((row) => [row[0] ?? "", row] as const))("%s", (address, row) => {
    expect(outcomeOf(address, null), "visitor").toBe(row[head.indexOf("visitor")]);
    expect(outcomeOf(address, person(null, "no_club")), "without a club").toBe(needsAccess(row) ? "join-club" : "open");
    seen += 2;
    for (const role of ROLES) {
      for (const access of ACCESS_TYPES) {
        expect(outcomeOf(address, person(role, access)), `${role}, ${access}`).toBe(expected(row, role, access));
        seen += 1;
      }
    }
  });

  test("all of them were checked", () => {
    expect(seen).toBe(combinations);
  });
});

test("the table covers every route of the product, and every built route is in it", () => {
  const addresses = PRODUCT_ROUTES.map(({ path }) => path.replace(":id", "7"));
  expect(rows.map(([path]) => path).toSorted()).toEqual(addresses.toSorted());
  expect(problems).toEqual([]);
  expect([...built.keys()].filter((path) => !PRODUCT_ROUTES.some((route) => route.path === path))).toEqual([]);
});

describe.each(ROLES)("%s", (role) => {
  const nav = navOf(remotes, role).map(({ path }) => path);

  test("the sidebar has the role's entries whose screens are built, and no others", () => {
    const wanted = PRODUCT_SIDEBAR[role].filter((path) => isFor(built.get(path) ?? [], role));
    expect(nav.toSorted()).toEqual(wanted.toSorted());
  });

  test("every entry of the sidebar, the home and the landing page are open to the role", () => {
    const paths = [...PRODUCT_SIDEBAR[role], ...nav, homeRoute(role), landingRoute(role)];
    for (const path of [...paths, homeOf(role, remotes), landingOf(role, remotes)]) {
      expect(outcomeOf(path, person(role, "paid")), path).toBe("open");
    }
  });
});

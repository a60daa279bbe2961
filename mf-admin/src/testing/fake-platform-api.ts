import type {
  PlatformClub,
  PlatformClubUsage,
  PlatformRemote,
  PlatformRemotes,
} from "@courtside/contracts/api/client.ts";
import type { AccessType } from "@courtside/contracts/domain/access.ts";
import { type MockFetch, type MockHandler, mockApi } from "@courtside/contracts/mock-api/mock-api.ts";
import { on } from "@courtside/contracts/mock-api/on.ts";

type Release = PlatformRemote["releases"][number];

const release = (version: string, released_at: string, given: Partial<Release> = {}): Release => ({
  version,
  released_at,
  who: "Ada Okafor",
  commit: "1a2b3c4",
  without_checks: null,
  only_canary: false,
  errors: 0,
  error_clubs: 0,
  loads: 0,
  median_ms: null,
  p95_ms: null,
  ...given,
});

const booking: PlatformRemote = {
  name: "mf-booking",
  live: "1.4.0-5e1f09ab",
  previous: "1.3.2-77aa0c12",
  canary: {
    version: "1.5.0-c0ffee01",
    since: "2026-03-10T12:10:00.000Z",
    audience: { share: 10, staff: true },
    health: { pages: 412, errors: 2 },
    live_health: { pages: 3_820, errors: 9 },
  },
  releases: [
    release("1.5.0-c0ffee01", "2026-03-10T12:10:00.000Z", {
      ...{ only_canary: true, errors: 2, error_clubs: 1, loads: 398, median_ms: 250, p95_ms: 1_000 },
    }),
    release("1.4.0-5e1f09ab", "2026-03-07T09:30:00.000Z", { errors: 21, loads: 24_310, median_ms: 250, p95_ms: 2_000 }),
    release("1.3.2-77aa0c12", "2026-02-24T15:02:00.000Z", {
      ...{ errors: 4, loads: 1_204, median_ms: 500, p95_ms: 2_000 },
      without_checks: "the court's lights stayed on",
    }),
  ],
  screens: [
    { screen: "book", kib: 61.2, budget_kib: 64 },
    { screen: "bookings", kib: 58.4, budget_kib: 59 },
    { screen: "dashboard", kib: 22, budget_kib: 30 },
    { screen: "waitlist", kib: 18.1, budget_kib: 30 },
  ],
};

const coach: PlatformRemote = {
  name: "mf-coach",
  live: "1.4.0-0badc0de",
  previous: null,
  canary: null,
  releases: [
    release("1.4.0-0badc0de", "2026-03-07T09:31:00.000Z", {
      ...{ who: null, commit: null, loads: 8_113, median_ms: 250, p95_ms: 1_000 },
    }),
  ],
  screens: [{ screen: "coaches", kib: 31.7, budget_kib: null }],
};

export const fakePlatform: PlatformRemotes = {
  days: 7,
  may_change: true,
  shell: "1.4.0-91ab44f0",
  overrides: { allowed: false, origins: [] },
  remotes: [booking, coach],
  history: [
    {
      ...{ at: "2026-03-10T12:10:00.000Z", remote: "mf-booking", version: "1.5.0-c0ffee01", what: "canary" },
      ...{ who: "Ada Okafor", commit: "1a2b3c4", audience: { share: 10, staff: true }, reason: null },
    },
    {
      ...{ at: "2026-03-09T17:44:00.000Z", remote: "mf-coach", version: "1.5.0-dead0001", what: "withdrawn" },
      ...{ who: "error rate", commit: null, audience: null },
      reason: "7 failures on 120 pages; the live release 1.4.0-0badc0de: 2 failures on 1804 pages",
    },
  ],
  errors: [
    {
      ...{ remote: "mf-booking", version: "1.4.0-5e1f09ab", kind: "chunk", screen: "book", times: 21 },
      last_at: "2026-03-10T11:00:00.000Z",
    },
  ],
};

type GivenClub = Partial<PlatformClub> & { status?: AccessType | "closed" };

const club = (number: number, given: GivenClub): PlatformClub => ({
  id: `cccccccc-0000-4000-8000-00000000000${number}`,
  name: "Riverside Tennis",
  status: "paid",
  plan: "pro",
  members: 412,
  courts: 8,
  bookings: 1_906,
  founded_at: "2025-09-01T08:00:00.000Z",
  ...given,
});

export const fakeClubs: PlatformClub[] = [
  club(1, { name: "Hillside Padel", status: "trial", plan: null, members: 37, courts: 3, bookings: 88 }),
  club(2, {}),
  club(3, { name: "Westend Pickleball", status: "suspended", members: 120, courts: 6, bookings: 12 }),
];

const usageOf = ({ id, name, status, plan, members, courts, bookings }: PlatformClub): PlatformClubUsage => ({
  ...{ id, name, status, plan, members, courts, bookings },
  suspension: status === "suspended" ? { since: "2026-03-01T10:00:00.000Z", reason: "Unpaid since January" } : null,
  active_people: Math.round(members * 0.6),
  last_booking_at: "2026-03-10T12:55:00.000Z",
  rejections: 31,
  notices_sent: 2_240,
  notices_failed: 3,
  tables: [
    { name: "audit_log", rows: 41_200 },
    { name: "bookings", rows: 22_804 },
    { name: "memberships", rows: members },
    { name: "courts", rows: courts },
  ],
});

/** An installation in memory, as its operator sees it. */
export function fakePlatformApi(given: PlatformRemotes = fakePlatform, instead?: MockHandler): MockFetch {
  let platform = given;
  let clubs = fakeClubs;
  const set = (id: string, status: string) => {
    clubs = clubs.map((each) => (each.id === id ? { ...each, status } : each));
    return usageOf(found(id));
  };
  const found = (id: string) => clubs.find((each) => each.id === id) ?? club(9, { id });
  return mockApi(
    ...(instead ? [instead] : []),
    on("get", "/platform/remotes", ({ response }) => response(200, platform)),
    on("post", "/platform/remotes/{name}/changes", ({ path: { name }, body, response }) => {
      const live = body.what === "withdraw" ? undefined : body.version;
      platform = {
        ...platform,
        remotes: platform.remotes.map((one) =>
          one.name === name
            ? {
                ...one,
                live: live ?? one.live,
                previous: one.live,
                canary: body.what === "rollback" ? one.canary : null,
              }
            : one,
        ),
      };
      return response(200, platform);
    }),
    on("get", "/platform/clubs", ({ query, response }) => {
      const { text = "", status = "" } = query as { text?: string; status?: string };
      const data = clubs.filter(
        (each) => each.name.toLowerCase().includes(text.toLowerCase()) && (status === "" || each.status === status),
      );
      return response(200, { data, total: data.length });
    }),
    on("get", "/platform/clubs/{id}", ({ path: { id }, response }) => response(200, usageOf(found(id)))),
    on("post", "/platform/clubs/{id}/suspension", ({ path: { id }, response }) => response(200, set(id, "suspended"))),
    on("delete", "/platform/clubs/{id}/suspension", ({ path: { id }, response }) => response(200, set(id, "paid"))),
  );
}

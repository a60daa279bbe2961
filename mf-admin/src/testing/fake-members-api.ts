import type { AskedToJoin, EndingWithRole, Member } from "@courtside/contracts/api/client.ts";
import { type MockFetch, mockApi } from "@courtside/contracts/mock-api/mock-api.ts";
import { on } from "@courtside/contracts/mock-api/on.ts";
import { type RuleViolation, rejectChanges } from "@courtside/contracts/mock-api/responses.ts";
import { fakeAdmin, fakeAdminClub } from "./fake-club.ts";

const NAMES = [
  "Maya Chen",
  "Tom Ferreira",
  "Ines Duarte",
  "Sam Whitlock",
  "Priya Raman",
  "Bartholomew Featherstonehaugh",
];
const ROLES = ["member", "coach", "front_desk"] as const;

const others: Member[] = NAMES.map((name, at) => ({
  id: `dddddddd-0000-4000-8000-0000000001${String(at).padStart(2, "0")}`,
  name,
  full_name: name,
  email: `${name.toLowerCase().replace(" ", ".")}@riverside.test`,
  role: ROLES[at % ROLES.length] ?? "member",
  joined_at: new Date(Date.parse("2026-03-09T15:00:00Z") - at * 9 * 86_400_000).toISOString(),
  photos: false,
  mail_mark: null,
}));

const { id, name, full_name, email } = fakeAdmin.profile;
const own: Member = {
  id,
  name,
  full_name,
  email,
  role: "admin",
  joined_at: "2025-11-02T15:00:00Z",
  photos: false,
  mail_mark: null,
};

export const fakeMembers: Member[] = [...others, own];

export const fakeJoinRequests: AskedToJoin[] = [
  {
    id: "dddddddd-0000-4000-8000-000000000201",
    full_name: "Noor Haddad",
    email: "noor@haddad.test",
    created_at: "2026-03-08T15:00:00Z",
    was_member: false,
  },
  {
    id: "dddddddd-0000-4000-8000-000000000202",
    full_name: "Kofi Mensah",
    email: "kofi@mensah.test",
    created_at: "2026-03-09T15:00:00Z",
    was_member: true,
  },
];

/** The first one's address bounces, the second one complained. */
export const fakeMarkedMembers: Member[] = fakeMembers.map((each, at) =>
  at > 1 ? each : { ...each, mail_mark: { is_complaint: at === 1, since: "2026-03-09T15:00:00Z" } },
);

const NOTHING_AHEAD: EndingWithRole = {
  bookings: 0,
  lessons: 0,
  lesson_requests: 0,
  events: 0,
  has_hours: false,
  waitlist_entries: 0,
  invitations: 0,
};

interface FakeMembers {
  members?: Member[];
  joinRequests?: AskedToJoin[];
  /** The size of the whole list, if it is longer than the loaded part. */
  total?: number;
  /** How many requests to join there are, if more than are listed. */
  asking?: number;
  /** What a coach has ahead. */
  ahead?: EndingWithRole;
  /** Rejects every change with this. */
  reject?: RuleViolation;
}

/** A club's members in memory: roles change, removed members are gone, approved ones have joined. */
export function fakeMembersApi({
  members = fakeMembers,
  joinRequests = [],
  total,
  asking,
  ahead = NOTHING_AHEAD,
  reject,
}: FakeMembers = {}): MockFetch {
  let kept = [...members];
  let waiting = [...joinRequests];
  const taken = (id: string) => {
    const person = waiting.find((each) => each.id === id);
    waiting = waiting.filter((each) => each !== person);
    return person;
  };
  return mockApi(
    on("post", "/members/{user_id}/preview", ({ path, body, response }) => {
      const isCoach = kept.find(({ id }) => id === path.user_id)?.role === "coach";
      const bookings = body.role ? 0 : 2;
      return response(200, { ...(isCoach ? ahead : NOTHING_AHEAD), bookings });
    }),
    rejectChanges(reject),
    on("get", "/members", ({ query: { q = "", role, sort }, response }) => {
      const found = kept.filter(
        (each) =>
          `${each.name} ${each.email}`.toLowerCase().includes(q.toLowerCase()) && (role ?? each.role) === each.role,
      );
      if (sort === "name") found.sort((a, b) => a.name.localeCompare(b.name));
      return response(200, { data: found, next_cursor: total ? "more" : null, total: total ?? found.length });
    }),
    on("patch", "/members/{user_id}", ({ path, body, response }) => {
      kept = kept.map((each) =>
        each.id === path.user_id ? { ...each, ...body, ...(body.full_name && { name: body.full_name }) } : each,
      );
      return response(200, kept.find(({ id }) => id === path.user_id) ?? own);
    }),
    on("delete", "/members/{user_id}/mail-mark", ({ path, response }) => {
      kept = kept.map((each) => (each.id === path.user_id ? { ...each, mail_mark: null } : each));
      return response(200, kept.find(({ id }) => id === path.user_id) ?? own);
    }),
    on("post", "/members/{user_id}/remove", ({ path, response }) => {
      kept = kept.filter(({ id }) => id !== path.user_id);
      return response(200, { id: path.user_id, canceled_bookings: 2 });
    }),
    on("get", "/join-requests/pending", ({ response }) =>
      response(200, { data: waiting, total: asking ?? waiting.length }),
    ),
    on("post", "/join-requests/{id}/approve", ({ path: { id }, response }) => {
      const { full_name = "", email = "" } = taken(id) ?? {};
      const joined = { role: "member" as const, joined_at: "2026-03-10T15:00:00Z", photos: false, mail_mark: null };
      kept = [{ id, name: full_name, full_name, email, ...joined }, ...kept];
      return response(200, { id, status: "admitted" });
    }),
    on("post", "/join-requests/{id}/decline", ({ path: { id }, response }) => {
      taken(id);
      return response(200, { id, status: "declined" });
    }),
    on("get", "/club", ({ response }) => response(200, fakeAdminClub)),
    on("get", "/invitations", ({ response }) => response(200, { data: [], next_cursor: null, total: 0 })),
  );
}

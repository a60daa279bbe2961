import type { AskedToJoin, Member } from "@courtside/contracts/api/client.ts";
import { fakeAdmin } from "./fake-club.ts";

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
}));

const { id, name, full_name, email } = fakeAdmin.profile;
const own: Member = { id, name, full_name, email, role: "admin", joined_at: "2025-11-02T15:00:00Z" };

export const fakeMembers: Member[] = [...others, own];

export const fakeAsked: AskedToJoin[] = [
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

interface FakeMembers {
  members?: Member[];
  asked?: AskedToJoin[];
  /** Of the whole list, where it is longer than what is here. */
  total?: number;
  /** Answers every change with this code. */
  refuse?: { status: number; code: string; message: string };
}

/** A club's people in memory: roles change, who is removed is gone, who is approved has joined. */
export function fakeMembersApi({ members = fakeMembers, asked = [], total, refuse }: FakeMembers = {}): typeof fetch {
  let kept = [...members];
  let waiting = [...asked];
  const page = (query: URLSearchParams) => {
    const text = query.get("q")?.toLowerCase() ?? "";
    const found = kept.filter(
      (each) =>
        `${each.name} ${each.email}`.toLowerCase().includes(text) && (query.get("role") ?? each.role) === each.role,
    );
    return Response.json({ data: found, next_cursor: total ? "more" : null, total: total ?? found.length });
  };
  return async (input) => {
    const request = input instanceof Request ? input : new Request(input);
    const { pathname, searchParams } = new URL(request.url);
    if (pathname.endsWith("/join-requests/pending")) return Response.json({ data: waiting });
    if (pathname.endsWith("/invitations")) return Response.json({ data: [], next_cursor: null });
    if (request.method === "GET") return page(searchParams);
    if (refuse) return Response.json({ ...refuse, requestId: "req_7f3a" }, { status: refuse.status });
    const of = (each: { id: string }) => pathname.includes(each.id);
    if (pathname.includes("/join-requests/")) {
      const person = waiting.find(of);
      waiting = waiting.filter((each) => each !== person);
      if (person && pathname.endsWith("/approve")) {
        const { id, full_name, email } = person;
        kept = [{ id, name: full_name, full_name, email, role: "member", joined_at: "2026-03-10T15:00:00Z" }, ...kept];
      }
      return Response.json({ id: person?.id, status: pathname.endsWith("/approve") ? "admitted" : "declined" });
    }
    const member = kept.find(of);
    if (pathname.endsWith("/remove")) {
      kept = kept.filter((each) => each !== member);
      return Response.json({ id: member?.id, canceled_bookings: 2 });
    }
    const changed = { ...member, ...(await request.json()) };
    kept = kept.map((each) => (each === member ? changed : each));
    return Response.json(changed);
  };
}

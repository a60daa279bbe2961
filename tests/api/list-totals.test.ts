import { beforeAll, expect, test } from "vitest";
import { call } from "../support/call.ts";
import { makeClub, ownerSql, type TestClub, type TestPerson } from "../support/world.ts";

let club: TestClub;
let members: TestPerson[];

/** Three of each in the club, of which a list of one page shows two; another club has one of each. */
beforeAll(async () => {
  const other = await makeClub();
  club = await makeClub();
  members = [await club.person("member"), await club.person("member"), await club.person("member")];
  await fill(other, [other.member]);
  await fill(club, members);
});

async function fill({ id, courts, admin, coach }: TestClub, people: readonly TestPerson[]): Promise<void> {
  const court = courts[0]?.id ?? "";
  for (const [at, person] of people.entries()) {
    const start = ownerSql`date_trunc('day', now()) + make_interval(days => ${3 + at})`;
    await ownerSql`
      insert into invitations (club_id, email, full_name, role, invited_by, expires_at)
      values (${id}, ${`in.${person.email}`}, 'In Vited', 'member', ${admin.id}, now() + interval '1 day')`;
    await ownerSql`
      insert into waitlist_entries (club_id, user_id, requested_date, sport)
      values (${id}, ${person.id}, current_date + 3, 'tennis')`;
    await ownerSql`
      insert into lesson_requests (club_id, member_id, coach_id, preferred_date, preferred_time)
      values (${id}, ${person.id}, ${coach.id}, current_date + 3, '10:00')`;
    await ownerSql`
      insert into club_news (club_id, type, priority, title, body, author_id) values (${id}, 'info', 'low', 'News', 'Text', ${admin.id})`;
    await ownerSql`
      insert into court_blocks (club_id, court_id, starts_at, ends_at, created_by)
      values (${id}, ${court}, ${start}, ${start} + interval '1 hour', ${admin.id})`;
    await ownerSql`
      with event as (
        insert into events (club_id, title, court_id, max_attendees, created_by) values (${id}, 'Clinic', ${court}, 4, ${admin.id}) returning id
      )
      insert into event_dates (club_id, event_id, court_id, number, starts_at, ends_at)
      select ${id}, id, ${court}, 0, ${start} + interval '2 hours', ${start} + interval '3 hours' from event`;
  }
}

interface List {
  data: unknown[];
  next_cursor: string | null;
  total: number | null;
}

async function read(path: string, query: Record<string, string>): Promise<List> {
  const { status, body } = await call(path, { token: club.admin.token, query });
  expect(status).toBe(200);
  return body as unknown as List;
}

test.each(["/invitations", "/waitlist", "/lesson-requests", "/news", "/court-blocks", "/events"])(
  "the first page of %s says how many there are in all, the next one does not count again",
  async (path) => {
    const first = await read(path, { limit: "2" });
    expect([first.data.length, first.total]).toEqual([2, 3]);
    const second = await read(path, { limit: "2", cursor: first.next_cursor ?? "" });
    expect(second).toMatchObject({ data: [{}], next_cursor: null, total: null });
  },
);

test.each([
  ["/waitlist", { sport: "tennis" }, 3],
  ["/waitlist", { sport: "padel" }, 0],
  ["/lesson-requests", { status: "decided" }, 0],
  ["/lesson-requests", { status: "pending" }, 3],
  ["/news", { status: "retired" }, 0],
  ["/court-blocks", { when: "past" }, 0],
  ["/events", { when: "past" }, 0],
  ["/events", { scope: "registered" }, 0],
])("the total of %s is that of its filter %o", async (path, filter, total) => {
  expect((await read(path, { limit: "1", ...filter })).total).toBe(total);
});

test("a member's total is of their own requests", async () => {
  const { body } = await call("/lesson-requests", { token: members[0]?.token ?? "" });
  expect([body.total, body.pending_count]).toEqual([1, 1]);
});

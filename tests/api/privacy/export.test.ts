import { expect, test, vi } from "vitest";
import { call } from "../../support/call.ts";
import { mailsSentTo } from "../../support/mails-sent.ts";
import { dateFromNow, makeClub, ownerSql, type TestPerson } from "../../support/world.ts";
import { POLL_OPTIONS } from "../auth/accounts.ts";

const order = ({ token }: TestPerson) => call("/me/export", { method: "POST", token });
const exportsOf = async ({ token }: TestPerson) =>
  (await call("/me/exports", { token })).body.data as { id: string; status: string; expires_at: string | null }[];
const read = ({ token }: TestPerson, id: string, format = "json") =>
  call(`/me/exports/${id}`, { token, query: { format } });

test("a member gets everything about them, by a mailed link that only they can open, until it expires", async () => {
  const club = await makeClub();
  const { member } = club;
  const partner = await club.person("member", "<b>Pat</b> Partner");
  const [court] = club.courts;
  const input = { court_id: court?.id, start_time: `${dateFromNow(2)}T10:00`, players: [{ user_id: partner.id }] };
  expect((await call("/bookings", { method: "POST", token: member.token, body: input })).status).toBe(201);
  const chosen = { directory: true, photos: false, marketing: true };
  for (const [kind, is_given] of Object.entries(chosen)) {
    const decided = await call(`/me/consents/${kind}`, { method: "PUT", token: member.token, body: { is_given } });
    expect(decided.status, decided.text).toBe(200);
  }
  const ordered = await order(member);
  expect([ordered.status, ordered.body.expires_at]).toEqual([202, null]);
  const id = String(ordered.body.id);
  expect(await mailsSentTo(member.email)).toEqual(["data_export"]);
  expect(await exportsOf(member)).toMatchObject([{ id, status: "ready", expires_at: expect.any(String) }]);

  const json = await read(member, id);
  expect(json.headers.get("content-disposition")).toContain("my-data.json");
  expect(json.headers.get("cache-control")).toBe("no-store");
  const { account, sign_in, records, truncated } = json.body as Record<string, Record<string, unknown>>;
  expect(truncated).toEqual([]);
  expect(account).toMatchObject({ id: member.id, email: member.email, full_name: member.name });
  expect(sign_in?.sessions).toHaveLength(1);
  expect(records?.bookings).toMatchObject([{ court: court?.name, club: expect.stringContaining("Club") }]);
  expect(records?.memberships).toMatchObject([{ role: "member" }]);
  const consents = (records?.consents ?? []) as { kind: string; is_given: boolean }[];
  expect(Object.fromEntries(consents.map(({ kind, is_given }) => [kind, is_given]))).toEqual(chosen);
  for (const each of consents) {
    expect(each).toMatchObject({ wording: 1, decided_at: expect.any(String), club: expect.stringContaining("Club") });
  }
  const actions = ((records?.audit_log ?? []) as { action: string }[]).map(({ action }) => action);
  expect(actions.toSorted()).toEqual([
    "booking.created",
    "data_export_requested",
    ...Object.keys(chosen).map(() => "person.consent_decided"),
  ]);
  expect(Object.keys(records ?? {})).not.toContain("staff_pins");
  expect(json.text).not.toMatch(/_hash|secret/);

  const [theirs] = [await order(partner)];
  await vi.waitFor(async () => expect((await exportsOf(partner))[0]?.status).toBe("ready"), POLL_OPTIONS);
  const page = await read(partner, String(theirs?.body.id), "html");
  expect(page.headers.get("content-type")).toContain("text/html");
  expect(page.text).toContain("&lt;b&gt;Pat&lt;/b&gt; Partner");
  expect(page.text).toContain("Bookings in which you play");
  expect(page.text, "nothing is left as JSON").not.toMatch(/\{&quot;|\[/);
  expect(page.text).not.toContain(member.email);

  expect((await read(partner, id)).status).toBe(404);
  await ownerSql`update auth.person_exports set expires_at = now() - interval '1 second' where id = ${id}`;
  expect((await read(member, id)).status).toBe(404);
  expect(await exportsOf(member)).toEqual([]);
});

test("of a table with too many rows the newest are there, and the export and its page name it", async () => {
  const { id: club_id, coach } = await makeClub();
  await ownerSql`
    insert into coach_time_off (club_id, user_id, starts_on, ends_on, created_at, note)
    select ${club_id}, ${coach.id}, '2026-01-01', '2026-01-01', now() - make_interval(mins => (nth * 7919) % 20001), (nth * 7919) % 20001
    from generate_series(1, 20001) as nth`;
  const id = String((await order(coach)).body.id);
  await vi.waitFor(async () => expect((await exportsOf(coach))[0]?.status).toBe("ready"), POLL_OPTIONS);
  const { records, truncated } = (await read(coach, id)).body as {
    records: Record<string, { note: string }[]>;
    truncated: string[];
  };
  expect(truncated).toEqual(["coach_time_off"]);
  const notes = records.coach_time_off?.map(({ note }) => Number(note));
  expect(notes).toEqual(Array.from({ length: 20_000 }, (_, minutesAgo) => minutesAgo));
  const page = (await read(coach, id, "html")).text;
  expect(page).toContain("The newest rows alone are here of: Coach time off (20,000).");
  expect(page).not.toContain("Everything that");
});

test("one is made at a time, and three a day", async () => {
  const { member } = await makeClub();
  await ownerSql`insert into auth.person_exports (user_id, caller, next_at) values (${member.id}, '{}', 'infinity')`;
  const [one, two] = [await order(member), await order(member)];
  expect(one.body.id).toBe(two.body.id);
  const made = { content: ownerSql.json({}), made_at: new Date(), expires_at: new Date(Date.now() + 1_000_000) };
  await ownerSql`update auth.person_exports set ${ownerSql(made)} where user_id = ${member.id}`;
  for (let each = 0; each < 2; each++) {
    await ownerSql`insert into auth.person_exports ${ownerSql({ ...made, user_id: member.id, caller: ownerSql.json({}) })}`;
  }
  const fourth = await order(member);
  expect([fourth.status, fourth.rejection.code]).toEqual([429, "over_request_rate_limit"]);
});

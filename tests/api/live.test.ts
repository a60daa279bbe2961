import { describe, expect, onTestFinished, test } from "vitest";
import { call } from "../support/call.ts";
import { openLive } from "../support/live-stream.ts";
import { tokenFor } from "../support/tokens.ts";
import { book, cancel } from "../support/try-booking.ts";
import { apiUrl, makeClub, openSession, ownerSql, type TestPerson } from "../support/world.ts";

const now = "2026-07-15T12:00:00Z";
const start_time = "2026-07-16T10:00";

async function listen(person: Pick<TestPerson, "id" | "token">, options = {}) {
  const stream = await openLive(person, apiUrl, options);
  onTestFinished(() => stream.close());
  return stream;
}

describe("changes of one person reach the others of the club", () => {
  test("a booking reaches another's stream as ids and dates and no more", async () => {
    const { member, coach, courts } = await makeClub();
    const stream = await listen(coach);
    const made = await book(member, { court_id: courts[0]?.id, start_time }, now);
    const heard = await stream.next();
    expect(made.status).toBe(201);
    expect(heard).toEqual({
      event: "change",
      data: { topic: "bookings", dates: ["2026-07-16"], court_id: courts[0]?.id },
    });
  });

  test("so do its cancellation, a new court and a changed one, in this order", async () => {
    const { member, admin, courts } = await makeClub();
    const stream = await listen(member);
    const made = await book(member, { court_id: courts[0]?.id, start_time }, now);
    await cancel(admin, made.body.id, { now });
    const added = await call("/courts", { method: "POST", token: admin.token, body: { name: "New", sport: "tennis" } });
    await call(`/courts/${added.body.id}`, { method: "PATCH", token: admin.token, body: { is_active: false } });
    const topics: unknown[] = [];
    for (let count = 0; count < 4; count++) topics.push((await stream.next()).data.topic);
    expect(topics).toEqual(["bookings", "bookings", "courts", "courts"]);
  });

  test("a stream begins with how long ago the club's last change was, so that what came between a read and the stream is read again", async () => {
    const [{ member, admin }, other] = [await makeClub(), await makeClub()];
    const watching = await listen(member);
    const item = { type: "info", priority: "low", title: "Nets", body: "There are new nets." };
    await call("/news", { method: "POST", token: admin.token, body: item });
    await watching.next();
    const first = async ({ token }: TestPerson) => {
      const response = await fetch(`${apiUrl}/api/v1/live`, { headers: { authorization: `Bearer ${token}` } });
      const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
      const { value = "" } = (await reader?.read()) ?? {};
      await reader?.cancel();
      return value;
    };
    expect(await first(member)).toMatch(/^event: ready\ndata: \{"heard_ago":\d{1,5}\}\n\n$/);
    expect(await first(other.member)).toBe("event: ready\ndata: {}\n\n");
  });

  test("HEAD opens no stream that nothing would end, and of one session's streams the oldest makes room", async () => {
    const { member } = await makeClub();
    const headers = { authorization: `Bearer ${member.token}` };
    const head = await fetch(`${apiUrl}/api/v1/live`, { method: "HEAD", headers });
    expect([head.status, head.headers.get("content-type")]).toEqual([200, "text/event-stream"]);
    const oldest = await listen(member);
    for (let opened = 0; opened < 64; opened++) {
      const { body } = await fetch(`${apiUrl}/api/v1/live`, { headers });
      onTestFinished(() => void body?.cancel());
    }
    expect(await oldest.rest()).toEqual([]);
  });

  test("news are announced, and their text is only sent on request", async () => {
    const { member, admin } = await makeClub();
    const stream = await listen(member);
    const item = { type: "info", priority: "low", title: "Nets", body: "There are new nets." };
    await call("/news", { method: "POST", token: admin.token, body: item });
    expect(await stream.next()).toEqual({ event: "change", data: { topic: "news" } });
  });

  test("a rejected change is not announced: the next message is the next real change", async () => {
    const { member, coach, courts } = await makeClub();
    const stream = await listen(member);
    await book(member, { court_id: courts[0]?.id, start_time }, now);
    expect((await stream.next()).data.court_id).toBe(courts[0]?.id);
    expect((await book(coach, { court_id: courts[0]?.id, start_time }, now)).status).toBe(409);
    expect((await book(coach, { court_id: courts[1]?.id, start_time }, now)).status).toBe(201);
    expect((await stream.next()).data.court_id).toBe(courts[1]?.id);
  });

  test("another club's stream is silent", async () => {
    const [ours, theirs] = await Promise.all([makeClub(), makeClub()]);
    const stream = await listen(theirs.admin);
    for (const hour of [10, 11]) {
      const input = { court_id: ours.courts[0]?.id, start_time: `2026-07-16T${hour}:00` };
      expect((await book(ours.member, input, now)).status).toBe(201);
    }
    await book(theirs.member, { court_id: theirs.courts[0]?.id, start_time }, now);
    expect((await stream.next()).data.court_id).toBe(theirs.courts[0]?.id);
  });

  test("every listener of the club gets it", async () => {
    const { member, courts, person } = await makeClub();
    const people = await Promise.all(Array.from({ length: 20 }, () => person("member")));
    const streams = await Promise.all(people.map(listen));
    await book(member, { court_id: courts[0]?.id, start_time }, now);
    const heard = await Promise.all(streams.map((stream) => stream.next()));
    expect(new Set(heard.map((message) => message.data.court_id))).toEqual(new Set([courts[0]?.id]));
  });
});

describe("a stream lasts as long as the right to it", () => {
  test("it ends with the token", async () => {
    const { member } = await makeClub();
    const token = await tokenFor(member, 6);
    const stream = await listen({ id: member.id, token });
    expect(await stream.rest()).toEqual([]);
  });

  test.each([
    ["a canceled subscription", (end: Date) => ({ subscription_status: "canceled", subscription_ends_at: end })],
    [
      "the grace of a payment that failed",
      (end: Date) => ({ subscription_status: "past_due", past_due_since: new Date(end.getTime() - 7 * 86_400_000) }),
    ],
    ["the trial", (end: Date) => ({ subscription_status: "none", trial_expires_at: end })],
  ])("it ends with the club's access: %s", async (_, columnsOf) => {
    const { id, member } = await makeClub();
    const columns = columnsOf(new Date(Date.now() + 4_000));
    await ownerSql`update clubs set ${ownerSql(columns)} where id = ${id}`;
    const stream = await listen(member);
    expect(await stream.rest()).toEqual([]);
    expect((await call("/courts", { token: member.token })).status).toBe(402);
  });

  test("it ends with its session, whatever ended that, and no other stream of the person does", async () => {
    const { member, coach, courts } = await makeClub();
    const again = await openSession(member.id, member.email);
    const [here, there] = await Promise.all([listen(member), listen({ id: member.id, token: again.token })]);
    const signedOut = await fetch(`${apiUrl}/auth/v1/logout?scope=local`, {
      method: "POST",
      headers: { authorization: `Bearer ${member.token}`, "content-type": "application/json" },
    });
    expect(signedOut.status).toBe(204);
    expect(await here.rest()).toEqual([]);
    await book(coach, { court_id: courts[0]?.id, start_time }, now);
    expect((await there.next()).data.topic).toBe("bookings");
    await ownerSql`delete from auth.sessions where user_id = ${member.id}`;
    expect(await there.rest()).toEqual([]);
  });

  test("it ends when the person's rights change, and the others' stay", async () => {
    const { id, member, coach, courts } = await makeClub();
    const [theirs, others] = await Promise.all([listen(member), listen(coach)]);
    const notification = JSON.stringify({ club_id: id, topic: "members", user_id: member.id });
    await ownerSql`select pg_notify('courtside_live', ${notification})`;
    expect(await theirs.rest()).toEqual([{ event: "change", data: { topic: "members" } }]);
    expect(await others.next()).toEqual({ event: "change", data: { topic: "members" } });
    await book(coach, { court_id: courts[0]?.id, start_time }, now);
    expect((await others.next()).data.topic).toBe("bookings");
  });

  test("without a session 401, without a club 403: no stream at all", async () => {
    expect((await call("/live")).status).toBe(401);
    const { member } = await makeClub();
    await ownerSql`update memberships set left_at = now() where user_id = ${member.id}`;
    expect((await call("/live", { token: member.token })).status).toBe(403);
  });

  test("a club without access only gets changes of the club itself, such as its reopening", async () => {
    const { id, coach } = await makeClub({ rules: { subscription_status: "none" } });
    const stream = await listen(coach, { topic: "club" });
    for (const topic of ["bookings", "members", "club"])
      await ownerSql`select pg_notify('courtside_live', ${JSON.stringify({ club_id: id, topic })})`;
    expect(await stream.next()).toEqual({ event: "change", data: { topic: "club" } });
  });
});

test("an idle stream is kept alive by a heartbeat", async () => {
  const { member } = await makeClub();
  const stream = await listen(member, { hasHeartbeats: true });
  expect(await stream.next()).toEqual({ event: "comment", data: {} });
});

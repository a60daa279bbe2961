import { expect, test } from "vitest";
import { call } from "../../support/call.ts";
import type { LoadClub } from "../../support/load-club.ts";
import { dateFromNow } from "../../support/world.ts";
import { addressOf, startNoticeWorld } from "./notice-world.ts";

const world = await startNoticeWorld();
const { sql, mail } = world;
const api = await world.start();

const DAY = dateFromNow(3);
const OWN = { subject: "{court} is yours", text: "Hello,\n\n{court}\n{time}\n\nBring <b>clean</b> shoes." };

function people({ members: [admin, member, other] }: LoadClub) {
  if (!admin || !member || !other) throw new Error("three people are there");
  return { admin, member, other };
}

const send = (method: string, path: string, token: string, body?: unknown) =>
  call(path, { method, url: api.url, token, body });
const saveText = (token: string, body: object) => send("PUT", "/club/mail-texts/booking_made", token, body);
const book = (club: LoadClub, token: string, time: string, more: object = {}) =>
  send("POST", "/bookings", token, { court_id: club.courtIds[0], start_time: `${DAY}T${time}`, ...more });

test("a club's own text goes out in its colors and as plain text, until it is reset", async () => {
  const club = await world.club({ rules: { primary_color: "#0055AA", max_bookings_per_day: 5 } });
  const { admin, member } = people(club);
  const saved = await saveText(admin.token, { ...OWN, version: 0 });
  expect([saved.status, saved.body]).toMatchObject([200, { ...OWN, problem: null }]);
  expect(saved.body.version).toBeGreaterThan(0);
  await book(club, member.token, "09:00");
  const own = await mail.next(addressOf(member.id), { subject: /is yours$/ });
  expect(own.subject).toBe("Court 001 is yours");
  expect(own.text).toMatch(/Hello,\n\nCourt 001\n\w+day, .* 09:00 - 10:00/);
  expect(own.html).toContain("Bring &lt;b&gt;clean&lt;/b&gt; shoes.");
  expect(own.html).toContain("#0055AA");

  const second = await saveText(admin.token, { ...OWN, version: 0 });
  expect([second.status, second.body]).toMatchObject([409, { code: "settings_changed" }]);
  const reset = await send("DELETE", "/club/mail-texts/booking_made", admin.token);
  expect(reset.body).toMatchObject({ subject: "Booked: {court}, {time}", version: 0 });
  await book(club, member.token, "11:00");
  expect((await mail.next(addressOf(member.id), { subject: /^Booked: / })).text).toContain("You have booked a court");
});

test("who saves over what another admin has saved, reset or written again since is asked to look again", async () => {
  const club = await world.club();
  const { admin } = people(club);
  const first = await saveText(admin.token, { ...OWN, version: 0 });
  const again = await saveText(admin.token, { ...OWN, subject: "{court}", version: first.body.version });
  expect(again.status, again.text).toBe(200);
  const outdated = async (body: object) => {
    const { status, rejection } = await saveText(admin.token, { version: first.body.version, ...body });
    expect([status, rejection.code], JSON.stringify(body)).toEqual([409, "settings_changed"]);
  };
  // The usual text removes the club's own, and only that which its writer has seen.
  const { product } = again.body as { product: object };
  await outdated(product as object);
  await outdated({ ...product, version: 0 });
  const reset = await saveText(admin.token, { ...product, version: again.body.version });
  expect([reset.status, reset.body.version], reset.text).toEqual([200, 0]);
  expect((await saveText(admin.token, { ...product, version: 0 })).status).toBe(200);

  // A release before began with 1, and another text may be the first again.
  await sql`
    insert into club_mail_texts (club_id, kind, subject, body, version)
    values (${club.clubId}, 'booking_made', 'Old {court}', '{time}', 1)`;
  await send("DELETE", "/club/mail-texts/booking_made", admin.token);
  expect((await saveText(admin.token, { ...OWN, version: 0 })).status).toBe(200);
  await outdated({ ...OWN, version: 1 });
  await outdated(OWN);
});

test("what cannot be filled in or would leave the reader guessing is rejected by name", async () => {
  const club = await world.club();
  const { admin, member } = people(club);
  const rejected = async (change: object, field: string, message: RegExp) => {
    const { status, body } = await saveText(admin.token, { ...OWN, version: 0, ...change });
    expect([status, body], JSON.stringify(change)).toMatchObject([
      400,
      { message: expect.stringMatching(message), details: { field } },
    ]);
  };
  await rejected({ subject: "For {nmae}" }, "subject", /^\{nmae\} is not known here\. Use \{club\}/);
  await rejected({ text: "{time} {coach}" }, "text", /^\{coach\} is not known here/);
  await rejected({ text: "See you" }, "text", /must contain \{time\}/);
  await rejected({ subject: "Booked\r\nBcc: all@club.test" }, "subject", /./);
  await rejected({ subject: "x".repeat(201) }, "subject", /./);
  await rejected({ text: `{time}${"x".repeat(5000)}` }, "text", /./);
  const foreign = await send("PUT", "/club/mail-texts/broadcast", admin.token, { ...OWN, version: 0 });
  expect([foreign.status, foreign.body]).toMatchObject([400, { details: { field: "kind" } }]);
  expect((await saveText(member.token, { ...OWN, version: 0 })).status).toBe(403);
});

test("a preview shows the mail and saves nothing; every usual text can be previewed", async () => {
  const club = await world.club({ rules: { name: "Tom & Sons" } });
  const { admin } = people(club);
  const preview = (kind: string, body: object) => send("POST", `/club/mail-texts/${kind}/preview`, admin.token, body);
  const shown = await preview("booking_made", OWN);
  expect(shown.body).toMatchObject({ subject: "Court 2 is yours", heading: "Your court is booked" });
  expect((shown.body as { html: string }).html).toContain("Tom &amp; Sons");
  const { data } = (await send("GET", "/club/mail-texts", admin.token)).body as unknown as {
    data: { kind: string; subject: string; text: string; version: number; problem: string | null }[];
  };
  expect(data.length).toBeGreaterThan(25);
  expect(data.filter(({ version, problem }) => version > 0 || problem !== null)).toEqual([]);
  for (const { kind, subject, text } of data.filter((_each, at) => at % 9 === 0)) {
    const { status, body } = await preview(kind, { subject, text });
    expect([kind, status, JSON.stringify(body)]).toEqual([kind, 200, expect.not.stringMatching(/\{\w+\}/)]);
  }
});

test("guests get the usual text; a text whose placeholder is gone gives way to it", async () => {
  const club = await world.club({ rules: { max_bookings_per_day: 5 } });
  const { admin, member } = people(club);
  await sql`
    insert into club_mail_texts (club_id, kind, subject, body)
    values (${club.clubId}, 'booking_made', 'Old {gone}', '{time} {gone}'),
      (${club.clubId}, 'player_added', 'Own words', '{time} own words')`;
  const { data } = (await send("GET", "/club/mail-texts", admin.token)).body as unknown as {
    data: { kind: string; problem: string | null }[];
  };
  expect(data.find(({ kind }) => kind === "booking_made")?.problem).toMatch(/^\{gone\} is not known/);
  const address = `guest-${member.id}@guests.test`;
  const players = [{ guest_name: "Gina Guest", guest_email: address }];
  expect((await book(club, member.token, "09:00", { players })).status).toBe(201);
  expect((await mail.next(addressOf(member.id), { subject: /^Booked: / })).text).toContain("You have booked a court");
  const guest = await mail.next(address);
  expect([guest.subject, guest.text]).toEqual([
    expect.stringMatching(/^Playing: /),
    expect.not.stringContaining("own words"),
  ]);
});

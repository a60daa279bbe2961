import { expect, test } from "vitest";
import { call } from "../../support/call.ts";
import { dateFromNow } from "../../support/world.ts";
import { addressOf, POLL_OPTIONS, startNoticeWorld } from "./notice-world.ts";

const world = await startNoticeWorld();
const { sql, mail } = world;
const api = await world.start();

test("guests and players are mailed by name of their host; guests only for a member with a proved address", async () => {
  const club = await world.club({ rules: { name: "Riverside" } });
  const [, host, partner] = club.members;
  if (!host || !partner) throw new Error("three people are there");
  await sql`update users set full_name = 'Hal Host' where id = ${host.id}`;
  const bookWith = (token: string, time: string, players: unknown[]) => {
    const body = { court_id: club.courtIds[0], start_time: `${dateFromNow(3)}T${time}`, players };
    return call("/bookings", { method: "POST", url: api.url, token, body });
  };
  const guest = { guest_name: "Gus Guest", guest_email: "gus@guests.test" };
  const booked = await bookWith(host.token, "09:00", [guest, { user_id: partner.id }]);
  expect(booked.status).toBe(201);
  const invited = await mail.next("gus@guests.test");
  expect(invited.text).toContain("Hal Host has booked a court at Riverside and named you as a player:");
  expect(invited.text).not.toContain("/my-bookings");
  const partners = await mail.next(addressOf(partner.id));
  expect(partners.text).toContain("Hal Host has booked a court at Riverside");
  expect(partners.link?.pathname).toBe(`/my-bookings/${booked.body.id}`);

  await sql`update auth.users set email_confirmed_at = null where id = ${host.id}`;
  expect((await bookWith(host.token, "10:00", [{ ...guest, guest_email: "stranger@guests.test" }])).status).toBe(201);
  const stateOf = async () => {
    const [row] = await sql`select state, problem from notices where address = 'stranger@guests.test'`;
    return [row?.state, row?.problem];
  };
  await expect.poll(stateOf, POLL_OPTIONS).toEqual(["skipped", "unproven sender"]);

  // The account of a proved address is deleted: its guests still hear of what that cancels.
  await sql`update auth.users set email_confirmed_at = now(), deleted_at = now() where id = ${host.id}`;
  await sql`
    update notices set state = 'queued', problem = null, attempts = 0, ended_at = null, claim = null, handed_at = null, send_after = now()
    where address = 'stranger@guests.test'`;
  await world.hurry();
  expect((await mail.next("stranger@guests.test")).text).toContain("Hal Host has booked a court");
});

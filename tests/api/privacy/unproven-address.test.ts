import { expect, test, vi } from "vitest";
import { call } from "../../support/call.ts";
import { placesOf } from "../../support/search-database.ts";
import { dateFromNow, makeClub, openSession, ownerSql } from "../../support/world.ts";
import { POLL_OPTIONS } from "../auth/accounts.ts";
import { startMailApi } from "../auth/mail-api.ts";
import { clubInput, signUpClub } from "../clubs/signing-up.ts";
import { inviteOrFail } from "../invitations/inviting.ts";

const service = await startMailApi();
const NAME = "Zora Victim";
const MARK = "Desk note";

/** A club that knows the address of somebody without an account: as a guest, invited, in notices and in its texts. */
async function knowAddress(email: string) {
  const club = await makeClub();
  const { id: club_id } = club;
  const input = {
    ...{ court_id: club.courts[0]?.id, start_time: `${dateFromNow(2)}T10:00`, walk_in: true },
    players: [{ guest_name: NAME, guest_email: email }],
  };
  const booked = await call("/bookings", { method: "POST", token: club.front_desk.token, body: input });
  expect(booked.status, booked.text).toBe(201);
  await inviteOrFail(club.admin, email, "coach");
  const notice = { club_id, address: email, kind: "player_added", dedupe_key: MARK, details: ownerSql.json({}) };
  await ownerSql`insert into notices ${ownerSql({ ...notice, state: "sent", ended_at: new Date() })}`;
  await ownerSql`insert into bounced_addresses ${ownerSql({ club_id, address: email, problem: "full" })}`;
  await ownerSql`update clubs set contact_email = ${email}, welcome_message = ${`Write to ${email}`} where id = ${club_id}`;
  return club;
}

/** Everything that the club's tables hold with the address, and the rows beside it. */
const contentOf = async (id: string) =>
  Promise.all(
    ["guests", "invitations", "notices", "bounced_addresses", "booking_players"].map(
      (table) => ownerSql`select * from ${ownerSql(table)} where club_id = ${id} order by 1, 2`,
    ),
  ).then(async (rows) => [...rows, await ownerSql`select contact_email, welcome_message from clubs where id = ${id}`]);

async function foundUnproven(email: string) {
  const { status, body, text } = await signUpClub(service.api.url, clubInput({ email, admin_name: NAME }));
  expect(status, text).toBe(201);
  const [account] = await ownerSql<{ id: string }[]>`select id from auth.users where email = ${email}`;
  const as = (path: string, method = "GET", body_: unknown = undefined) =>
    call(path, { method, token: body.session.access_token, body: body_, url: service.api.url });
  return { id: account?.id ?? "", clubId: body.club.id, as };
}

type Exported = Record<string, { club_id?: string; club?: string; role?: string }[]>;

/** The content of an export that is ordered and read with `as`. */
async function exported(as: Awaited<ReturnType<typeof foundUnproven>>["as"]): Promise<Exported> {
  const { body, status, text } = await as("/me/export", "POST");
  expect(status, text).toBe(202);
  const content = await vi.waitFor(async () => {
    const read = await as(`/me/exports/${body.id}`);
    expect(read.status).toBe(200);
    return read.body;
  }, POLL_OPTIONS);
  return content.records as Exported;
}

test("who has not proven an address exports nothing that other clubs know about its owner; once proven, they do", async () => {
  const { email } = clubInput();
  const founder = await foundUnproven(email);
  const other = await knowAddress(email);
  const records = await exported(founder.as);
  expect(records.memberships).toMatchObject([{ club_id: founder.clubId, role: "admin" }]);
  expect(JSON.stringify(records)).not.toContain(other.id);
  for (const table of ["guests", "invitations", "bounced_addresses"]) expect(records[table]).toBeUndefined();

  await ownerSql`update auth.users set email_confirmed_at = now() where id = ${founder.id}`;
  await ownerSql`delete from auth.person_exports where user_id = ${founder.id}`;
  const { token } = await openSession(founder.id, email);
  const owned = await exported((path, method) => call(path, { method, token }));
  for (const table of ["guests", "invitations", "bounced_addresses", "notices"]) {
    expect(owned[table]?.map(({ club_id }) => club_id)).toContain(other.id);
  }
});

test("who has not proven an address erases what is their own, and changes nothing in other clubs", async () => {
  const { email } = clubInput();
  const founder = await foundUnproven(email);
  const other = await knowAddress(email);
  // Asking to join reaches the club no more than before: of an earlier release there may be such requests.
  await ownerSql`insert into join_requests (club_id, user_id) values (${other.id}, ${founder.id})`;
  const [court] = await ownerSql<{ id: string }[]>`select id from courts where club_id = ${founder.clubId} limit 1`;
  const booked = await founder.as("/bookings", "POST", { court_id: court?.id, start_time: `${dateFromNow(2)}T10:00` });
  expect(booked.status, booked.text).toBe(201);
  await ownerSql`update clubs set contact_email = ${email} where id = ${founder.clubId}`;
  const before = await contentOf(other.id);
  const closing = { close: true, club_name: "Riverside Courts" };
  expect((await founder.as("/club-closing", "PUT", closing)).status).toBe(200);

  const { status, body, text } = await founder.as("/me", "DELETE");
  expect([status, body], text).toEqual([200, { id: founder.id, canceled_bookings: 1 }]);
  expect(await contentOf(other.id)).toEqual(before);
  const [person] = await ownerSql`select email, full_name from users where id = ${founder.id}`;
  expect(person).toEqual({ email: `${founder.id}@deleted.invalid`, full_name: "Former member" });
  const [own] = await ownerSql`select contact_email from clubs where id = ${founder.clubId}`;
  expect(own?.contact_email).toBe("");
  expect([...(await ownerSql`select from join_requests where user_id = ${founder.id}`)]).toEqual([]);
  expect(await placesOf(founder.id)).not.toContain("auth.sessions.user_id");
});

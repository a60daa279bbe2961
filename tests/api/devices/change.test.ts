import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { call } from "../../support/call.ts";
import { addDevice, identifyByCode, makeDevice } from "../../support/device.ts";
import { makeClub, ownerSql, type TestPerson } from "../../support/world.ts";

const change = (id: string, { token }: Pick<TestPerson, "token">, body: object) =>
  call(`/devices/${id}`, { method: "PATCH", token, body });

test("a paired device follows a change with its next call, with the key that it has", async () => {
  const club = await makeClub();
  const [court, other] = club.courts;
  const device = await makeDevice(club, { finds_members: false, sports: ["tennis"], place: "Entrance" });
  const shown = async () => (await call("/devices/board", { token: device.token })).body;
  expect(await shown()).toMatchObject({ device: { name: "Lobby", finds_members: false } });

  const changed = await change(device.id, club.admin, {
    ...{ name: " Gate ", place: "South", court_ids: [other?.id], sports: [] },
    ...{ finds_members: true, accepts_pin: false, shows_names: true },
  });
  expect([changed.status, changed.body]).toMatchObject([200, { id: device.id, name: "Gate", place: "South" }]);
  expect(await shown()).toMatchObject({
    device: { name: "Gate", may_book: true, accepts_pin: false, shows_names: true, finds_members: true },
    courts: [{ id: other?.id }],
  });
  // What is absent stays.
  await change(device.id, club.admin, { court_ids: [court?.id] });
  expect(await shown()).toMatchObject({ device: { name: "Gate", finds_members: true }, courts: [{ id: court?.id }] });

  const trail = await ownerSql`
    select actor_id, subject_id, detail from audit_log where club_id = ${club.id} and action = 'device.changed' order by id`;
  expect(trail).toEqual([
    {
      actor_id: club.admin.id,
      subject_id: device.id,
      detail: {
        fields: expect.arrayContaining(["name", "place", "finds_members"]),
        before: {
          ...{ name: "Lobby", sports: ["tennis"], court_ids: [] },
          ...{ accepts_pin: true, shows_names: false, finds_members: false },
        },
        after: {
          ...{ name: "Gate", sports: [], court_ids: [other?.id] },
          ...{ accepts_pin: false, shows_names: true, finds_members: true },
        },
      },
    },
    expect.objectContaining({
      detail: { fields: ["court_ids"], before: { court_ids: [other?.id] }, after: { court_ids: [court?.id] } },
    }),
  ]);
  expect(JSON.stringify(trail)).not.toContain("Entrance");
});

test("a device that loses the right to book ends its members' sessions", async () => {
  const club = await makeClub();
  const [device, elsewhere] = [await makeDevice(club), await makeDevice(club, { name: "Hall" })];
  const here = String((await identifyByCode(device, club.member)).body.access_token);
  const there = String((await identifyByCode(elsewhere, club.member)).body.access_token);
  const bookings = async (token: string) => (await call("/bookings", { token })).status;
  await change(device.id, club.admin, { name: "Gate" });
  expect([await bookings(here), await bookings(there)]).toEqual([200, 200]);
  await change(device.id, club.admin, { may_book: false });
  expect([await bookings(here), await bookings(there)]).toEqual([401, 200]);
  expect((await identifyByCode(device, club.member)).status).toBe(403);
});

test("wrong input names its field, and others than admins change nothing", async () => {
  const [club, stranger] = [await makeClub(), await makeClub()];
  const id = String((await addDevice(club.admin)).body.id);
  const outcome = async (body: object, person: TestPerson = club.admin, of = id) => {
    const { status, rejection } = await change(of, person, body);
    return `${status} ${rejection.details?.field ?? rejection.code}`;
  };
  expect(await outcome({ name: " " })).toBe("400 name");
  expect(await outcome({ may_book: "yes" })).toBe("400 may_book");
  expect(await outcome({ place: "two\nlines" })).toBe("400 place");
  expect(await outcome({ court_ids: [stranger.courts[0]?.id] })).toBe("404 court_ids");
  expect((await change(id, club.admin, {})).status).toBe(400);
  expect((await change(randomUUID(), club.admin, { name: "Gate" })).status).toBe(404);
  expect((await change(id, stranger.admin, { name: "Gate" })).status).toBe(404);
  for (const person of [club.front_desk, club.coach, club.member]) {
    expect((await change(id, person, { name: "Gate" })).status).toBe(403);
  }
  const [row] = await ownerSql`select name, may_book, place, court_ids from devices where id = ${id}`;
  expect(row).toEqual({ name: "Lobby", may_book: true, place: "", court_ids: [] });
});

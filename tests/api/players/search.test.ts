import { beforeAll, describe, expect, test } from "vitest";
import { createSearchLimit } from "../../../api/src/http/write-limit.ts";
import { call } from "../../support/call.ts";
import { dateFromNow, makeClub, ownerSql, type TestClub, type TestPerson } from "../../support/world.ts";

let club: TestClub;
let ada: TestPerson;
let ben: TestPerson;

beforeAll(async () => {
  club = await makeClub();
  [ada, ben] = await Promise.all([club.person("member", "Ada Lindqvist"), club.person("member", "Ben_Ode Lind")]);
  for (const { token } of [ada, ben]) {
    await call("/me/consents/directory", { method: "PUT", token, body: { is_given: true } });
  }
});

const find = async (person: TestPerson, search?: string) => {
  const { status, body, text } = await call("/players", {
    token: person.token,
    ...(search !== undefined && { query: { search } }),
  });
  expect(status).toBe(200);
  expect(text).not.toContain("@people.courtside.test");
  return (body.data as { name: string }[]).map(({ name }) => name);
};

const choose = (partner_search: "exact" | "directory") =>
  ownerSql`update clubs set partner_search = ${partner_search} where id = ${club.id}`;

describe("members find each other", () => {
  test("by the exact name or address, by default", async () => {
    expect(await find(club.member, "ada lindqvist")).toEqual(["Ada Lindqvist"]);
    expect(await find(club.member, ada.email.toUpperCase())).toEqual(["Ada Lindqvist"]);
    expect(await find(club.member, "Ada")).toEqual([]);
    expect(await find(club.member, "%")).toEqual([]);
    expect(await find(club.member, "Ben%Lind")).toEqual([]);
    expect(await find(club.member)).toEqual([]);
    expect(await find(ada, "Ada Lindqvist")).toEqual([]);
  });

  test("by a part of the name in the directory, for who agreed to it", async () => {
    await choose("directory");
    await club.person("member", "Linda Unasked");
    expect(await find(club.member, "lind")).toEqual(["Ada Lindqvist", "Ben_Ode Lind"]);
    expect(await find(club.member, "_ode")).toEqual(["Ben_Ode Lind"]);
    expect(await find(club.member, "courtside.test")).toEqual([]);
    const hide = (in_directory: boolean) =>
      call("/me/profile", { method: "PATCH", token: ada.token, body: { in_directory } });
    expect((await hide(false)).body).toMatchObject({ profile: { in_directory: false, name: "Ada Lindqvist" } });
    expect(await find(club.member, "lind")).toEqual(["Ben_Ode Lind"]);
    expect(await find(club.member, "Ada Lindqvist")).toEqual(["Ada Lindqvist"]);
    expect((await hide(true)).body).toMatchObject({ profile: { in_directory: true } });
    await choose("exact");
  });

  test("those played with lately first, both ways, without a search too", async () => {
    const booked = await call("/bookings", {
      method: "POST",
      token: club.member.token,
      body: { court_id: club.courts[0]?.id, start_time: `${dateFromNow(1)}T07:00`, players: [{ user_id: ben.id }] },
    });
    expect(booked.status).toBe(201);
    expect(await find(club.member)).toEqual(["Ben_Ode Lind"]);
    expect(await find(ben)).toEqual([club.member.name]);
    expect(await find(club.member, "ode")).toEqual(["Ben_Ode Lind"]);
    await choose("directory");
    expect(await find(club.member, "lind")).toEqual(["Ben_Ode Lind", "Ada Lindqvist"]);
    await choose("exact");
  });

  test("not across clubs, nor who has left", async () => {
    const other = await makeClub({ rules: { partner_search: "directory" } });
    expect(await find(other.member, "lind")).toEqual([]);
    expect(await find(other.member, ada.email)).toEqual([]);
    const gone = await club.person("member", "Gone Goner");
    await ownerSql`update memberships set left_at = now() where user_id = ${gone.id}`;
    expect(await find(club.member, "Gone Goner")).toEqual([]);
  });
});

test("searches are limited in rate, by person", () => {
  let now = 0;
  const limit = createSearchLimit(() => now);
  for (let n = 0; n < 60; n++) limit("a");
  expect(() => limit("a")).toThrow("Request rate limit reached");
  limit("b");
  now += 2_000;
  limit("a");
  expect(() => limit("a")).toThrow();
});

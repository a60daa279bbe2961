import { beforeAll, describe, expect, test } from "vitest";
import { call } from "../support/call.ts";
import { dumpClub } from "../support/club-dump.ts";
import { apiUrl, dateFromNow, makeClub, ownerSql, type TestClub } from "../support/world.ts";

let club: TestClub;
const tomorrow = dateFromNow(1);

beforeAll(async () => {
  club = await makeClub();
});

describe("text that cannot be stored", () => {
  test.each(["\0", "a\0b", "\ud83d", "\udfbe tennis", "x".repeat(81), "", "   "])(
    "court name %j: 400",
    async (name) => {
      const before = await dumpClub(club.id);
      const add = await call("/courts", { method: "POST", token: club.admin.token, body: { name, sport: "tennis" } });
      const path = `/courts/${club.courts[0]?.id}`;
      const change = await call(path, { method: "PATCH", token: club.admin.token, body: { name } });
      for (const response of [add, change]) {
        expect(response.status).toBe(400);
        expect(response.rejection.details?.field).toBe("name");
      }
      expect(await dumpClub(club.id)).toEqual(before);
    },
  );

  test("text that looks dangerous is kept unchanged", async () => {
    for (const name of [
      "Robert'); drop table courts; --",
      "<script>alert(1)</script>",
      "Café 🎾 コート",
      "{{x}} %s $1 \\",
    ]) {
      const body = { name, sport: "tennis" };
      const added = await call("/courts", { method: "POST", token: club.admin.token, body });
      expect(added.body).toMatchObject({ name, sport: "tennis" });
    }
  });

  test("a reason too long or with NUL: 400, the booking stands", async () => {
    const body = { court_id: club.courts[1]?.id, start_time: `${tomorrow}T10:00` };
    const made = await call("/bookings", { method: "POST", token: club.admin.token, body });
    for (const reason of ["x".repeat(501), "rain\0", "\ud83d", 7, null, ["rain"]]) {
      const path = `/bookings/${made.body.id}/cancel`;
      const response = await call(path, { method: "POST", token: club.admin.token, body: { reason } });
      expect({ status: response.status, field: response.rejection.details?.field }).toEqual({
        status: 400,
        field: "reason",
      });
    }
    const listed = await call("/bookings", { token: club.admin.token });
    expect(listed.body.data).toMatchObject([{ id: made.body.id, status: "confirmed" }]);
  });
});

describe("a name or a title is one line", () => {
  const UNFIT = [
    "Ann\nBcc: all@club.test",
    "Ann\r\nLee",
    "Ann\tLee",
    "\u202egnp.eel",
    "\u2066Ann\u2069",
    "Ann\u2028Lee",
  ];
  const day = { start_time: `${tomorrow}T10:00`, end_time: `${tomorrow}T11:00` };
  type Row = [method: string, path: string, field: string, body: (name: string) => object];
  const rows: Row[] = [
    ["POST", "/courts", "name", (name) => ({ name, sport: "tennis" })],
    ["POST", "/courts", "sport", (sport) => ({ name: "Centre", sport })],
    ["PATCH", "/courts/:court", "name", (name) => ({ name })],
    ["PATCH", "/club", "name", (name) => ({ version: 1, name })],
    ["PATCH", "/club", "location", (location) => ({ version: 1, location })],
    ["POST", "/events", "title", (title) => ({ title, court_id: club.courts[0]?.id, max_attendees: 4, ...day })],
    ["POST", "/news", "title", (title) => ({ title, body: "Body", type: "info", priority: "low" })],
    ["POST", "/coaches", "name", (name) => ({ name, email: "new@coach.test", bio: "", sports: [] })],
    ["POST", "/invitations", "full_name", (full_name) => ({ full_name, email: "new@person.test", role: "member" })],
    ["PATCH", "/me/profile", "full_name", (full_name) => ({ full_name })],
    ["PATCH", "/members/:member", "full_name", (full_name) => ({ full_name })],
    ["POST", "/clubs", "club_name", (club_name) => ({ club_name })],
    ["POST", "/club-signups", "admin_name", (name) => ({ ...founder, admin_name: name })],
    ["POST", "/club-signups", "club_name", (name) => ({ ...founder, club_name: name })],
  ];
  const founder = { club_name: "Club", admin_name: "Ann", email: "ann@founder.test", password: "a-long-password-7" };

  test.each(rows)("%s %s: %s", async (method, path, field, body) => {
    const before = await dumpClub(club.id);
    for (const name of UNFIT) {
      const to = path.replace(":court", String(club.courts[0]?.id)).replace(":member", club.member.id);
      const response = await call(to, { method, token: club.admin.token, body: body(name) });
      expect([response.status, response.rejection.details?.field], JSON.stringify(name)).toEqual([400, field]);
    }
    expect(await dumpClub(club.id)).toEqual(before);
  });

  test.each(["name", "full_name"])("a new person's %s", async (field) => {
    for (const name of UNFIT) {
      const response = await fetch(`${apiUrl}/auth/v1/signup`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ email: "ann@person.test", password: "a-long-password-7", data: { [field]: name } }),
      });
      expect([response.status, (await response.json()).msg]).toEqual([
        400,
        `data.${field}: must be one line, without control characters`,
      ]);
    }
  });

  test("the database keeps none", async () => {
    for (const name of UNFIT) {
      await expect(ownerSql`update courts set name = ${name} where club_id = ${club.id}`).rejects.toThrow(
        "courts_name_line",
      );
    }
    expect((await ownerSql`select is_one_line('Café 🎾 コート 👩‍👧') as fit`)[0]?.fit).toBe(true);
  });
});

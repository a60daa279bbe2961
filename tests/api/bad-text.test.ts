import { beforeAll, describe, expect, test } from "vitest";
import { call } from "../support/call.ts";
import { dumpClub } from "../support/club-dump.ts";
import { dateFromNow, makeClub, type TestClub } from "../support/world.ts";

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
      for (const answer of [add, change]) {
        expect(answer.status).toBe(400);
        expect(answer.refusal.details?.field).toBe("name");
      }
      expect(await dumpClub(club.id)).toEqual(before);
    },
  );

  test("what looks dangerous but is text is kept as it is", async () => {
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
      const answer = await call(path, { method: "POST", token: club.admin.token, body: { reason } });
      expect({ status: answer.status, field: answer.refusal.details?.field }).toEqual({ status: 400, field: "reason" });
    }
    const listed = await call("/bookings", { token: club.admin.token });
    expect(listed.body.data).toMatchObject([{ id: made.body.id, status: "confirmed" }]);
  });
});

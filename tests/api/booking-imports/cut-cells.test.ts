import { expect, test } from "vitest";
import { call } from "../../support/call.ts";
import { dateFromNow, makeClub, ownerSql } from "../../support/world.ts";

test("a cell that is cut within a character is kept without its half", async () => {
  const { id, admin } = await makeClub();
  const [name, court] = [`${"x".repeat(119)}🎾`, `${"y".repeat(59)}🎾`];
  const row = { start: `${dateFromNow(3)} 10:00`, end: `${dateFromNow(3)} 11:00` };
  const rows = [
    { ...row, court: name, name: "Maya" },
    { ...row, court, name: "Maya" },
  ];
  const { status } = await call("/booking-imports", { method: "POST", token: admin.token, body: { rows } });
  expect(status).toBe(201);
  const lines = await ownerSql<{ court: string; problems: { message: string }[] }[]>`
    select court, problems from booking_import_lines where club_id = ${id} order by line`;
  expect(lines.map(({ court }) => court)).toEqual(["x".repeat(119), court]);
  expect(lines[1]?.problems[0]?.message).toBe(`The club has no court called "${"y".repeat(59)}"`);
});

import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { makeFurnishedClub } from "../../support/furnished-club.ts";
import { apiUrl, ownerSql, type TestPerson } from "../../support/world.ts";

const exportClub = ({ token }: TestPerson) =>
  fetch(`${apiUrl}/api/v1/club/export`, { method: "POST", headers: { authorization: `Bearer ${token}` } });

test("an admin downloads every table of the club, with a manifest, without secrets and without another club", async () => {
  const [club, other] = await Promise.all([makeFurnishedClub(), makeFurnishedClub()]);
  const many = Array.from({ length: 4_500 }, (_, at) => ({
    club_id: club.id,
    name: `Guest ${at}`,
    identity: `name:guest ${at}`,
  }));
  await ownerSql`insert into guests ${ownerSql(many)}`;
  await ownerSql`update club_news set title = '=1+1', body = 'Two "lines",\nand more' where club_id = ${club.id}`;
  await ownerSql`update clubs set subscription_status = 'none', trial_expires_at = now() - interval '1 day' where id = ${club.id}`;
  const response = await exportClub(club.admin);
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "application/zip"]);
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  const text = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  const manifest = JSON.parse(text("manifest.json")) as { club_id: string; files: { name: string; rows: number }[] };
  expect(manifest.club_id).toBe(club.id);
  expect([...manifest.files.map(({ name }) => name), "manifest.json"].toSorted()).toEqual(
    Object.keys(files).toSorted(),
  );
  const rowsOf = (name: string) => manifest.files.find((file) => file.name === name)?.rows;
  expect([rowsOf("guests.csv"), rowsOf("people.csv"), rowsOf("clubs.csv")]).toEqual([4_501, 4, 1]);
  expect(new Set(text("guests.csv").trim().split("\r\n")).size).toBe(4_502);
  expect(text("club_news.csv")).toContain(`'=1+1,"Two ""lines"",\nand more"`);
  expect(text("people.csv")).toContain(club.member.email);
  for (const name of Object.keys(files)) expect(text(name), name).not.toContain(other.id);
  expect(text("calendar_feeds.csv")).not.toContain("secret");
  expect(Object.keys(files)).not.toContain("staff_pins.csv");
  const trail = await ownerSql`select from audit_log where club_id = ${club.id} and action = 'club.exported'`;
  expect(trail).toHaveLength(1);

  expect((await exportClub(club.front_desk)).status).toBe(403);
  const outcomes: number[] = [];
  for (let each = 0; each < 5; each++) {
    const again = await exportClub(club.admin);
    await again.body?.cancel();
    outcomes.push(again.status);
  }
  expect(outcomes).toEqual([200, 200, 200, 200, 429]);
});

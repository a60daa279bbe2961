import { randomUUID } from "node:crypto";
import { zipSync } from "fflate";
import { expect, test, vi } from "vitest";
import { LIMITS } from "../../../api/src/auth/limits/limits.ts";
import { bucketKey } from "../../../api/src/auth/limits/queries.ts";
import { call } from "../../support/call.ts";
import { mailsSentTo } from "../../support/mails-sent.ts";
import { workbook } from "../../support/workbook.ts";
import { makeClub, ownerSql, type TestClub, type TestPerson } from "../../support/world.ts";
import { POLL_OPTIONS } from "../auth/accounts.ts";
import { inviteOrFail, makeLoner, newAddress, ownInvitations, pendingOf } from "./inviting.ts";

interface Row {
  line: number;
  outcome: string;
  problems: { field: string; message: string }[];
  why: string | null;
}
interface Report {
  id: string | null;
  status: string;
  columns: string[];
  mapping: Record<string, string>;
  undo_until: string | null;
  counts: Record<string, number>;
  rows: Row[];
}
type Who = Pick<TestPerson, "token">;

const importRows = ({ token }: Who, rows: unknown, query = {}, headers = {}) =>
  call("/imports/members", { method: "POST", token, query, headers, body: { rows } });

async function importFile({ token }: Who, file: string | Uint8Array<ArrayBuffer>, query = {}, mapping?: object) {
  const form = new FormData();
  form.set("file", new File([file], "members.csv"));
  if (mapping) form.set("mapping", JSON.stringify(mapping));
  const response = await call("/imports/members", { method: "POST", token, query, raw: form });
  return { ...response, report: response.body as unknown as Report };
}

const dryRun = { dry_run: "true" };
const show = async ({ token }: Who, id: unknown) => (await call(`/imports/${id}`, { token })).body as unknown as Report;
const undo = ({ token }: Who, id: unknown) => call(`/imports/${id}/undo`, { method: "POST", token });
const inState = (who: Who, id: unknown, status: string) =>
  vi.waitFor(async () => {
    const found = await show(who, id);
    if (found.status !== status) throw new Error(`the import is ${found.status}`);
    return found;
  }, POLL_OPTIONS);

/** No mail can be sent for an hour, so that an import's rows are looked at without its mails. */
const holdMails = (club: TestClub) =>
  ownerSql`
    insert into auth.rate_limits (key, tokens, updated_at)
    values (${bucketKey(LIMITS.invitationsByClub, [club.id])}, 0, now() + interval '1 hour')
    on conflict (key) do update set tokens = 0, updated_at = now() + interval '1 hour'`;

test("a dry run says of each row whether it is new, changed or wrong and why, and writes nothing", async () => {
  const club = await makeClub();
  const [fresh, invited] = [newAddress(), newAddress()];
  const invitation = await inviteOrFail(club.admin, invited);
  await ownerSql`update invitations set full_name = 'Ivy Invited' where id = ${invitation}`;
  const file = [
    "E-Mail;First Name;Surname;Role;Shoe size",
    `${fresh.toUpperCase()};Ana;"Ruiz; de la\nVega";Front Desk;42`,
    `${club.member.email};Other;Name;;`,
    `${club.coach.email};;;member;`,
    `${invited};Ivy;Invited;coach;`,
    "not an address;Nobody;;;",
    `${fresh};Ana;Again;;`,
    ";;;;",
    `${newAddress()};Max;${"x".repeat(130)};boss;`,
    `${club.admin.email};;;;`,
  ].join("\n");
  const { status, report } = await importFile(club.admin, file, dryRun);
  expect([status, report.id, report.columns.length]).toEqual([200, null, 5]);
  expect(report.mapping).toEqual({ email: "E-Mail", first_name: "First Name", last_name: "Surname", role: "Role" });
  const reported = report.rows.map(({ line, outcome, problems }) => [
    line,
    outcome,
    ...problems.map(({ field }) => field),
  ]);
  expect(reported).toEqual([
    [2, "new"],
    [4, "changed"],
    [5, "wrong", "role"],
    [6, "changed"],
    [7, "wrong", "email"],
    [8, "wrong", "email"],
    [10, "wrong", "full_name", "role"],
    [11, "unchanged"],
  ]);
  expect(report.rows[5]?.problems[0]?.message).toBe("The same address is in line 2");
  expect((await pendingOf(club.admin)).map(({ full_name }) => full_name)).toEqual(["Ivy Invited"]);
  const [kept] = await ownerSql`select from member_imports where club_id = ${club.id}`;
  expect(kept).toBeUndefined();
  const remapped = await importFile(club.admin, file, dryRun, { email: "E-Mail", full_name: "Surname" });
  expect(remapped.report.rows[2]?.outcome).toBe("unchanged");
});

test("who imports another role for someone invited stands for it, and undoing gives the invitation back to its sender", async () => {
  const club = await makeClub();
  const email = newAddress();
  const person = await makeLoner({ email });
  await inviteOrFail(club.front_desk, email, "coach");
  const seen = async () => (await ownInvitations(person)).map(({ role, invited_by }) => [role, invited_by]);
  expect(await seen()).toEqual([["coach", club.front_desk.name]]);
  const { status, body } = await importRows(club.admin, [{ email, role: "member" }]);
  expect(status).toBe(201);
  await inState(club.admin, body.id, "done");
  expect(await seen()).toEqual([["member", club.admin.name]]);
  expect((await undo(club.admin, body.id)).status).toBe(200);
  expect(await seen()).toEqual([["coach", club.front_desk.name]]);
});

test("the good rows land, are mailed once and can be undone for a day", async () => {
  const club = await makeClub();
  const [fresh, invited, joined] = [newAddress(), newAddress(), newAddress()];
  const invitation = await inviteOrFail(club.admin, invited);
  await ownerSql`update invitations set full_name = 'Ivy Invited' where id = ${invitation}`;
  const rows = [
    { email: fresh, name: "Fred Fresh", role: "coach" },
    { email: joined, name: "Joy Joined" },
    { email: invited, name: "Ivy Invited", role: "coach" },
    { email: club.member.email, name: "Corrected Name" },
    { email: "wrong" },
  ];
  const headers = { "idempotency-key": randomUUID() };
  const started = await importRows(club.admin, rows, {}, headers);
  expect([started.status, (started.body.rows as Row[]).length]).toEqual([201, 5]);
  const id = started.body.id;
  expect((await importRows(club.admin, rows, {}, headers)).body.id).toBe(id);
  const done = await inState(club.admin, id, "done");
  expect(done.rows.map(({ line }) => line)).toEqual([5]);
  await vi.waitFor(async () => expect((await show(club.admin, id)).counts.mails_sent).toBe(2), POLL_OPTIONS);
  expect(await mailsSentTo(fresh)).toHaveLength(1);
  expect((await pendingOf(club.admin)).map(({ full_name, role }) => `${full_name} ${role}`).toSorted()).toEqual([
    "Fred Fresh coach",
    "Ivy Invited coach",
    "Joy Joined member",
  ]);
  const nameOf = async (userId: string) =>
    (await ownerSql`select full_name from users where id = ${userId}`)[0]?.full_name;
  expect(await nameOf(club.member.id)).toBe("Corrected Name");
  await ownerSql`
    update invitations set accepted_at = now(), accepted_by = ${club.coach.id} where club_id = ${club.id} and email = ${joined}`;

  const { body: latest } = await call("/latest-import", { token: club.admin.token });
  expect((latest.import as Report).id).toBe(id);
  const undone = await undo(club.admin, id);
  expect([undone.status, undone.body.status]).toEqual([200, "undone"]);
  expect((undone.body as unknown as Report).counts.joined).toBe(1);
  expect((await pendingOf(club.admin)).map(({ email, role }) => [email, role])).toEqual([[invited, "member"]]);
  expect(await nameOf(club.member.id)).toBe(club.member.name);
  const [link] = await ownerSql`
    select from auth.one_time_tokens t join auth.users u on u.id = t.user_id where u.email = ${fresh} and t.purpose = 'invite'`;
  expect(link).toBeUndefined();
  expect((await undo(club.admin, id)).body.status).toBe("undone");
  const trail = await ownerSql<{ action: string }[]>`
    select action from audit_log where club_id = ${club.id} and action ~ 'import|renamed' order by id`;
  expect(trail.map(({ action }) => action)).toEqual([
    "member_import.started",
    "member.renamed",
    "member_import.undone",
  ]);

  const second = await importRows(club.admin, [{ email: newAddress() }]);
  await ownerSql`update member_imports set created_at = now() - interval '25 hours' where id = ${String(second.body.id)}`;
  const late = await undo(club.admin, second.body.id);
  expect([late.status, late.rejection.code]).toEqual([409, "undo_over"]);
  const elsewhere = await makeClub();
  for (const path of ["", "/undo", "/stop"]) {
    const method = path === "" ? "GET" : "POST";
    expect((await call(`/imports/${id}${path}`, { method, token: elsewhere.admin.token })).status).toBe(404);
  }
});

test("a file of unfamiliar columns is rejected with their names, and is read once a column is chosen", async () => {
  const { admin } = await makeClub();
  const file = `Correo;Surname;Socio\n${newAddress()};Ruiz;7`;
  const columns = ["Correo", "Surname", "Socio"];
  for (const query of [dryRun, {}]) {
    const { status, rejection } = await importFile(admin, file, query);
    expect([status, rejection.message]).toEqual([400, "Choose the column with the email addresses"]);
    expect(rejection.details).toEqual({ field: "mapping", columns, mapping: { last_name: "Surname" } });
  }
  const chosen = { email: "Correo", last_name: "Surname" };
  const { status, report } = await importFile(admin, file, dryRun, chosen);
  expect([status, report.mapping, report.rows[0]?.outcome]).toEqual([200, chosen, "new"]);
});

test("an undone import says how many invitations that ended: not those revoked before, nor those accepted", async () => {
  const club = await makeClub();
  await holdMails(club);
  const emails = [newAddress(), newAddress(), newAddress(), newAddress()];
  const { body } = await importRows(
    club.admin,
    emails.map((email) => ({ email })),
  );
  expect((await inState(club.admin, body.id, "done")).counts.invitations_ended).toBe(0);
  const pending = await pendingOf(club.admin);
  const [revoked, accepted] = emails.map((email) => pending.find((each) => each.email === email)?.id ?? "");
  expect((await call(`/invitations/${revoked}/revoke`, { method: "POST", token: club.admin.token })).status).toBe(200);
  await ownerSql`update invitations set accepted_at = now(), accepted_by = ${club.coach.id} where id = ${String(accepted)}`;
  const undone = (await undo(club.admin, body.id)).body as unknown as Report;
  expect(undone.counts).toMatchObject({ landed: 4, invitations_ended: 2, joined: 1 });
});

test("an import stays listed while it sends mails or can be undone, also after the next one", async () => {
  const club = await makeClub();
  await holdMails(club);
  const start = async (...rows: object[]) => {
    const { id } = (await importRows(club.admin, rows)).body;
    await vi.waitFor(async () => expect((await show(club.admin, id)).status).not.toBe("running"), POLL_OPTIONS);
    return id;
  };
  const latest = async () => (await call("/latest-import", { token: club.admin.token })).body;
  expect(await latest()).toEqual({ import: null, earlier: [] });
  const mailing = await start({ email: newAddress() });
  const landed = await start({ email: club.member.email, name: "Corrected Name" });
  const newest = await start({ email: newAddress() });
  const listed = async () => {
    const found = await latest();
    return [(found.import as Report).id, ...(found.earlier as Report[]).map(({ id }) => id)];
  };
  expect(await listed()).toEqual([newest, landed, mailing]);
  expect((await latest()).earlier).toMatchObject([{ counts: { landed: 1 } }, { counts: { mails_waiting: 1 } }]);
  await ownerSql`update member_imports set created_at = created_at - interval '25 hours' where club_id = ${club.id}`;
  expect(await listed()).toEqual([newest, mailing]);
  await call(`/imports/${mailing}/stop`, { method: "POST", token: club.admin.token });
  expect(await listed()).toEqual([newest]);
  await ownerSql`update member_imports set created_at = created_at + interval '25 hours' where club_id = ${club.id}`;
  expect(await listed()).toEqual([newest, landed, mailing]);
  await undo(club.admin, mailing);
  // Its card says what came of it.
  expect(await listed()).toEqual([newest, landed, mailing]);
  expect((await latest()).earlier).toMatchObject([{}, { status: "undone", counts: { invitations_ended: 1 } }]);
});

test("undoing an import leaves the invitations that a later one has taken over, which that one ends", async () => {
  const club = await makeClub();
  await holdMails(club);
  const [own, taken] = [newAddress(), newAddress()];
  const first = (await importRows(club.admin, [{ email: own }, { email: taken }])).body.id;
  await inState(club.admin, first, "done");
  await call(`/imports/${first}/stop`, { method: "POST", token: club.admin.token });
  const second = (await importRows(club.admin, [{ email: taken }])).body.id;
  await inState(club.admin, second, "done");
  const undone = async (id: unknown) => ((await undo(club.admin, id)).body as unknown as Report).counts;
  const pending = async () => (await pendingOf(club.admin)).map(({ email }) => email);
  expect((await undone(first)).invitations_ended).toBe(1);
  expect(await pending()).toEqual([taken]);
  expect((await undone(second)).invitations_ended).toBe(1);
  expect(await pending()).toEqual([]);
});

test("whose invitation has expired, or was never mailed, is invited anew; whose was mailed is not", async () => {
  const club = await makeClub();
  const [expired, unsent, mailed] = [newAddress(), newAddress(), newAddress()];
  await inviteOrFail(club.admin, mailed);
  const [old] = await ownerSql<{ id: string }[]>`
    insert into invitations (club_id, email, full_name, role, invited_by, sent_at, expires_at) values (${club.id}, ${expired},
      'Ivy Invited', 'coach', ${club.admin.id}, now() - interval '9 days', now() - interval '6 days') returning id`;
  await holdMails(club);
  const rows = [{ email: expired }, { email: unsent, name: "Uma Unsent" }, { email: mailed }];
  const first = await importRows(club.admin, rows);
  expect((first.body.rows as Row[]).map(({ outcome }) => outcome)).toEqual(["new", "new", "unchanged"]);
  await inState(club.admin, first.body.id, "done");
  await call(`/imports/${first.body.id}/stop`, { method: "POST", token: club.admin.token });
  expect((await show(club.admin, first.body.id)).counts).toMatchObject({ mails_sent: 0, mails_failed: 2 });

  await ownerSql`delete from auth.rate_limits where key = ${bucketKey(LIMITS.invitationsByClub, [club.id])}`;
  const second = await importRows(club.admin, rows);
  expect((second.body.rows as Row[]).map(({ outcome }) => outcome)).toEqual(["new", "new", "unchanged"]);
  await vi.waitFor(
    async () =>
      expect((await show(club.admin, second.body.id)).counts).toMatchObject({ mails_sent: 2, mails_failed: 0 }),
    POLL_OPTIONS,
  );
  expect([(await mailsSentTo(expired)).length, (await mailsSentTo(unsent)).length]).toEqual([1, 1]);
  const pending = await pendingOf(club.admin);
  expect(pending.find(({ email }) => email === expired)).toMatchObject({
    ...{ id: old?.id, full_name: "Ivy Invited", role: "coach" },
  });
  expect(pending).toHaveLength(3);
  const third = await importRows(club.admin, rows, dryRun);
  expect((third.body.rows as Row[]).map(({ outcome }) => outcome)).toEqual(["unchanged", "unchanged", "unchanged"]);
});

test("5,000 rows with 300 wrong ones land once, and stop leaves the rest", async () => {
  const club = await makeClub();
  await holdMails(club);
  const mark = randomUUID().slice(0, 8);
  const rows = Array.from({ length: 5_000 }, (_, place) => ({
    email: place % 50 < 3 ? `wrong ${place}` : `${mark}-${place}@many.test`,
    full_name: `Person ${place}`,
  }));
  const preview = await importRows(club.admin, rows, dryRun);
  const wrong = (preview.body.rows as Row[]).filter(
    ({ outcome, problems }) => outcome === "wrong" && problems.length > 0,
  );
  expect(wrong).toHaveLength(300);
  const started = await importRows(club.admin, rows);
  const second = await importRows(club.admin, [{ email: newAddress() }]);
  expect([second.status, second.rejection.code]).toEqual([409, "import_under_way"]);
  const done = await inState(club.admin, started.body.id, "done");
  expect([done.counts.landed, done.rows.length]).toEqual([4_700, 300]);
  const [made] = await ownerSql`
    select count(*)::int as rows, count(distinct email)::int as people from invitations where club_id = ${club.id}`;
  expect(made).toEqual({ rows: 4_700, people: 4_700 });
  const stopped = await call(`/imports/${started.body.id}/stop`, { method: "POST", token: club.admin.token });
  expect((stopped.body as unknown as Report).counts.mails_waiting).toBe(0);
  expect((await importRows(club.admin, [...rows, { email: newAddress() }])).rejection.details?.field).toBe("rows");
});

test("an import that fails half way has written what came before, goes on after it, and lands each row once", async () => {
  const club = await makeClub();
  await holdMails(club);
  const mark = randomUUID().slice(0, 8);
  const imported = { club_id: club.id, sender_id: club.admin.id, next_at: new Date("2099-01-01") };
  const origin = ownerSql.json({ requestId: "r", sessionId: club.admin.sessionId, ip: "", userAgent: "" });
  const [made] = await ownerSql<{ id: string }[]>`
    insert into member_imports ${ownerSql({ ...imported, origin })} returning id`;
  const id = made?.id ?? "";
  const lines = Array.from({ length: 600 }, (_, place) => ({
    ...{ club_id: club.id, import_id: id, line: place + 2, email: `${mark}-${place}@half.test` },
    ...{ full_name: place === 450 ? "Two\nlines" : `Person ${place}`, outcome: "new", state: "waiting" },
  }));
  await ownerSql`insert into member_import_lines ${ownerSql(lines)}`;
  const goOn = () => ownerSql`update member_imports set next_at = now() where id = ${id}`;
  const people = async () =>
    (
      await ownerSql`select count(distinct email)::int as people, count(*)::int as rows from invitations where club_id = ${club.id}`
    )[0];
  await goOn();
  await vi.waitFor(async () => {
    const [row] =
      await ownerSql`select from member_imports where id = ${id} and next_at > now() + interval '30 seconds'`;
    if (!row) throw new Error("the import has not failed yet");
  }, POLL_OPTIONS);
  expect(await people()).toEqual({ people: 400, rows: 400 });
  expect((await show(club.admin, id)).counts).toMatchObject({ landed: 400, waiting: 200 });
  await ownerSql`update member_import_lines set full_name = 'One line' where import_id = ${id} and line = 452`;
  await goOn();
  expect((await inState(club.admin, id, "done")).counts).toMatchObject({ landed: 600, waiting: 0, failed: 0 });
  expect(await people()).toEqual({ people: 600, rows: 600 });
});

test("the lines that are left of an import say that the club's access has ended", async () => {
  const club = await makeClub();
  await ownerSql`update clubs set subscription_status = 'none', trial_expires_at = now() - interval '1 day' where id = ${club.id}`;
  const origin = ownerSql.json({ requestId: "r", sessionId: club.admin.sessionId, ip: "", userAgent: "" });
  const [made] = await ownerSql<{ id: string }[]>`
    insert into member_imports ${ownerSql({ club_id: club.id, sender_id: club.admin.id, next_at: new Date("2099-01-01"), origin })}
    returning id`;
  const id = made?.id ?? "";
  const line = { club_id: club.id, import_id: id, line: 2, email: newAddress(), full_name: "Late Person" };
  await ownerSql`insert into member_import_lines ${ownerSql({ ...line, outcome: "new", state: "waiting" })}`;
  await ownerSql`update member_imports set next_at = now() where id = ${id}`;
  await vi.waitFor(async () => {
    const [row] = await ownerSql<{ why: string | null }[]>`
      select why from member_import_lines where import_id = ${id} and state = 'failed'`;
    expect(row?.why).toBe("The club's access has ended: import the rows again once it has access");
  }, POLL_OPTIONS);
});

test("files of other programs are read: Windows-1252, UTF-16, tabs, workbooks; what is none is named", async () => {
  const { admin } = await makeClub();
  const first = async (file: string | Uint8Array<ArrayBuffer>) => {
    const { status, report, text } = await importFile(admin, file, dryRun);
    if (status !== 200) throw new Error(text);
    return (report.rows as unknown as { full_name: string }[])[0]?.full_name;
  };
  expect(await first(Uint8Array.from(Buffer.from("name,email\nJosé Ruiz,jose@example.com\n", "latin1")))).toBe(
    "José Ruiz",
  );
  expect(await first(Uint8Array.from(Buffer.from("\ufeffname\temail\r\nZoë\tzoe@example.com", "utf16le")))).toBe("Zoë");
  expect(await first('\ufeffName,Email\n"Ruiz, Ana",ana@example.com')).toBe("Ruiz, Ana");
  expect(
    await first(
      workbook([
        ["Name", "Email"],
        ["Ana & Ruiz", "ana@example.com"],
      ]),
    ),
  ).toBe("Ana & Ruiz");
  // Blank rows between rows do not count as rows.
  const sparse = ["Name;Email", ...Array(5_100).fill(";"), "Last Row;last@example.com"].join("\n");
  expect(await first(sparse)).toBe("Last Row");

  const fieldOf = async (file: string | Uint8Array<ArrayBuffer>, mapping?: object) => {
    const { status, rejection } = await importFile(admin, file, dryRun, mapping);
    return [status, rejection.details?.field];
  };
  expect(await fieldOf("")).toEqual([400, "file"]);
  expect(await fieldOf("Email")).toEqual([400, "rows"]);
  expect(await fieldOf("Name\nAna")).toEqual([400, "mapping"]);
  // Rows without a cell in a named column are dropped, but the rows after the last that is read are not.
  const beside = ["Name;Email;", ...Array(5_100).fill(";;x"), "Last Row;last@example.com;"].join("\n");
  expect(await fieldOf(beside)).toEqual([400, "rows"]);
  expect(await fieldOf("Email,Email\na@example.com,b@example.com")).toEqual([400, "file"]);
  expect(await fieldOf("Email\na@example.com", { email: "Mail" })).toEqual([400, "mapping"]);
  expect(await fieldOf(Uint8Array.from([0x50, 0x4b, 3, 4, 9, 9]))).toEqual([400, "file"]);
  const bomb = zipSync({ "xl/worksheets/sheet1.xml": new Uint8Array(60 * 1024 * 1024) });
  expect(await fieldOf(Uint8Array.from(bomb))).toEqual([400, "file"]);
  expect(await fieldOf(workbook([["Email"]], '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>'))).toEqual([
    400,
    "file",
  ]);
  const text = await call("/imports/members", {
    method: "POST",
    token: admin.token,
    raw: "x",
    headers: { "content-type": "text/csv" },
  });
  expect([text.status, text.rejection.details?.field]).toEqual([415, "content-type"]);
  const large = await importFile(admin, `Email\n${"x".repeat(6 * 1024 * 1024)}`);
  expect(large.status).toBe(413);
});

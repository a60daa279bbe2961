import { expect, inject, test, vi } from "vitest";
import { call } from "../../support/call.ts";
import { startOwnDatabase } from "../../support/own-database.ts";
import { runTool } from "../../support/run-tool.ts";
import { clubInput, signUpApiOfTest, signUpClub } from "../clubs/signing-up.ts";
import { newAddress } from "./inviting.ts";

const CLOSED = "You must be logged in to send invites";

const ask = (url: string, body: Record<string, unknown>) => call("/first-admin", { method: "POST", body, url });

const SECRET = /^[0-9a-f]{40}$/;

/** npm run first-admin on a database of the test's own. */
async function runFirstAdmin({ ownerUrl, env }: Awaited<ReturnType<typeof startOwnDatabase>>) {
  const urls = { ...env, MIGRATION_DATABASE_URL: ownerUrl, DATA_DIR: inject("dataDir") };
  const { code, stdout, stderr } = await runTool("first-admin", [], { ...urls, SITE_URL: "http://localhost:8080" });
  const [address, secret] = stdout.trimEnd().split("\n");
  return { code, stderr, address, secret: secret ?? "" };
}

test("I10: the first admin is invited with the secret of npm run first-admin, once; the log never has it", async () => {
  const database = await startOwnDatabase();
  const { sql, env } = database;
  const { url, log } = await signUpApiOfTest(env);
  await expect.poll(log).toContain("no admin yet: npm run first-admin");
  const replaced = await runFirstAdmin(database);
  const { code, address, secret: setup_secret } = await runFirstAdmin(database);
  expect([code, address]).toEqual([0, "http://localhost:8080/admin/invite"]);
  expect(setup_secret).toMatch(SECRET);

  const email = newAddress();
  for (const wrong of ["", "x", `${setup_secret}0`, replaced.secret]) {
    const { status, rejection } = await ask(url, { email, setup_secret: wrong });
    expect([status, rejection.message]).toEqual([422, CLOSED]);
  }
  expect((await ask(url, { email: "ana", setup_secret })).rejection.details?.field).toBe("email");
  expect((await ask(url, { email })).rejection.details?.field).toBe("setup_secret");

  const responses = await Promise.all([1, 2, 3].map((n) => ask(url, { email: `${n}${email}`, setup_secret })));
  expect(responses.map(({ status }) => status).toSorted()).toEqual([201, 422, 422]);
  const mail = await vi.waitFor(
    async () => {
      const [row] = await sql<{ body_text: string }[]>`select body_text from auth.outbox_mails where kind = 'invite'`;
      if (!row) throw new Error("no mail yet");
      return row.body_text;
    },
    { timeout: 20_000 },
  );
  expect(mail).toContain(encodeURIComponent("/signup-club"));
  const members =
    await sql`select from memberships m join users u on u.id = m.user_id where u.email like ${`%${email}`}`;
  expect(members).toHaveLength(0);
  for (const secret of [setup_secret, replaced.secret]) expect(log()).not.toContain(secret);
});

test("I10: a secret expires after a day", async () => {
  const database = await startOwnDatabase();
  const { url } = await signUpApiOfTest(database.env);
  const { secret: setup_secret } = await runFirstAdmin(database);
  await database.sql`update auth.setup_secrets set expires_at = now()`;
  expect((await ask(url, { email: newAddress(), setup_secret })).status).toBe(422);
});

test("I10: once there is an admin, the secret is invalid, and the command gives none", async () => {
  const database = await startOwnDatabase();
  const { url } = await signUpApiOfTest(database.env);
  const { secret: setup_secret } = await runFirstAdmin(database);
  expect((await signUpClub(url, clubInput())).status).toBe(201);
  const { status, rejection } = await ask(url, { email: newAddress(), setup_secret });
  expect([status, rejection.message]).toEqual([422, CLOSED]);
  const { code, stderr, secret } = await runFirstAdmin(database);
  expect([code, secret]).toEqual([1, ""]);
  expect(stderr).toContain("This installation has an admin already.");
  expect((await signUpApiOfTest(database.env)).log()).not.toContain("no admin yet");
});

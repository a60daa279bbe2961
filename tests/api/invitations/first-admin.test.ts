import { expect, test, vi } from "vitest";
import { call } from "../../support/call.ts";
import { startOwnDatabase } from "../auth/own-database.ts";
import { clubInput, signUpApiOfTest, signUpClub } from "../clubs/signing-up.ts";
import { newAddress } from "./inviting.ts";

const CLOSED = "You must be logged in to send invites";

const ask = (url: string, body: Record<string, unknown>) => call("/first-admin", { method: "POST", body, url });
const secretIn = (log: string) => /"setupSecret":"([0-9a-f]+)"/.exec(log)?.[1];

test("I10: the first admin is invited with the printed secret, once; other and later requests are rejected", async () => {
  const { sql, env } = await startOwnDatabase();
  const first = await signUpApiOfTest({ ...env, LOG_LEVEL: "error" });
  const setup_secret = secretIn(first.log()) ?? "";
  expect(setup_secret).toHaveLength(40);
  // An unused secret stays valid over restarts, and is not printed again.
  const { url, log } = await signUpApiOfTest(env);
  expect(secretIn(log())).toBeUndefined();

  const email = newAddress();
  for (const wrong of ["", "x", `${setup_secret}0`]) {
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
    { timeout: 10_000 },
  );
  expect(mail).toContain(encodeURIComponent("/signup-club"));
  const members =
    await sql`select from memberships m join users u on u.id = m.user_id where u.email like ${`%${email}`}`;
  expect(members).toHaveLength(0);
});

test("I10: once there is an admin, the secret is invalid, and no new one is printed", async () => {
  const { env } = await startOwnDatabase();
  const { url, log } = await signUpApiOfTest(env);
  const setup_secret = secretIn(log());
  expect((await signUpClub(url, clubInput())).status).toBe(201);
  const { status, rejection } = await ask(url, { email: newAddress(), setup_secret });
  expect([status, rejection.message]).toEqual([422, CLOSED]);
  expect(secretIn((await signUpApiOfTest(env)).log())).toBeUndefined();
});

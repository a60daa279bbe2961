import { expect, test } from "vitest";
import { startOwnDatabase } from "../../support/own-database.ts";
import { clubInput, signUpApiOfTest, signUpClub } from "./signing-up.ts";

const { sql, env } = await startOwnDatabase();

const clubs = async () =>
  (await sql<{ n: number }[]>`select count(*)::int as n from clubs where not is_demo`)[0]?.n ?? 0;
const forgetLimits = () => sql`delete from auth.rate_limits`;

test("clubs are limited for each network address", async () => {
  const api = await signUpApiOfTest({ ...env, AUTH_IP_LIMIT_FACTOR: "0.1" });
  const responses = [];
  for (let round = 0; round < 4; round++) responses.push(await signUpClub(api.url, clubInput()));
  expect(responses.map(({ status }) => status)).toEqual([201, 201, 201, 429]);
  expect(responses[3]?.rejection.code).toBe("over_request_rate_limit");
  expect(await clubs()).toBe(3);
  await forgetLimits();
});

test("if an address must be confirmed and no more mail may be sent, nothing of the sign-up remains", async () => {
  const mails = { AUTH_CONFIRM_EMAIL: "on", AUTH_MAILS_PER_HOUR: "1" };
  const api = await signUpApiOfTest({ ...env, ...mails });
  const before = await clubs();
  expect((await signUpClub(api.url, clubInput())).status).toBe(201);
  const input = clubInput();
  const { status, rejection } = await signUpClub(api.url, input);
  expect([status, rejection.code]).toEqual([429, "over_email_send_rate_limit"]);
  expect(await clubs()).toBe(before + 1);
  expect(await sql`select from auth.users where email = ${input.email}`).toHaveLength(0);
  await forgetLimits();
});

test("where sign-up is off, no club can be signed up", async () => {
  const api = await signUpApiOfTest({ ...env, AUTH_SIGNUP: "off" });
  const { status, rejection } = await signUpClub(api.url, clubInput());
  expect([status, rejection.code]).toEqual([422, "signup_disabled"]);
});

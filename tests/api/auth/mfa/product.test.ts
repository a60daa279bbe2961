import { expect, it } from "vitest";
import { apiUrl } from "../../../support/world.ts";
import { newAccount, signIn } from "../accounts.ts";
import { enroll, newProtected, sessionOf, verify } from "./authenticator.ts";

async function me(token: string) {
  const response = await fetch(`${apiUrl}/api/v1/me`, { headers: { authorization: `Bearer ${token}` } });
  return { status: response.status, body: await response.json() };
}

it("M11: an account with a second factor can use nothing of the product until it is verified", async () => {
  const { account, factor } = await newProtected();
  const { client, session } = await signIn(account);
  expect(await me(session.access_token)).toMatchObject({ status: 401, body: { code: "insufficient_aal" } });
  const { data } = await client.refreshSession();
  expect(await me(data.session?.access_token ?? "")).toMatchObject({ status: 401, body: { code: "insufficient_aal" } });
  await verify(client, factor);
  expect((await me((await sessionOf(client)).access_token)).status).toBe(200);
  await client.mfa.unenroll({ factorId: factor.id });
  expect((await me((await sessionOf(client)).access_token)).status).toBe(200);
});

it("an unfinished enrolment requires nothing", async () => {
  const { client, session } = await signIn(await newAccount());
  await enroll(client);
  expect((await me(session.access_token)).status).toBe(200);
});

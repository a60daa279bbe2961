import { expect, it } from "vitest";
import { newAccount, PASSWORD } from "../accounts.ts";
import { startMailApi } from "../mail-api.ts";
import { enroll, verify } from "./authenticator.ts";

const service = await startMailApi();

it("a person who turns two-factor sign-in on or off gets a mail about it, without any code or secret", async () => {
  const account = await newAccount();
  const { client } = await service.signIn(account, PASSWORD);
  const factor = await enroll(client);
  await verify(client, factor);
  const on = await service.mail.next(account.email, { subject: /Two-factor sign-in was turned on/ });
  await client.mfa.unenroll({ factorId: factor.id });
  const off = await service.mail.next(account.email, { subject: /second factor was removed/ });
  for (const mail of [on, off]) expect(mail.text + mail.html).not.toContain(factor.secret);
  const begun = await enroll(client);
  await client.mfa.unenroll({ factorId: begun.id });
  // One that is requested now: a mail about what was only begun would have come before it.
  await service.client().signInWithOtp({ email: account.email, options: { shouldCreateUser: false } });
  await service.mail.next(account.email, { subject: /Sign in/ });
  expect(service.mail.count(account.email)).toBe(3);
});

it("no secret and no code is in the log", async () => {
  const { client, session } = await service.signIn(await newAccount(), PASSWORD);
  const factor = await enroll(client);
  await verify(client, factor, "000000").catch(() => {});
  await verify(client, factor);
  for (const secret of [factor.secret, session.access_token, session.refresh_token, "000000"]) {
    expect(service.api.log()).not.toContain(secret);
  }
});

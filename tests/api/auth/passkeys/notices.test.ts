import { expect, it } from "vitest";
import { ownerSql } from "../../../support/world.ts";
import { newAccount, PASSWORD } from "../accounts.ts";
import { startMailApi } from "../mail-api.ts";
import { enroll, verify } from "../mfa/authenticator.ts";
import { register, signInBy } from "./passkeys.ts";
import { SoftwareKey } from "./software-key.ts";

const service = await startMailApi();

it("a person who adds or removes a passkey gets a mail about it", async () => {
  const account = await newAccount();
  const { client } = await service.signIn(account, PASSWORD);
  const { passkey } = await register(client, new SoftwareKey(service.api.url));
  await service.mail.next(account.email, { subject: /A passkey was added/ });
  await client.passkey.delete({ passkeyId: passkey.id });
  await service.mail.next(account.email, { subject: /A passkey was removed/ });
  expect(service.mail.count(account.email)).toBe(2);
});

it("a person who makes or uses recovery codes gets a mail with the number left, without any code", async () => {
  const account = await newAccount();
  const { client } = await service.signIn(account, PASSWORD);
  await verify(client, await enroll(client));
  const { data } = await client.mfa.recoveryCodes.generate();
  const made = await service.mail.next(account.email, { subject: /You have new recovery codes/ });
  const [code = ""] = data?.codes ?? [];
  const { client: halfway } = await service.signIn(account, PASSWORD);
  expect((await halfway.mfa.recoveryCodes.verify({ code })).error).toBeNull();
  const used = await service.mail.next(account.email, { subject: /A recovery code was used/ });
  expect(used.text).toContain("9 codes are left");
  for (const mail of [made, used]) {
    for (const secretCode of data?.codes ?? []) expect(mail.text + mail.html).not.toContain(secretCode);
  }
  for (const secretCode of data?.codes ?? []) expect(service.api.log()).not.toContain(secretCode);
});

it("the first proof of an address ends passkeys and keys that were set up before it", async () => {
  const account = await newAccount();
  const { client } = await service.signIn(account, PASSWORD);
  const { key } = await register(client, new SoftwareKey(service.api.url));
  await client.mfa.enroll({ factorType: "webauthn", friendlyName: "Key" });
  await ownerSql`update auth.users set email_confirmed_at = null where id = ${account.id}`;
  const owner = service.client();
  await owner.signInWithOtp({ email: account.email, options: { shouldCreateUser: false } });
  const { code = "" } = await service.mail.next(account.email, { subject: /Sign in/ });
  const { data, error } = await owner.verifyOtp({ email: account.email, token: code, type: "email" });
  expect(error).toBeNull();
  expect(data.user?.factors).toBeUndefined();
  expect((await owner.passkey.list()).data).toEqual([]);
  expect((await signInBy(key, {}, service.client())).error).toMatchObject({ code: "webauthn_verification_failed" });
});

import { randomInt, randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { ownerSql } from "../../../support/world.ts";
import { auditedActions, call, freshEmail, newAccount, PASSWORD, signIn } from "../accounts.ts";
import { type openPage, signInWith, startOauthApi } from "./oauth-api.ts";

const world = await startOauthApi();
const { url, provider } = world;
const person = (email: string) => provider.person({ email, email_verified: true, name: "Mo Doe" });

describe("unlinking", () => {
  const identitiesOf = async (client: ReturnType<typeof openPage>["client"]) =>
    (await client.getUserIdentities()).data?.identities ?? [];

  it("removes one sign-in method", async () => {
    const account = await newAccount();
    const subject = await person(account.email);
    const { client } = await signInWith(world, "google", subject);
    const google = (await identitiesOf(client)).find(({ provider }) => provider === "google");
    if (!google) throw new Error("not linked");
    expect((await client.unlinkIdentity(google)).error).toBeNull();
    expect((await client.getUser()).data.user).toMatchObject({
      app_metadata: { provider: "email", providers: ["email"] },
    });
    expect(await auditedActions(account.id)).toContainEqual({ action: "identity_unlinked", outcome: "success" });
    await signIn(account, PASSWORD, url);
  });

  it("of the e-mail identity removes the password too", async () => {
    const account = await newAccount();
    const { client } = await signInWith(world, "google", await person(account.email));
    const email = (await identitiesOf(client)).find(({ provider }) => provider === "email");
    if (!email) throw new Error("no e-mail identity");
    expect((await client.unlinkIdentity(email)).error).toBeNull();
    await expect(signIn(account, PASSWORD, url)).rejects.toMatchObject({ code: "invalid_credentials" });
  });

  it("of the number's identity removes the number too, which signs in by itself", async () => {
    const account = await newAccount();
    const { client } = await signInWith(world, "google", await person(account.email));
    const number = `1555${String(randomInt(10_000_000)).padStart(7, "0")}`;
    await ownerSql`update auth.users set phone = ${number}, phone_confirmed_at = now() where id = ${account.id}`;
    await ownerSql`
      insert into auth.identities (user_id, provider, provider_id, identity_data, created_at, updated_at)
      values (${account.id}, 'phone', ${account.id}, ${ownerSql.json({ sub: account.id, phone: number })}, now(), now())`;
    const phone = (await identitiesOf(client)).find(({ provider }) => provider === "phone");
    if (!phone) throw new Error("no identity of the number");
    expect((await client.unlinkIdentity(phone)).error).toBeNull();
    expect((await client.getUser()).data.user).toMatchObject({ phone: "" });
    const [left] = await ownerSql`select phone, phone_confirmed_at from auth.users where id = ${account.id}`;
    expect(left).toEqual({ phone: null, phone_confirmed_at: null });
  });

  it("keeps the last one, even if two are removed at once", async () => {
    const account = await newAccount();
    const { client, session } = await signInWith(world, "google", await person(account.email));
    const ids = (await identitiesOf(client)).map(({ identity_id }) => identity_id);
    const responses = await Promise.all(
      ids.map((id) => call("DELETE", `/user/identities/${id}`, { url, token: session?.access_token })),
    );
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect(responses.find(({ status }) => status === 422)?.body).toMatchObject({
      code: "single_identity_not_deletable",
      message: "User must have at least 1 identity after unlinking",
    });
  });

  it("finds only the account's own identities", async () => {
    const account = await newAccount();
    const { client } = await signInWith(world, "google", await person(account.email));
    const other = await newAccount();
    const [row] = await ownerSql<{ id: string }[]>`select id from auth.identities where user_id = ${other.id}`;
    const { data } = await client.getSession();
    const token = data.session?.access_token;
    for (const id of [row?.id, randomUUID()]) {
      const response = await call("DELETE", `/user/identities/${id}`, { url, token });
      expect(response).toMatchObject({
        status: 422,
        body: { code: "identity_not_found", message: "Identity doesn't exist" },
      });
    }
    expect((await call("DELETE", "/user/identities/x", { url, token })).status).toBe(404);
    expect(await ownerSql`select 1 from auth.identities where user_id = ${other.id}`).toHaveLength(1);
  });
});

it("an account without a password can set one", async () => {
  const { client, session } = await signInWith(world, "google", await person(freshEmail()));
  expect((await client.updateUser({ password: PASSWORD })).error).toBeNull();
  await signIn({ id: session?.user.id ?? "", email: session?.user.email ?? "" }, PASSWORD, url);
});

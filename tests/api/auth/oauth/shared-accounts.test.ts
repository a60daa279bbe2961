import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { ownerSql } from "../../../support/world.ts";
import { call, newAccount, PASSWORD } from "../accounts.ts";
import { openPage, passProvider, signInWith, startOauthApi } from "./oauth-api.ts";

const world = await startOauthApi();
const { url, provider } = world;
const rejection = { status: 403, body: { code: "no_authorization" } };

const makeShared = (id: string) => ownerSql`update users set is_demo = true where id = ${id}`;

const providersOf = async (userId: string) => {
  const rows = await ownerSql<{ provider: string }[]>`
    select provider from auth.identities where user_id = ${userId} order by provider`;
  return rows.map(({ provider }) => provider);
};

it("no identity is linked to an account of the demo, also not if linking began before", async () => {
  const account = await newAccount();
  const { browser, client } = openPage(world);
  const { data } = await client.signInWithPassword({ email: account.email, password: PASSWORD });
  const linking = () => client.linkIdentity({ provider: "google", options: { skipBrowserRedirect: true } });
  const begun = await linking();
  await makeShared(account.id);
  expect((await linking()).error).toMatchObject({ code: "no_authorization" });

  const subject = await provider.person({ email: account.email, email_verified: true });
  const end = await passProvider(world, browser, begun.data?.url ?? "", subject);
  expect(end.searchParams.get("error_code")).toBe("no_authorization");

  const at = Math.floor(Date.now() / 1000);
  const id_token = await provider.sign({
    iss: provider.issuer,
    aud: "mobile",
    sub: randomUUID(),
    iat: at,
    exp: at + 300,
  });
  const body = { provider: "google", id_token, link_identity: true };
  const token = data.session?.access_token;
  expect(await call("POST", "/token?grant_type=id_token", { url, token, body })).toMatchObject(rejection);
  expect(await providersOf(account.id)).toEqual(["email"]);
});

it("no identity of an account of the demo is removed, and its password stays", async () => {
  const account = await newAccount();
  const subject = await provider.person({ email: account.email, email_verified: true });
  const { session } = await signInWith(world, "google", subject);
  await makeShared(account.id);
  for (const { identity_id } of session?.user.identities ?? []) {
    const token = session?.access_token;
    expect(await call("DELETE", `/user/identities/${identity_id}`, { url, token })).toMatchObject(rejection);
  }
  expect(await providersOf(account.id)).toEqual(["email", "google"]);
  const [left] = await ownerSql`select password_hash from auth.users where id = ${account.id}`;
  expect(left?.password_hash).not.toBeNull();
});

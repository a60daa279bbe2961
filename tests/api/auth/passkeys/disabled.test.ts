import { describe, expect, it } from "vitest";
import { relyingPartyOf } from "../../../../api/src/auth/webauthn/relying-party.ts";
import { newAccount, PASSWORD } from "../accounts.ts";
import { startMailApi } from "../mail-api.ts";

describe("the site as authenticators know it", () => {
  it.each([
    ["https://play.club.example", { id: "play.club.example", origin: "https://play.club.example" }],
    ["https://club.example:8443/", { id: "club.example", origin: "https://club.example:8443" }],
    ["http://localhost:8080", { id: "localhost", origin: "http://localhost:8080" }],
    ["http://club.localhost", { id: "club.localhost", origin: "http://club.localhost" }],
    ["http://club.example", undefined],
    ["http://127.0.0.1:8080", undefined],
    ["https://192.0.2.7", undefined],
    ["https://[2001:db8::1]", undefined],
  ])("%s", (siteUrl, party) => {
    expect(relyingPartyOf({ siteUrl })).toEqual(party && { ...party, name: "Courtside" });
  });
});

describe("on plain http", () => {
  it("there are no passkeys and no security keys, and the settings say so", async () => {
    const service = await startMailApi({ SITE_URL: "http://club.example" });
    const { client } = await service.signIn(await newAccount(), PASSWORD);
    const { body } = await service.call("GET", "/settings");
    expect(body.passkeys_enabled).toBe(false);
    expect(body.webauthn_origin).toBeUndefined();
    const disabled = { status: 404, code: "passkey_disabled" };
    expect((await client.passkey.startRegistration()).error).toMatchObject(disabled);
    expect((await service.client().passkey.startAuthentication()).error).toMatchObject(disabled);
    expect((await client.mfa.enroll({ factorType: "webauthn", friendlyName: "Key" })).error).toMatchObject({
      status: 422,
      code: "mfa_webauthn_enroll_not_enabled",
    });
    expect((await client.passkey.list()).data).toEqual([]);
  });
});

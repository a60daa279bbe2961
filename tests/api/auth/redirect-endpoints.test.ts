import { describe, expect, it } from "vitest";
import { ownerSql } from "../../support/world.ts";
import { freshEmail, newAccount, PASSWORD } from "./accounts.ts";
import { forgetMailsTo, newChallenge, startMailApi, tokenHashOf } from "./mail-api.ts";
import { BEHIND_A_PROXY, newNetwork } from "./own-network.ts";

const { api, mail, call } = await startMailApi({
  AUTH_REDIRECT_URLS: "https://app.other.test/callback",
  ...BEHIND_A_PROXY,
});
const EVIL = [
  "https://evil.test/x",
  "//evil.test",
  `${api.url}@evil.test`,
  "javascript:alert(1)",
  `${api.url}//evil.test`,
];

describe("over the service", () => {
  it.each(EVIL)("D1 no endpoint and no mail leads to %j", async (input) => {
    const query = `?redirect_to=${encodeURIComponent(input)}`;
    const account = await newAccount();
    const newcomer = freshEmail();
    expect((await call("POST", `/signup${query}`, { body: { email: newcomer, password: PASSWORD } })).status).toBe(200);
    expect((await call("POST", `/otp${query}`, { body: { email: account.email } })).status).toBe(200);
    expect((await call("POST", `/recover${query}`, { body: { email: account.email } })).status).toBe(200);
    await mail.next(newcomer);
    await forgetMailsTo(newcomer);
    expect((await call("POST", `/resend${query}`, { body: { email: newcomer, type: "signup" } })).status).toBe(200);
    const letters = [
      await mail.next(newcomer, { after: 1 }),
      await mail.next(account.email, { subject: /Sign in/ }),
      await mail.next(account.email, { subject: /password/ }),
      ...mail.mails.filter(({ to }) => to === newcomer),
    ];
    for (const letter of letters) {
      expect(letter.link?.origin).toBe(api.url);
      expect(letter.link?.searchParams.has("redirect_to")).toBe(false);
      expect(letter.text + letter.html).not.toContain("evil");
      expect(letter.text + letter.html).not.toContain("javascript:");
    }
    const hash = tokenHashOf(letters[0]?.link);
    const opened = await call("GET", `/verify?token=${hash}&type=signup&redirect_to=${encodeURIComponent(input)}`);
    expect(opened.headers.get("location")).toBe(`${api.url}/auth?token_hash=${hash}&type=signup`);
  });

  it("D1 the first of two is checked, and neither is followed if it is hostile", async () => {
    const { email } = await newAccount();
    await call("POST", `/otp?redirect_to=https://evil.test&redirect_to=${api.url}/book`, { body: { email } });
    expect((await mail.next(email)).link?.searchParams.has("redirect_to")).toBe(false);
  });

  it("leads to allowed targets: in the page's link, and in the redirect of a flow's code", async () => {
    const { email } = await newAccount();
    const target = "https://app.other.test/callback?flow=7";
    const body = { email, ...newChallenge().fields };
    await call("POST", `/otp?redirect_to=${encodeURIComponent(target)}`, { body });
    const { link } = await mail.next(email);
    expect(link?.origin).toBe(api.url);
    expect(link?.searchParams.get("redirect_to")).toBe(target);
    const proof = { token_hash: tokenHashOf(link), type: "magiclink", response_type: "code" };
    const response = await call("POST", "/verify", { body: proof });
    expect(response.body.redirect_to).toBe(`${target}&code=${response.body.code}`);
  });

  it("checks the target of a flow again at its end", async () => {
    const { id, email } = await newAccount();
    await call("POST", "/otp", { body: { email, ...newChallenge().fields } });
    const { link } = await mail.next(email);
    await ownerSql`update auth.flow_states set redirect_to = 'https://evil.test/' where user_id = ${id}`;
    const proof = { token_hash: tokenHashOf(link), type: "magiclink", response_type: "code" };
    const response = await call("POST", "/verify", { body: proof });
    expect(new URL(response.body.redirect_to).origin).toBe(api.url);
  });

  it.each([
    ["D2", { referer: "https://evil.test/page" }],
    ["D3", { host: "evil.test" }],
    ["D3", { "x-forwarded-host": "evil.test", "x-forwarded-proto": "https", forwarded: "host=evil.test" }],
    ["D1", { redirect_to: "https://evil.test", "x-redirect-to": "https://evil.test" }],
  ])("%s the header %j does not reach a mail", async (_, headers) => {
    const { email } = await newAccount();
    expect((await call("POST", "/otp", { body: { email }, headers })).status).toBe(200);
    const { link, text, html } = await mail.next(email);
    expect(link?.origin).toBe(api.url);
    expect(text + html).not.toContain("evil");
    const opened = await call("GET", `/verify?token=${tokenHashOf(link)}&type=magiclink`, { headers });
    expect(new URL(opened.headers.get("location") ?? "").origin).toBe(api.url);
  });

  it("records that a redirect was rejected, without its target", async () => {
    const { email } = await newAccount();
    const { headers, rejections } = newNetwork();
    await call("POST", "/recover?redirect_to=https://evil.test", { body: { email }, headers });
    expect(await rejections()).toEqual([{ action: "redirect_rejected", detail: {}, times: 1 }]);
  });
});

import { afterAll, expect, it } from "vitest";
import { fetchWithCookies } from "../../support/cookie-jar.ts";
import { startOwnDatabase } from "../../support/own-database.ts";
import { startSmsGateway } from "../../support/sms-gateway.ts";
import { freshEmail, newClient, PASSWORD } from "./accounts.ts";
import { startMailApi } from "./mail-api.ts";
import { codeNow, wrongCode } from "./mfa/authenticator.ts";

const gateway = await startSmsGateway();
afterAll(() => gateway.stop());
const { sql, env } = await startOwnDatabase();
const { api, call, url } = await startMailApi({
  ...env,
  ...gateway.env,
  LOG_LEVEL: "debug",
  AUTH_CONFIRM_EMAIL: "off",
});
const [WRONG_PASSWORD, NEW_PASSWORD] = ["Wrong-horse-77", "Another-horse-8"];
const PHONE = "+15553141592";

// What mails carry: mail-secrets.test.ts. What the product's own calls carry: log.test.ts.
it("sign-up, sign-in, refresh, authenticators, recovery codes, text messages and passwords leave no secret in the log or the audit log", async () => {
  const email = freshEmail();
  const secrets = [PASSWORD, WRONG_PASSWORD, NEW_PASSWORD, email, PHONE.slice(1)];
  const codes: string[] = [];
  const called: string[] = [];
  const send = async (method: string, path: string, status: number, body?: unknown, token?: string) => {
    const response = await call(method, path, { body, token });
    expect(response.status, `${method} ${path}: ${JSON.stringify(response.body)}`).toBe(status);
    called.push(`"method":"${method}","path":"/auth/v1${path.split("?")[0]}","status":${status}`);
    for (const name of ["access_token", "refresh_token"]) if (response.body?.[name]) secrets.push(response.body[name]);
    return response.body;
  };
  const grant = (type: string, status: number, body: unknown) =>
    send("POST", `/token?grant_type=${type}`, status, body);

  const session = await send("POST", "/signup", 200, { email, password: PASSWORD });
  await send("POST", "/signup", 422, { email, password: NEW_PASSWORD });
  await send("POST", "/signup", 400, `{"email":"${email}","password":"${NEW_PASSWORD}`);
  await grant("password", 400, { email, password: WRONG_PASSWORD });
  const { access_token: token, refresh_token } = await grant("password", 200, { email, password: PASSWORD });
  await grant("refresh_token", 200, { refresh_token });
  await grant("refresh_token", 400, { refresh_token: `${refresh_token}x` });
  await send("GET", "/user", 403, undefined, `${token}x`);
  await send("PUT", "/user", 200, { password: NEW_PASSWORD }, token);

  const factor = await send("POST", "/factors", 200, { factor_type: "totp" }, token);
  secrets.push(factor.totp.secret);
  const challenge = async (code: string, status: number) => {
    const { id } = await send("POST", `/factors/${factor.id}/challenge`, 200, {}, token);
    codes.push(code);
    return send("POST", `/factors/${factor.id}/verify`, status, { challenge_id: id, code }, token);
  };
  await challenge(wrongCode(factor.totp.secret), 422);
  const lifted = await challenge(codeNow(factor.totp.secret), 200);
  const recovery = await send("POST", "/factors/recovery-codes", 200, {}, lifted.access_token);
  secrets.push(...recovery.codes);
  const second = await grant("password", 200, { email, password: NEW_PASSWORD });
  const [recoveryCode] = recovery.codes;
  await send("POST", "/factors/recovery-codes/verify", 200, { code: recoveryCode }, second.access_token);

  const person = newClient(url, "pkce", fetchWithCookies());
  await person.signUp({ phone: PHONE, password: PASSWORD });
  const texted = await gateway.codeTo(PHONE);
  codes.push(texted);
  await send("POST", "/verify", 403, { phone: PHONE, token: texted === "000000" ? "1" : "000000", type: "sms" });
  const { data } = await person.verifyOtp({ phone: PHONE, token: texted, type: "sms" });
  expect(data.session).not.toBeNull();
  secrets.push(data.session?.access_token ?? "", data.session?.refresh_token ?? "");
  await send("POST", "/logout", 204, {}, lifted.access_token);
  await api.stop();

  const written = api.log();
  for (const line of called) expect(written).toContain(line);
  const audited = JSON.stringify(await sql`select * from audit_log`);
  for (const action of ["user_signedup", "login", "logout", "recovery_codes_made", "text_sent"])
    expect(audited).toContain(action);
  expect(secrets.length).toBeGreaterThan(25);
  expect(secrets).toContain(session.access_token);
  for (const secret of new Set(secrets)) {
    expect(written.includes(secret), `the log has ${secret}`).toBe(false);
    expect(audited.includes(secret), `the audit log has ${secret}`).toBe(false);
  }
  // Six digits may be part of any uuid or time; on their own they may not appear.
  for (const code of codes) {
    expect(written).not.toMatch(new RegExp(`(?<![\\w.-])${code}(?![\\w.-])`));
    expect(audited).not.toMatch(new RegExp(`(?<![\\w.-])${code}(?![\\w.-])`));
  }
});

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { startApi } from "../../support/api-process.ts";
import { type CaptchaServer, startCaptchaServer } from "../../support/captcha-server.ts";
import { test as base, expect, signIn } from "../journey.ts";
import { newAddress, ownLogin } from "./mailing-product.ts";
import { logOut } from "./steps.ts";

const PROVIDERS = ["turnstile", "hcaptcha"] as const;
type Provider = (typeof PROVIDERS)[number];

/** Journeys on api processes of their own, one for each provider. Verification and the provider's script are local. */
const test = base.extend<object, Record<Provider, { url: string; captcha: CaptchaServer }>>({
  turnstile: [async ({ browserName: _ }, use) => guarded("turnstile", use), { scope: "worker", timeout: 60_000 }],
  hcaptcha: [async ({ browserName: _ }, use) => guarded("hcaptcha", use), { scope: "worker", timeout: 60_000 }],
});

async function guarded(
  provider: Provider,
  use: (product: { url: string; captcha: CaptchaServer }) => Promise<void>,
): Promise<void> {
  const captcha = await startCaptchaServer(provider);
  const dataDir = await mkdtemp(join(tmpdir(), "courtside-captcha-"));
  const env = { DATABASE_URL: await ownLogin(), DATA_DIR: dataDir, LOG_LEVEL: "warn" };
  const api = await startApi({ ...env, ...captcha.env });
  await use({ url: api.url, captcha });
  await api.stop();
  await captcha.stop();
  await rm(dataDir, { recursive: true, force: true });
}

/**
 * Replaces the provider's own script, which no test may load, with the documented functions that the widgets call.
 * `newCaptchaToken` supplies the token when the provider does not challenge the person.
 */
const SCRIPTS: Record<Provider, string> = {
  turnstile: `
    const widgets = new Map();
    const run = (id) => newCaptchaToken().then(widgets.get(id).callback);
    window.turnstile = {
      render(element, params) {
        const id = "widget-" + widgets.size;
        widgets.set(id, params);
        return id;
      },
      execute: (target) => void run(typeof target === "string" ? target : [...widgets.keys()].at(-1)),
      reset() {}, remove() {}, getResponse() {}, isExpired: () => false,
    };
    window.onloadTurnstileCallback();`,
  hcaptcha: `
    window.hcaptcha = {
      render: () => "widget",
      execute: async () => ({ response: await newCaptchaToken(), key: "key" }),
      reset() {}, remove() {}, getResponse: () => "", getRespKey: () => "", setData() {},
    };
    window.hCaptchaOnLoad?.();
    const onload = new URL(document.currentScript.src).searchParams.get("onload");
    if (onload) window[onload]();`,
};
const SCRIPT_URLS = { turnstile: "https://challenges.cloudflare.com/**", hcaptcha: "https://js.hcaptcha.com/**" };

async function serveScript(page: Page, provider: Provider, newToken: () => string): Promise<void> {
  await page.exposeFunction("newCaptchaToken", newToken);
  await page.route(SCRIPT_URLS[provider], (route) =>
    route.fulfill({ contentType: "text/javascript", body: SCRIPTS[provider] }),
  );
}

for (const provider of PROVIDERS) {
  test(`${provider}: sign-in, sign-up, mails and a new club carry a token of the widget`, async ({
    page,
    turnstile,
    hcaptcha,
  }) => {
    const { url, captcha } = { turnstile, hcaptcha }[provider];
    const before = captcha.received.length;
    await serveScript(page, provider, captcha.newToken);
    await signIn(page, "member", `${url}/auth`);
    await logOut(page);

    await page.goto(`${url}/auth?step=forgot`);
    await page.getByLabel("Email", { exact: true }).fill(newAddress());
    await page.getByRole("button", { name: "Send reset link" }).click();
    await expect(page.getByRole("heading", { name: "Check your email" })).toBeVisible();

    await page.goto(`${url}/signup`);
    await page.getByLabel("Full Name").fill("Ada Lindqvist");
    await page.getByLabel("Email", { exact: true }).fill(newAddress());
    await page.getByLabel("Password", { exact: true }).fill("correct-horse-7");
    await page.getByLabel("Confirm Password").fill("correct-horse-7");
    await page.getByRole("button", { name: "Sign Up" }).click();
    await expect(page).toHaveURL(/\/join-club$/);
    await logOut(page);

    await page.goto(`${url}/signup-club`);
    await page.getByLabel("Club Name").fill("Captcha Club");
    await page.getByLabel("Admin Name").fill("Ada Lindqvist");
    await page.getByLabel("Admin Email").fill(newAddress());
    await page.getByLabel("Password", { exact: true }).fill("correct-horse-7");
    await page.getByRole("button", { name: "Create Club" }).click();
    await expect(page).toHaveURL(/trial-confirmation/);
    expect(captcha.received.length).toBeGreaterThanOrEqual(before + 4);
  });
}

test("a forged token is rejected on the page, and the next attempt works", async ({
  page,
  turnstile: { url, captcha },
}) => {
  const tokens = ["forged", captcha.newToken()];
  await serveScript(page, "turnstile", () => tokens.shift() ?? "none left");
  await page.goto(`${url}/auth`);
  await page.getByLabel("Email", { exact: true }).fill(newAddress());
  await page.getByLabel("Password", { exact: true }).fill("some-password-7");
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("captcha protection: request disallowed");
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page.getByRole("alert")).toHaveText("Invalid login credentials");
});

test("a blocked script is explained, and nothing is sent", async ({ page, turnstile: { url, captcha } }) => {
  await page.route(SCRIPT_URLS.turnstile, (route) => route.abort());
  const before = captcha.received.length;
  await page.goto(`${url}/auth`);
  await page.getByLabel("Email", { exact: true }).fill(newAddress());
  await page.getByLabel("Password", { exact: true }).fill("some-password-7");
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("The check that you are not a robot could not be done.");
  expect(captcha.received).toHaveLength(before);
});

import type { CaptchaVariable } from "../../environment.ts";

/** The provider that decides whether a person submits a form. */
export type CaptchaProvider = "turnstile" | "hcaptcha";

export interface CaptchaSettings {
  provider: CaptchaProvider;
  /** Public: the widget on our pages contains it. */
  siteKey: string;
  secret: string;
  /** Where a token is verified. */
  verifyUrl: string;
}

const VERIFY_URLS: Record<CaptchaProvider, string> = {
  turnstile: "https://challenges.cloudflare.com/turnstile/v0/siteverify",
  hcaptcha: "https://api.hcaptcha.com/siteverify",
};

/** The origins from which a page with the widget loads scripts, styles, frames and data, as the providers document them. */
export const WIDGET_ORIGINS: Record<CaptchaProvider, readonly string[]> = {
  turnstile: ["https://challenges.cloudflare.com"],
  hcaptcha: ["https://hcaptcha.com", "https://*.hcaptcha.com"],
};

const NEEDED = ["CAPTCHA_PROVIDER", "CAPTCHA_SECRET", "CAPTCHA_SITE_KEY"] as const;

/** The captcha's part of the environment: all of it or nothing. A problem names the variable and never its value. */
export function captchaSettings(env: Partial<Record<CaptchaVariable, string>>): {
  captcha: CaptchaSettings | undefined;
  problems: string[];
} {
  const { CAPTCHA_PROVIDER: provider, CAPTCHA_SECRET, CAPTCHA_SITE_KEY, CAPTCHA_VERIFY_URL } = env;
  const given = NEEDED.filter((name) => env[name]);
  if (given.length === 0 && CAPTCHA_VERIFY_URL === undefined) return { captcha: undefined, problems: [] };
  const problems = NEEDED.filter((name) => !env[name]).map(
    (name) => `${name}: is required beside ${given.join(", ") || "CAPTCHA_VERIFY_URL"}`,
  );
  if (provider && !isProvider(provider)) problems.push("CAPTCHA_PROVIDER: must be turnstile or hcaptcha");
  const verifyUrl = CAPTCHA_VERIFY_URL ?? (provider && isProvider(provider) ? VERIFY_URLS[provider] : "");
  if (CAPTCHA_VERIFY_URL !== undefined && !/^https?:$/.test(URL.parse(CAPTCHA_VERIFY_URL)?.protocol ?? ""))
    problems.push("CAPTCHA_VERIFY_URL: must be a URL that starts with http:// or https://");
  if (problems.length > 0 || !provider || !isProvider(provider) || !CAPTCHA_SECRET || !CAPTCHA_SITE_KEY)
    return { captcha: undefined, problems };
  return { captcha: { provider, siteKey: CAPTCHA_SITE_KEY, secret: CAPTCHA_SECRET, verifyUrl }, problems };
}

const isProvider = (name: string): name is CaptchaProvider => Object.hasOwn(VERIFY_URLS, name);

import { z } from "zod";
import { authTransaction } from "../../db/transaction.ts";
import { DomainError } from "../../errors.ts";
import { auditRejection } from "../audit.ts";
import type { AuthCall } from "../call.ts";
import { LIMITS } from "../limits/limits.ts";
import { fromHere, takeOrReject } from "../limits/take.ts";
import type { CaptchaSettings } from "./settings.ts";

const TIMEOUT_MS = 5_000;
const LONGEST_TOKEN = 8_192;

export const captchaToken = z.string().max(LONGEST_TOKEN);

/** The body's key for the widget's token (docs/product/auth-api.md#transport). */
export const captchaFields = z.object({
  gotrue_meta_security: z.object({ captcha_token: captchaToken.nullish() }).optional(),
});

const verdictSchema = z.object({ success: z.boolean(), "error-codes": z.array(z.string()).default([]) });
type Verdict = z.infer<typeof verdictSchema>;

/**
 * Accepts a request whose token the provider accepts; every request if no provider is configured. Rejected with `captcha_failed`,
 * or with `captcha_unavailable` (503) if the provider cannot be reached, so that an outage admits no robot.
 */
export async function requireCaptcha(call: AuthCall, token: string | null | undefined): Promise<void> {
  const { captcha } = call.config;
  if (captcha === undefined) return;
  await auditRejection(call, { action: "captcha_failed" }, async () => {
    if (!token) throw captchaFailed("no captcha_token found");
    await authTransaction(call.db, (sql) => takeOrReject(sql, fromHere(call, LIMITS.captchaByIp)));
    const verdict = await verdictOn(captcha, token, call);
    if (!verdict.success) throw captchaFailed(verdict["error-codes"].join(", ") || "token not accepted");
  });
}

const captchaFailed = (why: string) =>
  new DomainError("invalid", "captcha_failed", `captcha protection: request disallowed (${why})`);

/** Both providers use the same protocol: a form with secret and response, and a JSON response. */
async function verdictOn({ secret, verifyUrl }: CaptchaSettings, token: string, call: AuthCall): Promise<Verdict> {
  const { ip } = call.caller;
  try {
    const response = await fetch(verifyUrl, {
      method: "POST",
      body: new URLSearchParams({ secret, response: token, ...(ip && { remoteip: ip }) }),
      redirect: "error",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new Error(`the captcha provider responded ${response.status}`);
    }
    return verdictSchema.parse(await response.json());
  } catch (error) {
    call.log.error({ err: error }, "the captcha provider could not be reached");
    throw new DomainError("unavailable", "captcha_unavailable", "captcha verification process failed");
  }
}

import { Hono } from "hono";
import { HTTPException } from "hono/http-exception";
import { DomainError } from "../errors.ts";
import type { AppEnv } from "../http/app-env.ts";
import { noStore } from "../http/security-headers.ts";
import { timeLimit } from "../http/time-limit.ts";
import type { EndMembership } from "./admin/delete-user.ts";
import { adminRoutes } from "./admin/routes.ts";
import { grantSession } from "./grants/grant-session.ts";
import { bearerOf } from "./http/bearer.ts";
import { bindBrowser } from "./http/browser-cookie.ts";
import { callOf } from "./http/caller.ts";
import { onAuthError } from "./http/error-response.ts";
import { LARGEST_BODY, readBody, tooLarge } from "./http/read-body.ts";
import { readGuardedBody } from "./http/read-guarded-body.ts";
import { SIGN_UP_BROWSER } from "./http/sign-up-browser.ts";
import { otpInput, sendOtp } from "./mail-requests/otp.ts";
import { recover, recoverInput } from "./mail-requests/recover.ts";
import { resend, resendInput } from "./mail-requests/resend.ts";
import { mfaRoutes } from "./mfa/routes.ts";
import { oauthRoutes } from "./oauth/routes.ts";
import { readUser } from "./own-account/read-user.ts";
import { reauthenticate } from "./own-account/reauthenticate.ts";
import { signOut } from "./own-account/sign-out.ts";
import { changeUser, userChange } from "./own-account/update-user.ts";
import { passkeyRoutes } from "./passkeys/routes.ts";
import { recoveryCodeRoutes } from "./recovery-codes/routes.ts";
import { signUp, signUpInput } from "./sign-up/sign-up.ts";
import { landingPage } from "./verify/landing.ts";
import { verify, verifyInput } from "./verify/verify.ts";

const routes = new Hono<AppEnv>();

routes.use("*", noStore, timeLimit(10_000, new HTTPException(504)), async (c, next) => {
  if (Number(c.req.header("content-length") ?? 0) > LARGEST_BODY) throw tooLarge();
  await next();
});

routes.get("/.well-known/jwks.json", (c) => {
  c.header("cache-control", "public, max-age=600");
  return c.json(c.get("deps").keys.jwks);
});

routes.post("/signup", async (c) => {
  const input = await readGuardedBody(c, signUpInput);
  return c.json(await signUp(callOf(c), input, bindBrowser(c, SIGN_UP_BROWSER)));
});

routes.post("/token", async (c) => c.json(await grantSession(c)));

routes.post("/otp", async (c) => c.json(await sendOtp(callOf(c), await readGuardedBody(c, otpInput))));

routes.post("/recover", async (c) => c.json(await recover(callOf(c), await readGuardedBody(c, recoverInput))));

routes.post("/resend", async (c) => c.json(await resend(callOf(c), await readGuardedBody(c, resendInput))));

routes.post("/verify", async (c) => {
  const input = await readBody(c, verifyInput);
  return c.json(await verify(callOf(c), input));
});

routes.get("/verify", (c) => {
  const token = c.req.query("token") ?? c.req.query("token_hash") ?? "";
  c.header("referrer-policy", "no-referrer");
  return c.redirect(landingPage(callOf(c), { token, type: c.req.query("type") ?? "" }), 303);
});

routes.get("/reauthenticate", async (c) => c.json(await reauthenticate(callOf(c), await bearerOf(c))));

routes.get("/user", async (c) => c.json(await readUser(callOf(c), await bearerOf(c))));

routes.put("/user", async (c) => {
  const token = await bearerOf(c);
  return c.json(await changeUser(callOf(c), token, await readBody(c, userChange)));
});

routes.post("/logout", async (c) => {
  await signOut(callOf(c), await bearerOf(c), c.req.query("scope") ?? "global");
  return c.body(null, 204);
});

routes.route("/", recoveryCodeRoutes);

routes.route("/", mfaRoutes);

routes.route("/", passkeyRoutes);

routes.route("/", oauthRoutes);

/**
 * The auth service at /auth/v1, in the protocol of @supabase/auth-js 2.119. Public calls ignore any Authorization header.
 * `endMembership` belongs to a feature (docs/decisions/0037).
 */
export const authRoutes = (endMembership: EndMembership) =>
  new Hono<AppEnv>()
    .onError(onAuthError)
    .route("/", routes)
    .route("/", adminRoutes(endMembership))
    .all("*", () => {
      throw new DomainError("not_found", "not_found", "Not found");
    });

import { type Context, Hono } from "hono";
import { z } from "zod";
import { DomainError } from "../../errors.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { bearerOf } from "../http/bearer.ts";
import { bindBrowser, browserSecret } from "../http/browser-cookie.ts";
import { callOf } from "../http/caller.ts";
import { readBody } from "../http/read-body.ts";
import { safeRedirect } from "../redirects.ts";
import type { SessionResponse } from "../sessions/open.ts";
import { begin } from "./begin.ts";
import { OAUTH_BROWSER } from "./browser-cookie.ts";
import { finish } from "./callback.ts";
import { idTokenGrant, signInWithIdToken } from "./id-token.ts";
import { manualLinkingDisabled } from "./rejections.ts";
import { publicSettings } from "./settings.ts";
import { beginSso, ssoInput } from "./sso.ts";
import { unlink } from "./unlink.ts";
import { withError } from "./with-error.ts";

/** Sign-in at other providers, and the identities that result from it (docs/product/auth-api.md#sign-up-and-sign-in). */
export const oauthRoutes = new Hono<AppEnv>();

oauthRoutes.get("/settings", (c) => c.json(publicSettings(c.get("deps").config)));

/** What the same request may get past a little later. */
const PASSING = new Set<DomainError["kind"]>(["rate_limited", "timeout", "unavailable"]);

oauthRoutes.get("/authorize", async (c) => {
  const call = callOf(c);
  try {
    return c.redirect(await begin(call, { query: c.req.query(), browser: bindBrowser(c, OAUTH_BROWSER) }));
  } catch (error) {
    if (!(error instanceof DomainError && PASSING.has(error.kind))) throw error;
    // The reader is a person who cannot fix the error: redirects to the page they came from, which explains it.
    return c.redirect(withError(safeRedirect(call.redirectTo, call.config), error));
  }
});

oauthRoutes.get("/callback", async (c) => {
  const query = new URL(c.req.url).searchParams;
  return c.redirect(await finish(callOf(c), { query, browser: browserSecret(c, OAUTH_BROWSER) }));
});

oauthRoutes.post("/sso", async (c) => {
  const input = await readBody(c, ssoInput);
  const url = await beginSso(callOf(c), input);
  return input.skip_http_redirect ? c.json({ url }) : c.redirect(url, 303);
});

oauthRoutes.get("/user/identities/authorize", async (c) => {
  const token = await bearerOf(c);
  requireManualLinking(c);
  const url = await begin(callOf(c), { query: c.req.query(), browser: bindBrowser(c, OAUTH_BROWSER) }, token);
  return c.req.query("skip_http_redirect") === "true" ? c.json({ url }) : c.redirect(url);
});

oauthRoutes.delete("/user/identities/:id", async (c) => {
  const token = await bearerOf(c);
  const id = c.req.param("id");
  if (!z.guid().safeParse(id).success) {
    throw new DomainError("not_found", "validation_failed", "identity_id must be an UUID");
  }
  await unlink(callOf(c), token, id);
  return c.json({});
});

/** POST /token?grant_type=id_token. */
export async function grantByIdToken(c: Context<AppEnv>): Promise<SessionResponse> {
  const grant = await readBody(c, idTokenGrant);
  return signInWithIdToken(callOf(c), grant, grant.link_identity ? await bearerOf(c) : undefined);
}

function requireManualLinking(c: Context<AppEnv>): void {
  if (!c.get("deps").config.auth.manualLinking) throw manualLinkingDisabled();
}

import type { Context } from "hono";
import { DomainError, forbidden } from "../../errors.ts";
import type { AppEnv } from "../../http/app-env.ts";
import type { VerifiedToken } from "../../http/verified-token.ts";
import { notAtDevice, noteReceived, verifyAccessToken } from "./session.ts";

/** The verified access token of a request. Whether its session is still open is checked in the database: see requireSession. */
export async function bearerOf(c: Context<AppEnv>): Promise<VerifiedToken> {
  const token = /^Bearer ([^\s]+)$/i.exec(c.req.header("authorization") ?? "")?.[1];
  if (!token) {
    throw new DomainError("unauthenticated", "no_authorization", "This endpoint requires a valid Bearer token");
  }
  // A device acts for no person.
  if (c.get("device")) throw forbidden();
  const verified = await verifyAccessToken(token, c.get("deps"));
  if (verified.deviceId !== undefined) throw notAtDevice();
  await noteReceived(c.get("deps").db, verified);
  c.set("token", verified);
  return verified;
}

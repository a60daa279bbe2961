import type { User } from "@supabase/auth-js";
import { authClient } from "../auth/authClient.ts";
import { freeName } from "./factorNames.ts";

/** Begins the set-up of an app. */
export async function beginEnrollment(user: User) {
  await forgetHalfDone();
  const { data, error } = await authClient.mfa.enroll({
    factorType: "totp",
    issuer: "Courtside",
    friendlyName: freeName(user, "Authenticator app"),
  });
  if (error) throw error;
  return { factorId: data.id, qrCode: data.totp.qr_code, secret: data.totp.secret };
}

/** Takes back a set-up that was cancelled. Left unverified it counts for nothing, and ends by itself. */
export async function forgetFactor(factorId: string): Promise<void> {
  const { error } = await authClient.mfa.unenroll({ factorId });
  if (error) console.warn("The half-done set-up could not be taken back", error.message);
}

/** Removes an unfinished set-up before the next one begins: a name can be used only once. */
export async function forgetHalfDone(): Promise<void> {
  const { data } = await authClient.mfa.listFactors();
  for (const { id, status } of data?.all ?? []) {
    if (status === "unverified") await authClient.mfa.unenroll({ factorId: id });
  }
}

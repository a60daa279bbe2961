import type { User } from "@supabase/auth-js";
import { authClient } from "../auth/authClient.ts";
import { freeName } from "./factorNames.ts";

/** Begins the set-up of an app. One that was left half done is taken away first: its name would be in the way. */
export async function beginEnrollment(user: User) {
  const left = (user.factors ?? []).filter(({ status }) => status === "unverified");
  for (const { id } of left) await authClient.mfa.unenroll({ factorId: id });
  const { data, error } = await authClient.mfa.enroll({
    factorType: "totp",
    issuer: "Courtside",
    friendlyName: freeName(user),
  });
  if (error) throw error;
  return { factorId: data.id, qrCode: data.totp.qr_code, secret: data.totp.secret };
}

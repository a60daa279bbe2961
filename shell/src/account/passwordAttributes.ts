import type { UserAttributes } from "@supabase/auth-js";
import type { NewPassword } from "../auth/credentials.ts";
import { digitsOf } from "../auth/credentials.ts";

export interface PasswordInput extends NewPassword {
  /** Blank unless the service requires a proof and the user chose this one. */
  currentPassword: string;
  /** The mailed code; the same. */
  nonce: string;
}

/** The change as the service takes it: with one proof, or with none. */
export function passwordAttributes({ password, currentPassword, nonce }: PasswordInput): UserAttributes {
  if (currentPassword !== "") return { password, current_password: currentPassword };
  return nonce === "" ? { password } : { password, nonce: digitsOf(nonce) };
}

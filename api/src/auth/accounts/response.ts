import { factorResponse } from "../factors/response.ts";
import type { IdentityRow, UserRow } from "./queries.ts";

const utc = (instant: Date | null | undefined) => instant?.toISOString();

/** A user in the format that the client expects (docs/product/auth-api.md#user): no nulls, unset times omitted. */
export function userResponse(user: UserRow, identities: IdentityRow[]) {
  const confirmed = [user.email_confirmed_at, user.phone_confirmed_at].filter((at) => at !== null);
  return {
    id: user.id,
    aud: "authenticated",
    role: "authenticated",
    email: user.email ?? "",
    email_confirmed_at: utc(user.email_confirmed_at),
    phone: user.phone ?? "",
    phone_confirmed_at: utc(user.phone_confirmed_at),
    confirmed_at: utc(confirmed.toSorted((a, b) => Number(a) - Number(b))[0]),
    new_email: user.new_email ?? undefined,
    new_phone: user.new_phone ?? undefined,
    confirmation_sent_at: utc(user.confirmation_sent_at),
    recovery_sent_at: utc(user.recovery_sent_at),
    email_change_sent_at: utc(user.email_change_sent_at),
    reauthentication_sent_at: utc(user.reauthentication_sent_at),
    phone_change_sent_at: utc(user.phone_change_sent_at),
    invited_at: utc(user.invited_at),
    last_sign_in_at: utc(user.last_sign_in_at),
    banned_until: utc(user.is_banned ? user.banned_until : null),
    /**
     * Not part of the upstream format: an account that was confirmed in another browser than it was created in has no password
     * yet.
     */
    has_password: user.password_hash !== null,
    app_metadata: user.app_metadata,
    user_metadata: user.user_metadata,
    identities: identities.map(identityResponse),
    factors: user.factors?.map(factorResponse),
    created_at: utc(user.created_at),
    updated_at: utc(user.updated_at),
    is_anonymous: user.is_anonymous,
  };
}

export type UserResponse = ReturnType<typeof userResponse>;

/** `id` is the provider's subject, `identity_id` is the row's id. */
function identityResponse(identity: IdentityRow) {
  return {
    identity_id: identity.id,
    id: identity.provider_id,
    user_id: identity.user_id,
    identity_data: identity.identity_data,
    provider: identity.provider,
    email: typeof identity.identity_data.email === "string" ? identity.identity_data.email : undefined,
    last_sign_in_at: utc(identity.last_sign_in_at),
    created_at: utc(identity.created_at),
    updated_at: utc(identity.updated_at),
  };
}

import type { Factor, User } from "@supabase/auth-js";

const THEN = "2026-11-03T12:00:00Z";

/** An account as the auth service returns it, for stories: with these verified factors. */
export const fakeUser = (factors: [type: Factor["factor_type"], name: string][]): User => ({
  id: "00000000-0000-4000-8000-000000000001",
  aud: "authenticated",
  email: "ana@riverside.test",
  email_confirmed_at: THEN,
  app_metadata: { provider: "email", providers: ["email"] },
  user_metadata: {},
  identities: [],
  created_at: THEN,
  factors: factors.map(([factor_type, friendly_name], place) => ({
    id: `00000000-0000-4000-8000-00000000001${place}`,
    factor_type,
    friendly_name,
    status: "verified",
    created_at: THEN,
    updated_at: THEN,
  })),
});

import { isAuthRetryableFetchError } from "@supabase/auth-js";

interface FoundSession {
  data: { session: { access_token: string } | null };
  error: unknown;
}

/** What a founder's session lacks (docs/product/access.md#founding-a-club), or null. The call itself finds a lost connection. */
export function sessionProblem({ data, error }: FoundSession): string | null {
  if (isAuthRetryableFetchError(error)) return null;
  if (error || !data.session) return "No user session found.";
  return data.session.access_token ? null : "No access token found.";
}

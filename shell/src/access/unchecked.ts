import { isApiError, type Me } from "@courtside/contracts/api/client.ts";
import { isAuthError } from "@supabase/auth-js";

/** The api is away or busy: what it said last still counts, and a banner tells of the connection. */
const PASSING = ["unavailable", "busy", "database_unavailable"];

const isAway = (error: unknown): boolean =>
  error instanceof TypeError || isAuthError(error) || (isApiError(error) && PASSING.includes(error.code));

/** The profile as it stands after `error`: an access check that fails leaves nobody access (docs/product/access.md#failed-check). */
export function unchecked(me: Me, error: unknown): Me {
  if (!error || isAway(error)) return me;
  return {
    ...me,
    access: { ...me.access, has_access: false, access_type: "error", is_trial: false, is_active: false },
  };
}

import { isApiError, type Me } from "@courtside/contracts/api/client.ts";

/** The api is unavailable or busy: its last response remains valid, and a banner reports the connection. */
const PASSING = ["unavailable", "busy", "database_unavailable"];

/** What is no error of the api came from the network, the sign-in service or a proxy: the api has not checked anything. */
const isAway = (error: unknown): boolean => !isApiError(error) || PASSING.includes(error.code);

/** The profile after `error`: a failed access check grants no access (docs/product/access.md#failed-check). */
export function unchecked(me: Me, error: unknown): Me {
  if (!error || isAway(error)) return me;
  return {
    ...me,
    access: { ...me.access, has_access: false, access_type: "error", is_trial: false, is_active: false },
  };
}

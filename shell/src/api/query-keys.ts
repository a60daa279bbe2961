import { queryKey } from "@courtside/contracts/api/query-keys.ts";

// Reads that the shell changes or drops; those that one feature alone changes are in its `api.ts`. What a club's changes make
// out of date is in contracts/api/live.ts.
export const ME = queryKey("/me");
export const MEMBER_SEARCH = queryKey("/members/search");

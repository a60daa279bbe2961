import { queryKey } from "@courtside/contracts/api/query-keys.ts";

export const ME = queryKey("/me");
export const SUBSCRIPTION = queryKey("/billing/subscription");

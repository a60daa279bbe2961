import { isMatch } from "../../http/if-none-match.ts";
import { keptResponse } from "../../http/security-headers.ts";
import type { BuiltDay } from "./built-day.ts";
import type { Variant } from "./shared-day.ts";

/** Names stay out of the browser's own cache; the members' day may be there, if it is asked for again each time. */
const CACHING: Record<Variant, string> = { members: "private, no-cache", staff: "no-store" };

interface Asked {
  requestId: string;
  ifNoneMatch: string | null | undefined;
  acceptEncoding: string | null | undefined;
}

/** The response with a shared day; 304 if the caller has it. */
export function dayResponse(built: BuiltDay, { requestId, ifNoneMatch, acceptEncoding }: Asked): Response {
  const headers = {
    "cache-control": CACHING[built.variant],
    etag: built.etag,
    vary: "authorization, accept-encoding",
  };
  if (isMatch(ifNoneMatch, built.etag)) return keptResponse(requestId, 304, null, headers);
  const { bytes, encoding } = built.inEncoding(acceptEncoding);
  return keptResponse(requestId, 200, bytes, {
    ...headers,
    "content-type": "application/json",
    ...(encoding && { "content-encoding": encoding }),
  });
}

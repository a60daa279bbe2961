import { isMatch } from "../../http/if-none-match.ts";
import { keptResponses } from "../../http/security-headers.ts";
import { type BuiltDay, bestEncoding, type Encoding } from "./built-day.ts";
import type { Variant } from "./shared-day.ts";

/** Names stay out of the browser's own cache; the members' day may be there, if it is asked for again each time. */
const CACHING: Record<Variant, string> = { members: "private, no-cache", staff: "no-store" };

interface Asked {
  requestId: string;
  ifNoneMatch: string | null | undefined;
  acceptEncoding: string | null | undefined;
}

type Respond = (requestId: string) => Response;

/** What responds with each kept day: by encoding, and "unchanged" with the 304. */
const kept = new WeakMap<BuiltDay, Map<Encoding | "unchanged", Respond>>();

/** The response with a shared day; 304 if the caller has it. */
export function dayResponse(built: BuiltDay, { requestId, ifNoneMatch, acceptEncoding }: Asked): Response {
  const form = isMatch(ifNoneMatch, built.etag) ? "unchanged" : bestEncoding(acceptEncoding ?? "");
  const ofDay = kept.get(built) ?? new Map<Encoding | "unchanged", Respond>();
  const respond = ofDay.get(form) ?? respondsWith(built, form);
  kept.set(built, ofDay.set(form, respond));
  return respond(requestId);
}

function respondsWith(built: BuiltDay, form: Encoding | "unchanged"): Respond {
  const headers = {
    "cache-control": CACHING[built.variant],
    etag: built.etag,
    vary: "authorization, accept-encoding",
  };
  if (form === "unchanged") return keptResponses(304, null, headers);
  return keptResponses(200, built.encoded(form), {
    ...headers,
    "content-type": "application/json",
    ...(form !== "identity" && { "content-encoding": form }),
  });
}

import type { DomainError } from "../../errors.ts";
import { withQuery } from "../links.ts";

/**
 * The address with the error in its query, in the format that the client reads (docs/product/auth-api.md#sign-up-and-sign-in).
 */
export function withError(url: string, error: DomainError): string {
  const kind = error.kind === "unavailable" ? "temporarily_unavailable" : "access_denied";
  return withQuery(url, {
    error: error.kind === "invalid" ? "invalid_request" : kind,
    error_code: error.code,
    error_description: error.message,
  });
}

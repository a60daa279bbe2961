import { DEVICE_MESSAGES } from "@courtside/contracts/domain/device-messages.ts";

/** An error of the domain. Knows no HTTP; src/http/errors.ts maps the kind to a status. */
export type ErrorType =
  | "invalid"
  | "unauthenticated"
  | "access_expired"
  | "forbidden"
  | "not_found"
  | "conflict"
  | "rejected"
  | "too_large"
  | "rate_limited"
  | "unavailable"
  | "timeout";

export class DomainError extends Error {
  readonly kind: ErrorType;
  readonly code: string;
  readonly details: Record<string, unknown> | undefined;

  /** `message` is shown to people; `details.field` names the invalid field of the request. */
  constructor(kind: ErrorType, code: string, message: string, details?: Record<string, unknown>) {
    super(message);
    this.kind = kind;
    this.code = code;
    this.details = details;
  }
}

/** A device whose pairing has ended, or that never was: its screen forgets everything it has kept. */
export const deviceRevoked = (): DomainError =>
  new DomainError("unauthenticated", "device_revoked", DEVICE_MESSAGES.device_revoked);

/**
 * A concurrent transaction took what this one had read as free. The request runs again and reads what the other has changed
 * (`personTransactionFrom`); only after the last run does the caller see this.
 */
export class ConcurrentChange extends DomainError {
  constructor() {
    super("unavailable", "busy", "The service is busy, please try again");
  }
}

/** An id that does not exist, or exists in another club: the same response (docs/product/roles.md#tenant-isolation). */
export const notFound = (what: string): DomainError =>
  new DomainError("not_found", "not_found", `${what} not found`, { subject: what });

/** The same for an id in a field of the request. */
export const unknownId = (field: string, what: string): DomainError =>
  new DomainError("not_found", "not_found", `${what} not found`, { subject: what, field });

/** The effective role lacks the capability (docs/product/roles.md#permissions). */
export const forbidden = (message = "Access Denied"): DomainError => new DomainError("forbidden", "forbidden", message);

/** A request field that is invalid in every state of the club. */
export const invalid = (field: string, message: string, code = "validation_failed"): DomainError =>
  new DomainError("invalid", code, message, { field });

/** Several wrong fields: all as `issues`, the first as `field` and message, like a body that cannot be parsed. */
export const invalidFields = (
  first: { field: string; message: string },
  ...others: readonly { field: string; message: string }[]
): DomainError =>
  new DomainError("invalid", "validation_failed", first.message, {
    field: first.field,
    issues: [first, ...others].map(({ field, message }) => ({ field, message })),
  });

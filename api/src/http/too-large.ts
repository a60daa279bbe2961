import { LOGO_MESSAGES } from "@courtside/contracts/domain/club-logo.ts";
import { DomainError } from "../errors.ts";

/** The upload of a logo exceeds its maximum size. */
export const tooLarge = () =>
  new DomainError("too_large", "logo_too_large", LOGO_MESSAGES.too_large, { field: "logo" });

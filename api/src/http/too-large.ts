import { LOGO_MESSAGES } from "@courtside/contracts/domain/club-logo.ts";
import { DomainError } from "../errors.ts";

/** A picture that is larger than a logo may be. */
export const tooLarge = () =>
  new DomainError("too_large", "logo_too_large", LOGO_MESSAGES.too_large, { field: "logo" });

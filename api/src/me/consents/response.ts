import { CONSENT_KINDS } from "@courtside/contracts/domain/consents.ts";
import { z } from "@hono/zod-openapi";

export const Consent = z
  .object({
    kind: z.enum(CONSENT_KINDS),
    is_given: z.boolean(),
    decided_at: z.iso
      .datetime()
      .nullable()
      .openapi({ description: "Null: never asked; then only the directory may be given" }),
    wording: z.int().nullable().openapi({ description: "The version of the text to which the choice was made" }),
  })
  .openapi("Consent");

export type ConsentResponse = z.infer<typeof Consent>;

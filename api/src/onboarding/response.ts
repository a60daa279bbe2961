import { z } from "@hono/zod-openapi";

/** The onboarding card (docs/product/access.md#first-steps). */
export const Onboarding = z
  .object({
    is_shown: z.boolean().openapi({ description: "For 24 hours after the admin's creation, until they dismiss it" }),
    steps: z.object({
      court: z.boolean().openapi({ description: "The club has a court" }),
      member: z.boolean().openapi({ description: "The club has another person, not counting the sample coach" }),
      booking: z.boolean().openapi({ description: "There was a booking" }),
      hours: z.boolean().openapi({ description: "An admin has confirmed or changed opening hours or time zone" }),
      personalised: z.boolean().openapi({ description: "Name and welcome message are the club's own" }),
    }),
  })
  .openapi("Onboarding");

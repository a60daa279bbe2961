import { isPersonalised } from "@courtside/contracts/domain/club-sign-up.ts";
import { can } from "@courtside/contracts/domain/roles.ts";
import type { z } from "@hono/zod-openapi";
import type { ClubTx } from "../club-tx.ts";
import { forbidden } from "../errors.ts";
import { selectOnboardingDetails } from "./queries.ts";
import type { Onboarding } from "./response.ts";

const SHOWN_FOR = 24 * 3_600_000;

/** The club's onboarding steps, and whether the admin is still shown them (docs/product/access.md#first-steps). */
export async function readOnboarding(tx: ClubTx): Promise<z.infer<typeof Onboarding>> {
  if (!can(tx.role, "club:settings")) throw forbidden();
  const details = await selectOnboardingDetails(tx.sql, tx.clubId, tx.userId);
  return {
    is_shown: details.dismissed_at === null && tx.now < Date.parse(tx.person.createdAt) + SHOWN_FOR,
    steps: {
      court: details.has_court,
      member: details.has_other_person,
      booking: details.has_booking,
      hours: details.hours_confirmed,
      personalised: isPersonalised(details),
    },
  };
}

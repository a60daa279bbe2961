import { can } from "@courtside/contracts/domain/roles.ts";
import { audit } from "../../audit/record.ts";
import type { ClubTx } from "../../club-tx.ts";
import { forbidden, notFound } from "../../errors.ts";
import { checkOpen } from "../../scheduling/offers/accept.ts";
import { endOffers } from "../../scheduling/offers/end.ts";
import { lockOptionalOffer } from "../../scheduling/offers/queries.ts";
import { lockOptionalMember } from "../../scheduling/people/queries.ts";

/** Passes on an offer to the caller; they stay in the queue, and the slot goes to the next. */
export async function passOffer(tx: ClubTx, id: string): Promise<{ id: string }> {
  if (!can(tx.role, "waitlist:join")) throw forbidden();
  const member = await lockOptionalMember(tx.sql, tx.clubId, tx.userId);
  const offer = member && (await lockOptionalOffer(tx.sql, tx.clubId, id));
  if (!offer || offer.user_id !== tx.userId) throw notFound("Offer");
  if (offer.status === "passed") return { id };
  checkOpen(tx, offer);
  await endOffers(tx, [offer], "passed");
  await audit(tx, { action: "waitlist.passed", subjectType: "waitlist_offer", subjectId: id });
  return { id };
}

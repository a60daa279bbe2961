import { LIMITS } from "../../auth/limits/limits.ts";
import { takeOrReject } from "../../auth/limits/take.ts";
import type { Database } from "../../db/pool.ts";
import { authTransaction } from "../../db/transaction.ts";
import { forgetChange, type PlanChange, type PortalRow, selectOffers, selectOptionalPortal } from "./portal-queries.ts";
import { lockOptionalLive, type Offer, type SubscriptionRow } from "./queries.ts";
import { changePlan, changeSubscription, type SubscriptionChange } from "./subscription.ts";

export interface PortalView {
  portal: PortalRow;
  subscription: SubscriptionRow | undefined;
  offers: Offer[];
}

/** The contents of a portal's page; undefined if there is none, or it has expired. */
export const readPortalPage = (db: Database, id: string): Promise<PortalView | undefined> =>
  authTransaction(db, async (sql) => {
    const portal = await selectOptionalPortal(sql, id);
    if (!portal) return undefined;
    const subscription = await lockOptionalLive(sql, portal.customer_id);
    return { portal, subscription, offers: await selectOffers(sql) };
  });

export type PortalInput = SubscriptionChange | "keep" | PlanChange;

/** Applies an action of a portal's page to the live subscription. False if there is no such page. */
export const usePortal = (db: Database, id: string, input: PortalInput): Promise<boolean> =>
  authTransaction(db, async (sql) => {
    const portal = await selectOptionalPortal(sql, id);
    if (!portal) return false;
    await takeOrReject(sql, { limit: LIMITS.sandboxByCustomer, whose: [portal.customer_id] });
    const subscription = await lockOptionalLive(sql, portal.customer_id);
    if (input === "keep") await forgetChange(sql, id);
    else if (typeof input === "string") {
      if (subscription) await changeSubscription(sql, subscription, input);
    } else {
      if (subscription) await changePlan(sql, subscription, input);
      await forgetChange(sql, id);
    }
    return true;
  });

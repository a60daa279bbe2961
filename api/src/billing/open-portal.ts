import { audit } from "../audit/record.ts";
import { LIMITS } from "../auth/limits/limits.ts";
import { takeOrReject } from "../auth/limits/take.ts";
import { asAuthService } from "../db/transaction.ts";
import { forbidden } from "../errors.ts";
import type { InTransaction } from "./billing-admin.ts";
import { asCustomer } from "./customer.ts";
import type { BillingProvider } from "./provider.ts";
import { lockAccount } from "./queries.ts";

/** The page on which an admin changes, cancels and resumes the club's subscription. */
export async function openPortal(inTransaction: InTransaction, provider: BillingProvider): Promise<string> {
  await inTransaction(async (tx) => {
    const { is_demo } = await lockAccount(tx.sql, tx.clubId, provider.name);
    if (is_demo) throw forbidden("The demo club cannot subscribe");
    await asAuthService(tx.sql, () => takeOrReject(tx.sql, { limit: LIMITS.portalsByClub, whose: [tx.clubId] }));
    await audit(tx, { action: "billing.portal_opened" });
  });
  return asCustomer(inTransaction, provider, (customerId) => provider.openPortal({ customerId }));
}

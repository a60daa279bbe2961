import type { ClubTx } from "../club-tx.ts";
import type { InTransaction } from "./in-transaction.ts";
import type { BillingProvider } from "./provider.ts";
import { keepCustomer, lockAccount } from "./queries.ts";

/** The club as the provider's customer, made where it is none yet. Of two at once the first one counts. */
export async function customerOf(inTransaction: InTransaction, provider: BillingProvider): Promise<string> {
  const { customerId, club } = await inTransaction(async ({ sql, clubId, person }: ClubTx) => {
    const { customer_id, club_name } = await lockAccount(sql, clubId, provider.name);
    return { customerId: customer_id, club: { id: clubId, name: club_name, email: person.email } };
  });
  if (customerId) return customerId;
  const made = await provider.createCustomer(club);
  return inTransaction(({ sql, clubId }) => keepCustomer(sql, clubId, provider.name, made));
}

import type { ClubTx } from "../club-tx.ts";
import type { InTransaction } from "./billing-admin.ts";
import type { BillingProvider } from "./provider.ts";
import { keepCustomer, lockAccount } from "./queries.ts";
import { CustomerGone } from "./rejections.ts";

/** Runs an operation as the club's customer, and once more with a new one if the provider no longer has it. */
export async function asCustomer<T>(
  inTransaction: InTransaction,
  provider: BillingProvider,
  work: (customerId: string, isReplaced: boolean) => Promise<T>,
): Promise<T> {
  const customerId = await customerOf(inTransaction, provider, null);
  try {
    return await work(customerId, false);
  } catch (error) {
    if (!(error instanceof CustomerGone)) throw error;
    return work(await customerOf(inTransaction, provider, customerId), true);
  }
}

/**
 * Returns the club's customer at the provider, created if there is none or it was deleted there. Of two concurrent creations the
 * first counts.
 */
async function customerOf(
  inTransaction: InTransaction,
  provider: BillingProvider,
  gone: string | null,
): Promise<string> {
  const { customerId, club } = await inTransaction(async ({ sql, clubId, person }: ClubTx) => {
    const { customer_id, club_name } = await lockAccount(sql, clubId, provider.name);
    return { customerId: customer_id, club: { id: clubId, name: club_name, email: person.email } };
  });
  if (customerId && customerId !== gone) return customerId;
  const made = await provider.createCustomer({ ...club, replaces: gone });
  return inTransaction(({ sql, clubId }) => keepCustomer(sql, clubId, provider.name, made, gone));
}

import type { Database } from "../../db/pool.ts";
import { authTransaction } from "../../db/transaction.ts";
import { type CheckoutRow, lockOptionalCheckout } from "./queries.ts";
import { pay } from "./subscription.ts";

/** A checkout as its page shows it; undefined if there is none. */
export const readCheckoutPage = (db: Database, id: string): Promise<CheckoutRow | undefined> =>
  authTransaction(db, (sql) => lockOptionalCheckout(sql, id));

/** Pays an open checkout. "gone": it was paid already, or it has expired. */
export const payCheckout = (db: Database, id: string): Promise<"paid" | "gone"> =>
  authTransaction(db, async (sql) => {
    const checkout = await lockOptionalCheckout(sql, id);
    return checkout?.state === "open" && (await pay(sql, checkout)) ? "paid" : "gone";
  });

import { audit } from "../../audit/record.ts";
import type { Limit } from "../../auth/limits/limits.ts";
import { returnToken, secondsToNextToken, takeToken } from "../../auth/limits/queries.ts";
import { verifyPassword } from "../../auth/password-hashing/hash.ts";
import type { ClubTx } from "../../club-tx.ts";
import type { Database } from "../../db/pool.ts";
import { authTransaction } from "../../db/transaction.ts";
import { DomainError } from "../../errors.ts";
import { requireStaff } from "./pin.ts";
import { type PinHolder, selectPinHolders } from "./queries.ts";

/**
 * A PIN has few digits, so few wrong tries are allowed: five, then one every three minutes, and fifty a day. They count by the
 * account that is signed in at the screen, so that one screen's tries lock no other's.
 */
const BY_PERSON: Limit = { name: "staff-pin", burst: 5, perFiveMinutes: 5 / 3 };
const BY_PERSON_AND_DAY: Limit = { name: "staff-pin-day", burst: 50, perFiveMinutes: 50 / 288 };

export interface Attempt {
  clubId: string;
  userId: string;
  holders: PinHolder[];
}

export async function beginAttempt(tx: ClubTx): Promise<Attempt> {
  await requireStaff(tx);
  const { clubId, userId } = tx;
  return { clubId, userId, holders: await selectPinHolders(tx.sql, clubId, userId) };
}

/** Counts a try, committed whatever the outcome. Returns the seconds to wait where there were too many, else null. */
export const takeTry = (db: Database, { clubId, userId }: Attempt): Promise<number | null> =>
  authTransaction(db, async (sql) => {
    const whose = [clubId, userId];
    if (!(await takeToken(sql, BY_PERSON, whose))) return secondsToNextToken(sql, BY_PERSON, whose);
    if (await takeToken(sql, BY_PERSON_AND_DAY, whose)) return null;
    // A try that the day's limit rejects counts for nothing.
    await returnToken(sql, BY_PERSON, whose);
    return secondsToNextToken(sql, BY_PERSON_AND_DAY, whose);
  });

/** A correct PIN costs nothing. It does not reset wrong tries: a person who knows one PIN may be guessing another's. */
export const returnTry = (db: Database, { clubId, userId }: Attempt): Promise<void> =>
  authTransaction(db, async (sql) => {
    await returnToken(sql, BY_PERSON, [clubId, userId]);
    await returnToken(sql, BY_PERSON_AND_DAY, [clubId, userId]);
  });

/** The holder of the PIN. Hashes are compared one after the other, so that a kiosk never delays sign-ins. */
export async function holderOf(pin: string, { holders }: Attempt): Promise<PinHolder | undefined> {
  for (const holder of holders) if (await verifyPassword(pin, holder.pin_hash)) return holder;
  return undefined;
}

/** Rejected with `wrong_staff_pin`, also if the PIN was changed or its holder left during the comparison. */
export async function acceptAttempt(tx: ClubTx, found: PinHolder | undefined): Promise<PinHolder> {
  const { holders } = await beginAttempt(tx);
  const holder = holders.find(({ user_id, pin_hash }) => user_id === found?.user_id && pin_hash === found.pin_hash);
  if (!holder) throw new DomainError("forbidden", "wrong_staff_pin", "This PIN is not right", { field: "pin" });
  await audit(tx, { action: "staff_pin.accepted", subjectType: "person", subjectId: holder.user_id });
  return holder;
}

/** The longest wait for the next of {@link BY_PERSON}. */
const FEW_MINUTES = 300 / BY_PERSON.perFiveMinutes;

export function tooManyTries(retryAfterSeconds: number): DomainError {
  const wait = retryAfterSeconds <= FEW_MINUTES ? "a few minutes" : `${Math.ceil(retryAfterSeconds / 60)} minutes`;
  const message = `Too many wrong PINs. Please try again in ${wait}.`;
  return new DomainError("rate_limited", "staff_pin_tries", message, { retryAfterSeconds });
}

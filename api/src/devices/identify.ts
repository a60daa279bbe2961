import { verifyPassword } from "../auth/password-hashing/hash.ts";
import type { DeviceTx } from "../club-tx.ts";
import { DomainError, forbidden } from "../errors.ts";
import { openDeviceSession, type SessionKeys } from "./device-session.ts";
import type { Identified } from "./identify-queries.ts";
import { acceptPinOf, beginPin, MEMBER_PIN, type PinRule, proveByCode, rejected, STAFF_PIN } from "./prove.ts";

/** Runs a part in a transaction of its own; an error that it returns is thrown once that has committed. */
export type InTransaction = <T>(verb: (tx: DeviceTx) => Promise<T | DomainError>) => Promise<T>;

export interface Proof {
  code: string | undefined;
  /** Id or address. */
  who: string | undefined;
  pin: string | undefined;
}

/** Identifies a member by their rotating code or their PIN, at a device that members use. */
export async function identify(inTransaction: InTransaction, keys: SessionKeys, proof: Proof) {
  const open = async (tx: DeviceTx, person: Identified, by: "code" | "pin") => {
    const { person: member, ...session } = await openDeviceSession(tx, keys, person, { whose: "member", by });
    return { ...session, member };
  };
  return prove(inTransaction, keys, proof, { rule: MEMBER_PIN, may: ({ device }) => device.mayBook, open });
}

/**
 * Opens a staff user's session at the device, which finds one member by name and does nothing else (docs/decisions/0107): by the
 * code of their phone or by their staff PIN.
 */
export async function unlock(inTransaction: InTransaction, keys: SessionKeys, proof: Proof) {
  const open = async (tx: DeviceTx, person: Identified, by: "code" | "pin") => {
    if (!STAFF_PIN.mayBe(person)) return rejected("not_staff", "code");
    const { person: staff, ...session } = await openDeviceSession(tx, keys, person, { whose: "staff", by });
    return { ...session, staff };
  };
  return prove(inTransaction, keys, proof, { rule: STAFF_PIN, may: ({ device }) => mayFind(device), open });
}

export const mayFind = ({ mayBook, findsMembers }: Pick<DeviceTx["device"], "mayBook" | "findsMembers">): boolean =>
  mayBook && findsMembers;

interface Proving<T> {
  rule: PinRule;
  /** Whether the device has the right. */
  may: (tx: DeviceTx) => boolean;
  open: (tx: DeviceTx, person: Identified, by: "code" | "pin") => Promise<T | DomainError>;
}

async function prove<T>(
  inTransaction: InTransaction,
  keys: SessionKeys,
  { code, who, pin }: Proof,
  { rule, may, open }: Proving<T>,
): Promise<T> {
  if (code !== undefined) {
    return inTransaction(async (tx) => {
      if (!may(tx)) throw forbidden();
      const person = await proveByCode(tx, keys, code);
      return person instanceof DomainError ? person : open(tx, person, "code");
    });
  }
  const attempt = await inTransaction((tx) => {
    if (!may(tx)) throw forbidden();
    return beginPin(tx, rule, { who, pin });
  });
  const isRight = await verifyPassword(attempt.pin, attempt.pinHash);
  return inTransaction(async (tx) => {
    const person = await acceptPinOf(tx, rule, attempt, isRight);
    return person instanceof DomainError ? person : open(tx, person, "pin");
  });
}

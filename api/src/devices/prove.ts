import { readKioskCode } from "@courtside/contracts/domain/at-device.ts";
import { DEVICE_MESSAGES, type DeviceMessageCode } from "@courtside/contracts/domain/device-messages.ts";
import { isStaff } from "@courtside/contracts/domain/roles.ts";
import { kioskCodeHash } from "../auth/kiosk-code.ts";
import { LIMITS, type Limit } from "../auth/limits/limits.ts";
import { returnToken, takeToken } from "../auth/limits/queries.ts";
import { takeOrReject } from "../auth/limits/take.ts";
import type { DeviceTx } from "../club-tx.ts";
import { asAuthService } from "../db/transaction.ts";
import { DomainError, invalid } from "../errors.ts";
import type { SessionKeys } from "./device-session.ts";
import {
  acceptPin,
  beginPinTry,
  hasSecondFactor,
  type Identified,
  type PinTable,
  selectOptionalMember,
  unblockPins,
  useKioskCode,
} from "./identify-queries.ts";

/** Wrong tries of one person's PIN in a row, after which it is blocked at all devices. */
const MOST_TRIES = 5;

export const rejected = (code: DeviceMessageCode, field: string) =>
  new DomainError("rejected", code, DEVICE_MESSAGES[code], { field });

/** Whose rotating code it is; it is used up whatever follows. */
export async function proveByCode(
  tx: DeviceTx,
  { keys }: SessionKeys,
  input: string,
): Promise<Identified | DomainError> {
  const code = readKioskCode(input);
  if (code === undefined) throw invalid("code", "code: must have 8 digits");
  const bucket = { limit: LIMITS.wrongCodeByDevice, whose: [tx.device.id] };
  await asAuthService(tx.sql, () => takeOrReject(tx.sql, bucket));
  const person = await useKioskCode(tx.sql, tx.clubId, kioskCodeHash(keys, code));
  if (!person) return rejected("wrong_kiosk_code", "code");
  await unblockPins(tx.sql, tx.clubId, person.user_id);
  await asAuthService(tx.sql, () => returnToken(tx.sql, bucket.limit, bucket.whose));
  return person;
}

/** A PIN that proves who someone is at a device. */
export interface PinRule {
  table: PinTable;
  /** The request's field that names the person. */
  field: "member" | "email";
  /** Of wrong ones at one device. */
  byDevice: Limit;
  /** Whose it may be. */
  mayBe: (person: Identified) => boolean;
  wrong: DeviceMessageCode;
  blocked: DeviceMessageCode;
}

export const MEMBER_PIN: PinRule = {
  table: "kiosk_pins",
  field: "member",
  byDevice: LIMITS.wrongPinByDevice,
  mayBe: () => true,
  wrong: "wrong_kiosk_pin",
  blocked: "kiosk_pin_blocked",
};

export const STAFF_PIN: PinRule = {
  table: "staff_pins",
  field: "email",
  byDevice: LIMITS.wrongStaffPinByDevice,
  mayBe: ({ role }) => isStaff(role),
  wrong: "wrong_desk_pin",
  blocked: "desk_pin_blocked",
};

export interface PinAttempt {
  person: Identified | undefined;
  pinHash: string | undefined;
  pin: string;
}

/**
 * Counts a try of a person's PIN, committed before the PIN is compared. The fifth wrong one in a row blocks the PIN; an account
 * without one is counted alike. Tries at one device are limited besides, for PINs alone: codes go on.
 */
export async function beginPin(
  tx: DeviceTx,
  rule: PinRule,
  { who, pin }: { who: string | undefined; pin: string | undefined },
): Promise<PinAttempt | DomainError> {
  const { field, table } = rule;
  if (who === undefined) throw invalid(field, `${field}: send a code, or ${field} and pin`);
  if (pin === undefined) throw invalid("pin", `pin: send a code, or ${field} and pin`);
  if (!tx.device.acceptsPin) throw rejected("kiosk_code_required", "pin");
  const bucket = { limit: rule.byDevice, whose: [tx.device.id] };
  await asAuthService(tx.sql, () => takeOrReject(tx.sql, bucket));
  const known = await selectOptionalMember(tx.sql, tx.clubId, isId(who) ? { id: who } : { email: who });
  const person = known && rule.mayBe(known) ? known : undefined;
  const row =
    person && (await beginPinTry(tx.sql, table, { clubId: tx.clubId, userId: person.user_id, most: MOST_TRIES }));
  const unknown = [table, tx.clubId, (known?.user_id ?? who).toLowerCase()];
  const mayTry = row
    ? row.wrong_tries <= MOST_TRIES
    : await asAuthService(tx.sql, () => takeToken(tx.sql, LIMITS.wrongPinByAccount, unknown));
  if (mayTry) return { person, pinHash: row?.pin_hash, pin };
  return new DomainError("rate_limited", rule.blocked, DEVICE_MESSAGES[rule.blocked], { field: "pin" });
}

/** The person whose PIN was right; also rejected if the PIN was changed during the comparison, or is not enough for their account. */
export async function acceptPinOf(
  tx: DeviceTx,
  { table, byDevice, wrong }: PinRule,
  { person, pinHash }: PinAttempt,
  isRight: boolean,
): Promise<Identified | DomainError> {
  if (!isRight || !person || pinHash === undefined) throw rejected(wrong, "pin");
  if (!(await acceptPin(tx.sql, table, { clubId: tx.clubId, userId: person.user_id, pinHash })))
    throw rejected(wrong, "pin");
  const isProtected = await asAuthService(tx.sql, async () => {
    await returnToken(tx.sql, byDevice, [tx.device.id]);
    return hasSecondFactor(tx.sql, person.user_id);
  });
  return isProtected ? rejected("kiosk_pin_not_enough", "pin") : person;
}

const isId = (who: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(who);

import { isStaff } from "@courtside/contracts/domain/roles.ts";
import type { ClubTx } from "../../club-tx.ts";
import { forbidden } from "../../errors.ts";
import type { VerifiedToken } from "../../http/verified-token.ts";
import { mayFind } from "../identify.ts";
import { selectOptionalDevice } from "../queries.ts";

/** The device at which the caller, a staff user, has unlocked finding a member. Rejected: any other session, and a device without the right. */
export async function requireStaffAtDevice(
  { sql, clubId, person }: ClubTx,
  { deviceId, atDevice }: Pick<VerifiedToken, "deviceId" | "atDevice">,
) {
  if (deviceId === undefined || atDevice !== "staff" || !person.role || !isStaff(person.role)) throw forbidden();
  const device = await selectOptionalDevice(sql, clubId, deviceId);
  if (!device || !mayFind({ mayBook: device.may_book, findsMembers: device.finds_members })) throw forbidden();
  return { id: device.id, name: device.name };
}

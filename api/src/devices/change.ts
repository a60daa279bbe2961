import { changesOf } from "../audit/changes.ts";
import { audit } from "../audit/record.ts";
import type { ClubTx } from "../club-tx.ts";
import { asAuthService } from "../db/transaction.ts";
import { notFound } from "../errors.ts";
import { deleteSessionsAt } from "./identify-queries.ts";
import { type DeviceInput, requireAdmin, requireCourts } from "./manage.ts";
import { lockOptionalDevice, updateDevice } from "./queries.ts";
import { type DeviceResponse, deviceResponse } from "./response.ts";

/** The fields of a device that an admin changes; absent ones stay. At least one is there. */
export type DeviceChange = { [Field in keyof DeviceInput]?: DeviceInput[Field] | undefined };

/** What the log keeps the values of. The place is free text: the log has that it was changed. */
const RECORDED = [
  "name",
  "sports",
  "court_ids",
  "may_book",
  "accepts_pin",
  "shows_names",
  "finds_members",
] as const satisfies (keyof DeviceInput)[];

/** Changes what a device is called, shows and allows. Its key stays: it follows with its next call. */
export async function changeDevice(tx: ClubTx, id: string, change: DeviceChange): Promise<DeviceResponse> {
  requireAdmin(tx);
  await requireCourts(tx, change.court_ids ?? []);
  const before = await lockOptionalDevice(tx.sql, tx.clubId, id);
  if (!before) throw notFound("Device");
  const after = await updateDevice(tx.sql, tx.clubId, id, change);
  // A member's session was opened under the right to book.
  if (before.may_book && !after.may_book) await asAuthService(tx.sql, () => deleteSessionsAt(tx.sql, id));
  const fields = Object.keys(changesOf(before, after, [...RECORDED, "place"]).after);
  const changes = changesOf(before, after, RECORDED);
  await audit(tx, { action: "device.changed", subjectType: "device", subjectId: id, detail: { fields }, ...changes });
  return deviceResponse(after, tx.now);
}

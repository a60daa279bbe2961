import { createHash, randomInt } from "node:crypto";
import { DEVICE_MESSAGES } from "@courtside/contracts/domain/device-messages.ts";
import { can } from "@courtside/contracts/domain/roles.ts";
import { audit } from "../audit/record.ts";
import type { ClubTx } from "../club-tx.ts";
import { DomainError, forbidden, notFound, unknownId } from "../errors.ts";
import { selectCourts } from "../scheduling/courts/queries.ts";
import { lockClub } from "../tenant/queries.ts";
import {
  deleteDevice,
  insertDevice,
  MOST_DEVICES,
  type NewDevice,
  renewPairingCode,
  selectDevices,
} from "./queries.ts";
import { type DeviceResponse, deviceResponse } from "./response.ts";

export const requireAdmin = ({ role }: Pick<ClubTx, "role">): void => {
  if (!can(role, "devices:manage")) throw forbidden();
};

/** How long an admin has to type the code at the device. */
const PAIRING_MINUTES = 15;
/** Readable aloud: without 0, O, 1 and I. */
const ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const newCode = () => Array.from({ length: 8 }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");

export const pairingHash = (code: string): Buffer => createHash("sha256").update(code).digest();

export async function listDevices(tx: ClubTx): Promise<DeviceResponse[]> {
  requireAdmin(tx);
  return (await selectDevices(tx.sql, tx.clubId)).map((row) => deviceResponse(row, tx.now));
}

type DeviceWithCode = DeviceResponse & { pairing_code: string };

export type DeviceInput = Omit<NewDevice, "codeHash" | "expiresAt">;

/** Rejected: an id that is no court of the club. */
export async function requireCourts({ sql, clubId }: Pick<ClubTx, "sql" | "clubId">, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  const known = new Set((await selectCourts(sql, clubId, undefined, false)).map(({ id }) => id));
  if (ids.some((id) => !known.has(id))) throw unknownId("court_ids", "Court");
}

/** Adds a device, and the code with which it pairs: for one use within 15 minutes, known to this response alone. */
export async function addDevice(tx: ClubTx, input: DeviceInput): Promise<DeviceWithCode> {
  requireAdmin(tx);
  await requireCourts(tx, input.court_ids);
  // Counted under the club's lock, so that two admins cannot exceed the number.
  await lockClub(tx.sql, tx.clubId);
  if ((await selectDevices(tx.sql, tx.clubId)).length >= MOST_DEVICES) {
    const message = DEVICE_MESSAGES.too_many_devices.replace("{n}", String(MOST_DEVICES));
    throw new DomainError("rejected", "too_many_devices", message);
  }
  const { code, ...kept } = pairingCode(tx);
  const row = await insertDevice(tx.sql, tx.clubId, { ...input, ...kept });
  await audit(tx, { action: "device.added", subjectType: "device", subjectId: row.id });
  return { ...deviceResponse(row, tx.now), pairing_code: code };
}

function pairingCode({ now }: Pick<ClubTx, "now">) {
  const code = newCode();
  return { code, codeHash: pairingHash(code), expiresAt: new Date(now + PAIRING_MINUTES * 60_000) };
}

/** Makes a new code for a device whose code was not used; the one before it is void. Rejected once it is paired. */
export async function renewDeviceCode(tx: ClubTx, id: string): Promise<DeviceWithCode> {
  requireAdmin(tx);
  const { code, ...kept } = pairingCode(tx);
  const row = await renewPairingCode(tx.sql, tx.clubId, id, kept);
  if (row) {
    await audit(tx, { action: "device.code_renewed", subjectType: "device", subjectId: id });
    return { ...deviceResponse(row, tx.now), pairing_code: code };
  }
  const isPaired = (await selectDevices(tx.sql, tx.clubId)).some((device) => device.id === id);
  if (!isPaired) throw notFound("Device");
  throw new DomainError("rejected", "already_paired", DEVICE_MESSAGES.already_paired, { field: "id" });
}

/** Removes a device: its key is unknown from then on, and its streams and the member sessions at it end. */
export async function removeDevice(tx: ClubTx, id: string): Promise<void> {
  requireAdmin(tx);
  const removed = await deleteDevice(tx.sql, tx.clubId, id);
  if (!removed) throw notFound("Device");
  await audit(tx, { action: "device.removed", subjectType: "device", subjectId: id, detail: { device: removed.name } });
}

import type { DevicesRow } from "../../db/row-types.ts";
import type { Sql } from "../db/pool.ts";

export type DeviceRow = Pick<
  DevicesRow,
  | "id"
  | "name"
  | "place"
  | "sports"
  | "court_ids"
  | "may_book"
  | "accepts_pin"
  | "shows_names"
  | "finds_members"
  | "pairing_expires_at"
  | "paired_at"
  | "last_seen_at"
  | "version"
  | "battery"
  | "created_at"
>;

/** More than any club has on its walls. */
export const MOST_DEVICES = 50;

const columns = (sql: Sql) => sql`
  id, name, place, sports, court_ids, may_book, accepts_pin, shows_names, finds_members, pairing_expires_at, paired_at,
  last_seen_at, version, battery, created_at`;

export const selectDevices = (sql: Sql, clubId: string) => sql<DeviceRow[]>`
  select ${columns(sql)} from devices where club_id = ${clubId} order by name, created_at, id`;

export async function selectOptionalDevice(sql: Sql, clubId: string, id: string): Promise<DeviceRow | undefined> {
  const [row] = await sql<DeviceRow[]>`select ${columns(sql)} from devices where club_id = ${clubId} and id = ${id}`;
  return row;
}

export interface NewDevice
  extends Pick<
    DeviceRow,
    "name" | "place" | "sports" | "court_ids" | "may_book" | "accepts_pin" | "shows_names" | "finds_members"
  > {
  codeHash: Buffer;
  expiresAt: Date;
}

export async function insertDevice(sql: Sql, clubId: string, device: NewDevice): Promise<DeviceRow> {
  const { codeHash, expiresAt, ...shown } = device;
  const row = { ...shown, club_id: clubId, pairing_code_hash: codeHash, pairing_expires_at: expiresAt };
  const [inserted] = await sql<DeviceRow[]>`insert into devices ${sql(row)} returning ${columns(sql)}`;
  if (!inserted) throw new Error("insert returned no device");
  return inserted;
}

/** The device as it is before a change, which others wait for. */
export async function lockOptionalDevice(sql: Sql, clubId: string, id: string): Promise<DeviceRow | undefined> {
  const [row] = await sql<DeviceRow[]>`
    select ${columns(sql)} from devices where club_id = ${clubId} and id = ${id} for no key update`;
  return row;
}

/** `change` has at least one column; absent ones stay. */
export async function updateDevice(sql: Sql, clubId: string, id: string, change: object): Promise<DeviceRow> {
  const changed = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  const [row] = await sql<DeviceRow[]>`
    update devices set ${sql(changed)} where club_id = ${clubId} and id = ${id} returning ${columns(sql)}`;
  if (!row) throw new Error("update returned no device");
  return row;
}

/** When a device lost the right that members book and check in at it; null: it never had it. */
export async function selectEndOfBooking(sql: Sql, clubId: string, id: string): Promise<Date | null> {
  const [row] = await sql<Pick<DevicesRow, "may_not_book_since">[]>`
    select may_not_book_since from devices where club_id = ${clubId} and id = ${id}`;
  return row?.may_not_book_since ?? null;
}

/** A new code for a device that has not paired; the code before it is void. Undefined if there is no such device. */
export async function renewPairingCode(
  sql: Sql,
  clubId: string,
  id: string,
  { codeHash, expiresAt }: Pick<NewDevice, "codeHash" | "expiresAt">,
): Promise<DeviceRow | undefined> {
  const [row] = await sql<DeviceRow[]>`
    update devices set pairing_code_hash = ${codeHash}, pairing_expires_at = ${expiresAt}
    where club_id = ${clubId} and id = ${id} and public_key is null
    returning ${columns(sql)}`;
  return row;
}

/** Its member sessions and streams end with it. */
export async function deleteDevice(sql: Sql, clubId: string, id: string): Promise<Pick<DeviceRow, "name"> | undefined> {
  const [row] = await sql<Pick<DeviceRow, "name">[]>`
    delete from devices where club_id = ${clubId} and id = ${id} returning name`;
  return row;
}

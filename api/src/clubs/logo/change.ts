import { createHash } from "node:crypto";
import { audit } from "../../audit/record.ts";
import { LIMITS } from "../../auth/limits/limits.ts";
import { takeOrReject } from "../../auth/limits/take.ts";
import type { ClubTx } from "../../club-tx.ts";
import { asAuthService } from "../../db/transaction.ts";
import { notifyClub } from "../../live/notify.ts";
import type { ClubRow } from "../../tenant/queries.ts";
import { updateClub } from "../queries.ts";
import { lockSettings } from "../settings/lock.ts";
import type { Picture } from "./picture.ts";
import { deleteLogo, upsertLogo } from "./queries.ts";

/**
 * Rejections that need no look at the picture: the role, settings that another admin has saved since, and too many uploads
 * (`over_request_rate_limit`).
 */
export async function admitUpload(tx: ClubTx, version: number): Promise<void> {
  await lockSettings(tx, version);
  await asAuthService(tx.sql, () => takeOrReject(tx.sql, { limit: LIMITS.logosByClub, whose: [tx.clubId] }));
}

/** Replaces the club's logo. Rejected as any change of its settings: `settings_changed`. */
export async function putLogo(tx: ClubTx, version: number, picture: Picture): Promise<ClubRow> {
  await lockSettings(tx, version);
  const digest = createHash("sha256").update(picture.bytes).digest("hex");
  await upsertLogo(tx.sql, tx.clubId, digest, picture);
  return save(tx, digest, "club.logo_set");
}

/** Removes the club's logo; succeeds if there is none. */
export async function removeLogo(tx: ClubTx, version: number): Promise<ClubRow> {
  await lockSettings(tx, version);
  await deleteLogo(tx.sql, tx.clubId);
  return save(tx, null, "club.logo_removed");
}

async function save(tx: ClubTx, logo: string | null, action: string): Promise<ClubRow> {
  const club = await updateClub(tx.sql, tx.clubId, { logo });
  await audit(tx, { action, subjectType: "club", subjectId: tx.clubId, detail: { version: club.version } });
  await notifyClub(tx, { topic: "club" });
  return club;
}

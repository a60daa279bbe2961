import { LIMITS } from "../auth/limits/limits.ts";
import { takeOrReject } from "../auth/limits/take.ts";
import type { ClubTx } from "../club-tx.ts";
import { asAuthService } from "../db/transaction.ts";

/** Before a file or rows are read, which may take a processor seconds. Rejected: `over_request_rate_limit`. */
export function limitFiles({ sql, clubId }: ClubTx, { isPreview }: { isPreview: boolean }): Promise<void> {
  const whose = [clubId];
  const kept = isPreview ? [] : [{ limit: LIMITS.importsByClub, whose }];
  return asAuthService(sql, () => takeOrReject(sql, { limit: LIMITS.importFilesByClub, whose }, ...kept));
}

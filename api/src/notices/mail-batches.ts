import type { ClaimedNotice } from "./queries.ts";

/** The notices of one mail. */
export interface MailBatch {
  notices: [ClaimedNotice, ...ClaimedNotice[]];
  /** A reader's daily mail; else the mail of one notice. */
  isDigest: boolean;
}

/** Each notice a mail of its own, but what waited for a reader's daily mail together, in the order in which it was written. */
export function mailBatches(claimed: readonly ClaimedNotice[]): MailBatch[] {
  const digests = new Map<string, MailBatch>();
  const batches: MailBatch[] = [];
  for (const notice of claimed.toSorted(byTime)) {
    const reader = `${notice.club_id} ${notice.user_id}`;
    const digest = notice.digest_at ? digests.get(reader) : undefined;
    if (digest) {
      digest.notices.push(notice);
      continue;
    }
    const batch: MailBatch = { notices: [notice], isDigest: notice.digest_at !== null };
    if (batch.isDigest) digests.set(reader, batch);
    batches.push(batch);
  }
  return batches;
}

const byTime = (one: ClaimedNotice, other: ClaimedNotice): number =>
  one.created_at.getTime() - other.created_at.getTime() || (one.id < other.id ? -1 : 1);

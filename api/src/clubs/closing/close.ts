import { CLOSING_DAYS } from "@courtside/contracts/domain/periods.ts";
import { can } from "@courtside/contracts/domain/roles.ts";
import { audit } from "../../audit/record.ts";
import type { ClubTx } from "../../club-tx.ts";
import { DomainError, forbidden, invalid } from "../../errors.ts";
import { notifyClub } from "../../live/notify.ts";
import { selectClub } from "../../tenant/queries.ts";
import { type ClosingObstacle, selectOptionalObstacle, setClubClosing } from "./queries.ts";

const MESSAGES: Record<ClosingObstacle, string> = {
  not_possible: "This club cannot be closed.",
  other_admins: "The club has other administrators. Leave it instead, or change their role first.",
  subscription_active: "The club has a running subscription. Please cancel it first, under Upgrade.",
};

export interface Closing {
  closes_at: string | null;
  obstacle: ClosingObstacle | null;
}

/** When the club closes, and the obstacle to closing it. */
export async function readClosing(tx: ClubTx): Promise<Closing> {
  if (!can(tx.role, "members:manage")) throw forbidden();
  const [club, obstacle] = await Promise.all([selectClub(tx.sql, tx.clubId), selectOptionalObstacle(tx.sql)]);
  return { closes_at: club.closes_at?.toISOString() ?? null, obstacle: tx.person.qaRole ? "not_possible" : obstacle };
}

/**
 * Schedules the closing of the club after the cooling period, confirmed by its name, or with `close` false cancels it; repeating
 * it changes nothing: docs/product/roles.md#closing-a-club. Rejected: a {@link ClosingObstacle}.
 */
export async function setClosing(
  tx: ClubTx,
  { close, club_name }: { close: boolean; club_name?: string | undefined },
): Promise<Closing> {
  if (!can(tx.role, "members:manage") || tx.person.qaRole) throw forbidden();
  const before = await selectClub(tx.sql, tx.clubId);
  if (close && club_name?.trim() !== before.name.trim()) throw invalid("club_name", "Please type the club's name");
  const obstacle = await setClubClosing(tx.sql, close ? CLOSING_DAYS : null);
  if (obstacle) throw new DomainError("conflict", obstacle, MESSAGES[obstacle]);
  const closing = await readClosing(tx);
  if (closing.closes_at !== (before.closes_at?.toISOString() ?? null)) {
    const action = close ? "club.closing" : "club.kept_open";
    await audit(tx, { action, subjectType: "club", subjectId: tx.clubId, detail: { closes_at: closing.closes_at } });
    await notifyClub(tx, { topic: "club" });
  }
  return closing;
}

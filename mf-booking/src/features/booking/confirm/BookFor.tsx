import type { FoundMember } from "@courtside/contracts/api/client.ts";
import { can, type Role } from "@courtside/contracts/domain/roles.ts";
import { Skeleton } from "@courtside/design-system/core.tsx";
import { lazy, Suspense } from "react";
import type { PlayerDraft } from "../../../players/player-draft.ts";

/** Loaded for staff only, who may book for others. */
const MemberPicker = lazy(async () => ({ default: (await import("../../../members/MemberPicker.tsx")).MemberPicker }));

export interface ForWhom {
  /** Null: the booker. */
  member: FoundMember | null;
  onMember: (member: FoundMember | null) => void;
  /** Who plays besides the booker. */
  players: readonly PlayerDraft[];
  onPlayers: (players: readonly PlayerDraft[]) => void;
}

/** Staff choose the member they book for; others book for themselves. */
export function BookFor({ role, member, onMember }: Pick<ForWhom, "member" | "onMember"> & { role: Role }) {
  if (!can(role, "bookings:create-for-others")) return null;
  return (
    <Suspense fallback={<Skeleton height={64} />}>
      <MemberPicker label="Book for" placeholder="Yourself" member={member} onMember={onMember} />
    </Suspense>
  );
}

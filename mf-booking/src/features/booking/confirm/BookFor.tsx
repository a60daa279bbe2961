import type { FoundMember } from "@courtside/contracts/api/client.ts";
import { can, type Role } from "@courtside/contracts/domain/roles.ts";
import { Skeleton } from "@courtside/design-system/core.tsx";
import { lazy, Suspense } from "react";

/** The search is only fetched by those who may book for others. */
const MemberPicker = lazy(async () => ({ default: (await import("../../../members/MemberPicker.tsx")).MemberPicker }));

export interface ForWhom {
  /** Null: the person who books. */
  member: FoundMember | null;
  onMember: (member: FoundMember | null) => void;
}

/** Staff choose for whom they book from the grid; everyone else books for themselves. */
export function BookFor({ role, member, onMember }: ForWhom & { role: Role }) {
  if (!can(role, "bookings:create-for-others")) return null;
  return (
    <Suspense fallback={<Skeleton height={64} />}>
      <MemberPicker label="Book for" nobody="Yourself" member={member} onMember={onMember} />
    </Suspense>
  );
}

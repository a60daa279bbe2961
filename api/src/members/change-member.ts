import type { Role } from "@courtside/contracts/domain/roles.ts";
import type { ClubTx } from "../club-tx.ts";
import { invalid } from "../errors.ts";
import { changeRole } from "./change-role.ts";
import type { Commitments } from "./commitments.ts";
import { renameMember } from "./rename.ts";
import type { MemberResponse } from "./response.ts";

export interface MemberChange {
  role?: Role | undefined;
  full_name?: string | undefined;
}

/** Changes a member's role, name, or both, by an admin. If one of them is rejected, nothing is changed. */
export async function changeMember(
  tx: ClubTx,
  userId: string,
  change: MemberChange,
  commitments: Commitments,
): Promise<MemberResponse> {
  const { role, full_name } = change;
  const roleChanged = role === undefined ? undefined : await changeRole(tx, userId, role, commitments);
  const renamed = full_name === undefined ? undefined : await renameMember(tx, userId, full_name);
  const response = renamed ?? roleChanged;
  if (!response) throw invalid("role", "either role or full_name is needed");
  return response;
}

import { distinguish } from "@courtside/contracts/domain/kiosk-name.ts";
import type { ClubTx } from "../../club-tx.ts";
import type { VerifiedToken } from "../../http/verified-token.ts";
import { MOST_COMPARED, selectMembersWith } from "../../tenant/find-people.ts";
import { requireStaffAtDevice } from "./device.ts";

/** Fewer than a search of the console: the wall has room for these, and typing more finds the others. */
const MOST = 12;

/**
 * Members by a part of their name or address, with no more of them than the wall shows of anyone. All who fit are compared, not only
 * those that the wall has room for; where they are too many for that, no one is found.
 */
export async function findMembers(tx: ClubTx, token: VerifiedToken, search: string) {
  await requireStaffAtDevice(tx, token);
  const found = await selectMembersWith(tx.sql, search, MOST_COMPARED);
  if (found.length === MOST_COMPARED) return { data: [], alike: [], has_more: true };
  const { alone, alike } = distinguish(found.map(({ user_id, full_name }) => ({ id: user_id, name: full_name ?? "" })));
  return {
    data: alone.slice(0, MOST).map(({ shown, person }) => ({ id: person.id, name: shown })),
    alike: alike.slice(0, MOST),
    has_more: alone.length > MOST || alike.length > MOST,
  };
}

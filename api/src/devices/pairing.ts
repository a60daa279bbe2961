import { DEVICE_MESSAGES } from "@courtside/contracts/domain/device-messages.ts";
import { byIp, LIMITS } from "../auth/limits/limits.ts";
import { returnToken } from "../auth/limits/queries.ts";
import { takeOrReject } from "../auth/limits/take.ts";
import { callForRows } from "../db/call.ts";
import { authTransaction } from "../db/transaction.ts";
import { DomainError } from "../errors.ts";
import type { Deps } from "../http/app-env.ts";
import { networkOf } from "../http/network-of.ts";
import { pairingHash } from "./manage.ts";
import { type PublicJwk, requirePoint } from "./public-key.ts";

export interface Caller {
  ip: string;
  /** Moves the clock; only set while TEST_CLOCK is on. */
  now: string | undefined;
}

interface Paired {
  device_id: string;
  name: string;
  club_name: string;
}

/** Gives a waiting device its key. Tried codes count by network; 422 for one that is unknown, expired or used with another key. */
export async function pairDevice(
  { db, config }: Pick<Deps, "db" | "config">,
  { code, key }: { code: string; key: PublicJwk },
  { ip, now }: Caller,
): Promise<Paired> {
  requirePoint(key);
  const bucket = { limit: byIp(LIMITS.pairingByIp, config), whose: [networkOf(ip)] };
  const paired = await authTransaction(
    db,
    async (sql) => {
      if (now !== undefined) await sql`select set_config('courtside.now', ${now}, true)`;
      await takeOrReject(sql, bucket);
      const [row] = await callForRows(sql, "pair_device", pairingHash(code), sql.json({ ...key }));
      if (!row?.device_id) return null;
      await returnToken(sql, bucket.limit, bucket.whose);
      return { device_id: row.device_id, name: row.device_name ?? "", club_name: row.club_name ?? "" };
    },
    { changesPeople: false },
  );
  if (paired) return paired;
  throw new DomainError("rejected", "wrong_pairing_code", DEVICE_MESSAGES.wrong_pairing_code, { field: "code" });
}

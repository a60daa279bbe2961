import type { Context } from "hono";
import { insertRejection } from "../audit/queries.ts";
import { isRecorded } from "../audit/record.ts";
import { accessExpired, type DeviceTx } from "../club-tx.ts";
import { callForRows } from "../db/call.ts";
import type { Sql } from "../db/pool.ts";
import { asTenant, authTransaction } from "../db/transaction.ts";
import { DomainError, deviceRevoked, forbidden } from "../errors.ts";
import type { AppEnv } from "./app-env.ts";
import { callerOf } from "./request.ts";
import { movedClock } from "./run-verb.ts";
import { limitWrites } from "./write-limit.ts";

type Ctx = Context<AppEnv>;

/**
 * Runs an operation of a paired device in its club. Rejected: people's tokens, a revoked device, a club without access. An error that
 * the operation returns is thrown after its transaction has committed: what it counted stays.
 */
export async function asDevice<T>(c: Ctx, verb: (tx: DeviceTx) => Promise<T | DomainError>): Promise<T> {
  const work = (tx: DeviceTx, access: DomainError | null) => {
    if (access) throw access;
    c.set("clubId", tx.clubId);
    if (c.req.method !== "GET") limitWrites(tx.device.id, { isVisitor: false });
    return verb(tx);
  };
  try {
    const result = await deviceTransaction(c, work);
    if (result instanceof DomainError) throw result;
    return result;
  } catch (error) {
    if (error instanceof DomainError && c.req.method !== "GET" && isRecorded(error)) {
      await deviceTransaction(c, (tx) => recordRejection(tx, `${c.req.method} ${c.req.routePath}`, error));
    }
    throw error;
  }
}

/** The tenant's part of a device's transaction; `access` is the error if the club has none. */
function deviceTransaction<T>(c: Ctx, work: (tx: DeviceTx, access: DomainError | null) => Promise<T>): Promise<T> {
  const device = c.get("device");
  if (!device) {
    if (c.get("token")) throw forbidden();
    throw new DomainError("unauthenticated", "no_authorization", "Not authenticated", { field: "authorization" });
  }
  const now = movedClock(c);
  const origin = { requestId: c.get("requestId"), sessionId: null, ...callerOf(c) };
  const begin = async (sql: Sql) => {
    if (now !== undefined) await sql`select set_config('courtside.now', ${now}, true)`;
    const [row] = await callForRows(sql, "begin_device", device.id);
    if (!row?.club_id || !row.now) throw deviceRevoked();
    const { club_id: clubId, now: at, has_access, ...rest } = row;
    const tx: DeviceTx = {
      sql,
      clubId,
      now: at.getTime(),
      origin,
      device: {
        id: device.id,
        name: rest.name ?? "",
        sports: rest.sports ?? [],
        courtIds: rest.court_ids ?? [],
        mayBook: rest.may_book === true,
        acceptsPin: rest.accepts_pin === true,
        showsNames: rest.shows_names === true,
        findsMembers: rest.finds_members === true,
      },
    };
    return asTenant(sql, () => work(tx, has_access ? null : accessExpired(rest, null)));
  };
  return authTransaction(c.get("deps").db, begin, { changesPeople: false });
}

/** The network counts as the actor: a device is no person. */
async function recordRejection({ sql, device, origin }: DeviceTx, action: string, error: DomainError): Promise<void> {
  await insertRejection(sql, {
    ...origin,
    actorId: null,
    actorRole: "device",
    action,
    subjectType: "device",
    subjectId: device.id,
    detail: { code: error.code },
  });
}

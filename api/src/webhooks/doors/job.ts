import { randomInt } from "node:crypto";
import type { Logger } from "pino";
import type { Config } from "../../config.ts";
import type { Database } from "../../db/pool.ts";
import { authTransaction } from "../../db/transaction.ts";
import type { Job } from "../../jobs/repeat.ts";
import type { Keys } from "../../keys/keys.ts";
import type { DoorGateway } from "./door-gateway.ts";
import { httpGateway } from "./http-gateway.ts";
import { type AttemptEnd, type ClaimedCode, claimCodes, endAttempt } from "./queries.ts";
import { openCode, openGatewaySecret, sealCode } from "./sealed.ts";

export interface Doors {
  db: Database;
  keys: Pick<Keys, "secretFor">;
  config: Pick<Config, "webhooksToPrivate">;
  log: Pick<Logger, "error">;
}

const MOST = 50;
/** Longer than an attempt takes; a claim of a process that died is taken over after that. */
const CLAIM_SECONDS = 60;
/** Of the pauses between attempts, which double from five seconds on. */
const LONGEST_PAUSE = 300;

/** Keeps the codes at the clubs' gateways as the bookings are; concurrent processes share the work (docs/decisions/0080). */
export const doorCodesJob = (doors: Doors): Job => ({
  name: "door-codes",
  everySeconds: 5,
  async run() {
    const claimed = await authTransaction(doors.db, (sql) => claimCodes(sql, MOST, CLAIM_SECONDS), {
      changesPeople: false,
    });
    const ended = await Promise.allSettled(claimed.map((each) => send(doors, each)));
    for (const each of ended)
      if (each.status === "rejected") doors.log.error({ err: each.reason }, "attempt at a door gateway not recorded");
    const failed = ended.filter((each) => each.status === "rejected" || each.value !== null).length;
    return { done: ended.length - failed, failed };
  },
});

async function send(doors: Doors, claimed: ClaimedCode): Promise<string | null> {
  const end = await attempt(doors, claimed);
  await authTransaction(doors.db, (sql) => endAttempt(sql, claimed, end), { changesPeople: false });
  return end.problem;
}

async function attempt({ keys, config, log }: Doors, claimed: ClaimedCode): Promise<AttemptEnd> {
  const { booking_id: bookingId, code_sealed: sealed, failures } = claimed;
  const pause = Math.min(LONGEST_PAUSE, 5 * 2 ** failures);
  let gateway: DoorGateway;
  let code: string;
  try {
    const secret = openGatewaySecret(keys, claimed.club_id, claimed.secret_sealed);
    gateway = httpGateway(claimed.url, secret, { toPrivate: config.webhooksToPrivate });
    code = sealed ? openCode(keys, bookingId, sealed) : newCode();
  } catch (error) {
    log.error({ err: error, club: claimed.club_id }, "secret of a door gateway could not be opened");
    return { code: sealed, problem: "The signing secret cannot be read: set the gateway again", pause: LONGEST_PAUSE };
  }
  const problem = claimed.is_removal
    ? await gateway.remove(bookingId)
    : await gateway.set({
        ...{ bookingId, courtId: claimed.court_id, code },
        ...{ validFrom: claimed.valid_from, validUntil: claimed.valid_until },
      });
  return { code: sealed ?? sealCode(keys, bookingId, code), problem, pause };
}

const newCode = (): string => String(randomInt(1_000_000)).padStart(6, "0");

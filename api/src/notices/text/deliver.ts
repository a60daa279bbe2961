import type { Logger } from "pino";
import { hourly } from "../../auth/limits/limits.ts";
import { takeToken } from "../../auth/limits/queries.ts";
import type { Config } from "../../config.ts";
import type { Database } from "../../db/pool.ts";
import { authTransaction } from "../../db/transaction.ts";
import type { TextGateway, TextOutcome } from "../../texts/gateway.ts";
import { partsOf } from "../../texts/parts.ts";
import { textMessageOf } from "./message.ts";
import { beginTextHandOver, type ClaimedText, endText, type TextEnd, updateStopped } from "./queries.ts";

export interface Texting {
  db: Database;
  /** Undefined: none is configured any more. */
  gateway: TextGateway | undefined;
  config: Pick<Config, "siteUrl" | "texts">;
  log: Pick<Logger, "info" | "error">;
}

/** Where gateways report what became of a text. */
export const RECEIPTS_PATH = "/api/v1/text-gateway/receipts";

/** Seconds between the attempts that a gateway does not take for now; then a mail is sooner. */
const PAUSES = [5, 30, 120];

const ended = (state: TextEnd["state"], problem: string | null, pauseSeconds = 0): TextEnd => ({
  state,
  problem,
  pauseSeconds,
});

/** Sends a claimed text message at most once, within the limits, and records the outcome. Returns its state. */
export async function deliverText(to: Texting, claimed: ClaimedText): Promise<TextEnd["state"]> {
  const end = await attempt(to, claimed);
  if (!end) return "skipped";
  await authTransaction(to.db, (sql) => endText(sql, claimed, end), { changesPeople: false });
  if (end.state === "failed" || end.state === "in_doubt")
    to.log.info({ notice: claimed.notice_id, kind: claimed.kind, problem: end.problem }, "text message not sent");
  return end.state;
}

/** Undefined: another attempt has begun. */
async function attempt({ db, gateway, config, ...to }: Texting, claimed: ClaimedText): Promise<TextEnd | undefined> {
  if (!gateway) return ended("skipped", "no gateway for text messages");
  const { club_id, notice_id, club_name, time_zone, contact_email, receivers } = claimed;
  const { phone } = receivers[0];
  const { siteUrl, texts } = config;
  let text: string;
  try {
    text = textMessageOf(claimed, { name: club_name, timeZone: time_zone, contactEmail: contact_email }, siteUrl);
  } catch {
    // A newer release may have written it; one of its processes will know the kind.
    return ended("queued", "this release does not know such a notice", 60);
  }
  const cost = partsOf(text) * texts.price;
  const problem = await authTransaction(
    db,
    async (sql) =>
      (await beginTextHandOver(sql, claimed, { cost, mostCost: texts.costPerClub, mostInHour: texts.perClub })) ??
      ((await takeToken(sql, hourly("notice-text", texts.perNumber), [phone]))
        ? null
        : "too many texts to this number within an hour"),
    { changesPeople: false },
  );
  if (problem === "claim lost") return undefined;
  if (problem !== null) return ended("skipped", problem);
  const receipt = { url: `${siteUrl}${RECEIPTS_PATH}`, reference: `${club_id}.${notice_id}` };
  const sent = await gateway.send({ to: `+${phone}`, text, receipt });
  if (sent.outcome !== "sent" && sent.isStopped) {
    await authTransaction(db, (sql) => updateStopped(sql, phone, true));
    to.log.info({ notice: notice_id }, "the gateway knows that a number takes no texts");
  }
  return endOf(sent, claimed.attempts);
}

function endOf(sent: TextOutcome, attempts: number): TextEnd {
  if (sent.outcome === "sent") return ended("sent", null);
  const pause = PAUSES[attempts - 1];
  if (sent.outcome === "later" && pause !== undefined) return ended("queued", sent.problem, pause);
  return ended(sent.outcome === "in_doubt" ? "in_doubt" : "failed", sent.problem);
}

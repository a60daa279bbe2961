import { createHmac } from "node:crypto";
import { z } from "zod";
import { isSameSecret } from "../../texts/same-secret.ts";
import { Address, ForeignRequest, type MailProvider, type MailReport, parsed } from "./report.ts";

/** Seconds. Mailgun repeats for eight hours what we did not take. */
const OLDEST = 12 * 3600;
const MOST_AHEAD = 300;

const Signed = z.object({
  signature: z.object({
    timestamp: z.coerce.string().regex(/^\d{1,12}$/),
    token: z.string().min(1).max(200),
    signature: z.string().max(200),
  }),
});

const Event = z.object({
  "event-data": z.object({
    event: z.string().max(100),
    severity: z.string().max(100).nullish(),
    reason: z.string().max(100).nullish(),
    recipient: z.string().nullish(),
    "delivery-status": z.object({ code: z.unknown() }).nullish(),
  }),
});

/** Mailgun's webhooks: https://documentation.mailgun.com/docs/mailgun/user-manual/webhooks/securing-webhooks */
export function mailgunReports(signingKey: string): MailProvider {
  return {
    read({ body }, now) {
      const json = parsed(body);
      const { success, data } = Signed.safeParse(json);
      if (!success) throw new ForeignRequest();
      const { timestamp, token, signature } = data.signature;
      if (!isSameSecret(signature, mailgunSignature(signingKey, timestamp, token))) throw new ForeignRequest();
      const age = now.getTime() / 1000 - Number(timestamp);
      if (age > OLDEST || age < -MOST_AHEAD) throw new ForeignRequest();
      // The signature is not about the event, so that each token counts once, whatever it came with.
      return { id: token, report: reportOf(Event.parse(json)["event-data"]) };
    },
  };
}

function reportOf(event: z.infer<typeof Event>["event-data"]): MailReport | null {
  const type = typeOf(event);
  const address = Address.safeParse(event.recipient).data;
  if (!type || address === undefined) return null;
  const code = z.int().min(200).max(599).safeParse(event["delivery-status"]?.code).data ?? null;
  return { address, type, code };
}

/** A temporary failure is tried again by Mailgun. What it does not send, because of what was reported before, is a failure too. */
function typeOf({ event, severity, reason }: z.infer<typeof Event>["event-data"]): MailReport["type"] | null {
  if (event === "complained" || (event === "failed" && reason === "suppress-complaint")) return "complaint";
  return event === "failed" && severity === "permanent" && reason !== "suppress-unsubscribe" ? "bounce" : null;
}

export const mailgunSignature = (signingKey: string, timestamp: string, token: string): string =>
  createHmac("sha256", signingKey).update(`${timestamp}${token}`).digest("hex");

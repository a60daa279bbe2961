import { Webhook } from "standardwebhooks";
import { z } from "zod";
import { Address, ForeignRequest, type MailProvider, parsed } from "./report.ts";

const Report = z.object({
  type: z.enum(["bounce", "complaint"]),
  address: Address,
  code: z.int().min(200).max(599).nullish(),
});

/**
 * Reports as `{type, address, code?}`, signed as Standard Webhooks are, which rejects those older than five minutes: small enough for an
 * adapter to any provider.
 */
export function signedReports(secret: string): MailProvider {
  const webhook = new Webhook(secret);
  return {
    read({ body, header }) {
      const id = header("webhook-id") ?? "";
      const headers = {
        "webhook-id": id,
        "webhook-timestamp": header("webhook-timestamp") ?? "",
        "webhook-signature": header("webhook-signature") ?? "",
      };
      try {
        webhook.verify(body, headers, { jsonParse: false });
      } catch {
        throw new ForeignRequest();
      }
      const { type, address, code = null } = Report.parse(parsed(body));
      return { id, report: { type, address, code } };
    },
  };
}

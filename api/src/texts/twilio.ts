import { createHmac } from "node:crypto";
import {
  ForeignRequest,
  failedCall,
  failedStatus,
  GATEWAY_TIMEOUT,
  type GatewayRequest,
  type TextGateway,
} from "./gateway.ts";
import { isSameSecret } from "./same-secret.ts";

export interface TwilioSettings {
  adapter: "twilio";
  accountSid: string;
  authToken: string;
  /** A number with its plus, or a messaging service ("MG…"). */
  from: string;
  apiUrl: string;
}

/** The number has sent STOP, which Twilio knows before we do. */
const STOPPED = 21610;

/** What Twilio's message resource becomes; everything else is under way. */
const ENDS: Record<string, "delivered" | "failed"> = {
  delivered: "delivered",
  read: "delivered",
  failed: "failed",
  undelivered: "failed",
};

/** Twilio's Messages API: https://www.twilio.com/docs/messaging/api/message-resource */
export function twilioGateway({ accountSid, authToken, from, apiUrl }: TwilioSettings): TextGateway {
  const url = new URL(`/2010-04-01/Accounts/${accountSid}/Messages.json`, apiUrl);
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString("base64")}`;
  return {
    async send({ to, text, receipt }) {
      const form = new URLSearchParams({ To: to, Body: text });
      form.set(from.startsWith("MG") ? "MessagingServiceSid" : "From", from);
      if (receipt) form.set("StatusCallback", withReference(receipt));
      try {
        const response = await fetch(url, {
          method: "POST",
          headers: { authorization, "content-type": "application/x-www-form-urlencoded" },
          body: form.toString(),
          redirect: "manual",
          signal: AbortSignal.timeout(GATEWAY_TIMEOUT),
        });
        const { code } = (await response.json().catch(() => ({}))) as { code?: number };
        if (response.ok) return { outcome: "sent" };
        const failed = failedStatus(response.status);
        if (failed.outcome === "sent" || code === undefined) return failed;
        return { ...failed, problem: `Twilio responded with ${code}`, isStopped: code === STOPPED };
      } catch (error) {
        return failedCall(error);
      }
    },
    readReceipt(request) {
      const form = signedForm(request, authToken);
      const state = ENDS[form.get("MessageStatus") ?? ""];
      const reference = new URL(request.url).searchParams.get("message");
      if (!state || !reference) return null;
      const code = form.get("ErrorCode");
      return { reference, state, problem: code ? `Twilio reports ${code}` : null };
    },
    readReply(request) {
      const form = signedForm(request, authToken);
      const from = (form.get("From") ?? "").replaceAll(/\D/g, "");
      // With Advanced Opt-Out, Twilio itself names what the text means.
      return from ? { from, text: form.get("OptOutType") ?? form.get("Body") ?? "" } : null;
    },
  };
}

const withReference = ({ url, reference }: { url: string; reference: string }) =>
  `${url}?${new URLSearchParams({ message: reference })}`;

function signedForm({ url, body, header }: GatewayRequest, authToken: string): URLSearchParams {
  const form = new URLSearchParams(body);
  if (!isSameSecret(header("x-twilio-signature") ?? "", twilioSignature(authToken, url, form)))
    throw new ForeignRequest();
  return form;
}

/** Over the address and the sorted parameters: https://www.twilio.com/docs/usage/webhooks/webhooks-security */
export function twilioSignature(authToken: string, url: string, form: URLSearchParams): string {
  const sorted = [...new Set(form.keys())].toSorted();
  const data = sorted
    .map((name) =>
      [...new Set(form.getAll(name))]
        .toSorted()
        .map((value) => name + value)
        .join(""),
    )
    .join("");
  return createHmac("sha1", authToken)
    .update(url + data)
    .digest("base64");
}

import { z } from "zod";
import {
  ForeignRequest,
  failedCall,
  failedStatus,
  GATEWAY_TIMEOUT,
  type GatewayRequest,
  type TextGateway,
} from "./gateway.ts";
import { isSameSecret } from "./same-secret.ts";

export interface HttpGatewaySettings {
  adapter: "http";
  url: string;
  /** Sent as bearer token, and expected from the gateway as X-Gateway-Token. Without it the gateway cannot report anything. */
  token: string | undefined;
}

const Receipt = z.object({
  reference: z.string().min(1).max(200),
  status: z.string().max(100),
  problem: z.string().max(1000).nullish(),
});
const Reply = z.object({ from: z.string().max(100), text: z.string().max(10_000) });

/** A gateway that takes `{to, text}` as JSON and responds with 2xx: small enough for an adapter to any provider. */
export function httpGateway({ url, token }: HttpGatewaySettings): TextGateway {
  const headers = {
    "content-type": "application/json",
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  };
  return {
    async send({ to, text, receipt }) {
      const message = { to, text, ...(receipt && { reference: receipt.reference, receipts_url: receipt.url }) };
      try {
        const response = await fetch(url, {
          method: "POST",
          headers,
          body: JSON.stringify(message),
          redirect: "manual",
          signal: AbortSignal.timeout(GATEWAY_TIMEOUT),
        });
        await response.body?.cancel();
        return response.ok ? { outcome: "sent" } : failedStatus(response.status);
      } catch (error) {
        return failedCall(error);
      }
    },
    readReceipt(request) {
      const { reference, status, problem = null } = read(Receipt, request, token);
      return status === "delivered" || status === "failed" ? { reference, state: status, problem } : null;
    },
    readReply(request) {
      const { from, text } = read(Reply, request, token);
      return { from: from.replaceAll(/\D/g, ""), text };
    },
  };
}

function read<T>(shape: z.ZodType<T>, { header, body }: GatewayRequest, token: string | undefined): T {
  // The api's own sessions are bearer tokens, so this is none.
  if (token === undefined || !isSameSecret(header("x-gateway-token") ?? "", token)) throw new ForeignRequest();
  return shape.parse(parsed(body));
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

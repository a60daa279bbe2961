/** A text message; `to` is E.164 with its plus. */
export interface TextMessage {
  to: string;
  text: string;
  /** Where the gateway reports whether it arrived, and what names this message there. Without it there is no report. */
  receipt?: { url: string; reference: string } | undefined;
}

/** What the gateway says at once. `in_doubt`: it may have taken the message. `isStopped`: the number takes no more texts. */
export type TextOutcome =
  | { outcome: "sent" }
  | { outcome: "rejected" | "later" | "in_doubt"; problem: string; isStopped?: boolean };

/** Whether a message arrived, as its gateway reports later. */
export interface TextReceipt {
  reference: string;
  state: "delivered" | "failed";
  problem: string | null;
}

/** What the owner of a number has sent; `from` is digits. */
export interface TextReply {
  from: string;
  text: string;
}

/** A request that a gateway makes to us. `url` is the address at which it knows us. */
export interface GatewayRequest {
  url: string;
  body: string;
  header(name: string): string | undefined;
}

/** Thrown for a request that the gateway has not made. */
export class ForeignRequest extends Error {}

/** Sends text messages, and reads what its provider reports: one file for each provider (docs/operating.md#text-messages). */
export interface TextGateway {
  send(message: TextMessage): Promise<TextOutcome>;
  /** Null: not an outcome. Throws {@link ForeignRequest}. */
  readReceipt(request: GatewayRequest): TextReceipt | null;
  /** Null: no message of a number. Throws {@link ForeignRequest}. */
  readReply(request: GatewayRequest): TextReply | null;
}

/** Milliseconds. */
export const GATEWAY_TIMEOUT = 10_000;

/** What failed before the gateway could take a message. */
const NOT_CONNECTED = /ECONNREFUSED|ENOTFOUND|EAI_AGAIN|connection refused|dns error|failed to lookup/i;

/** A failed call: the message may have been taken, unless no connection was made. */
export function failedCall(error: unknown): TextOutcome {
  const { message = "", cause } = error instanceof Error ? error : new Error(String(error));
  const { code = "", message: because = "" } = (cause ?? {}) as { code?: string; message?: string };
  return NOT_CONNECTED.test(`${message} ${code} ${because}`)
    ? { outcome: "later", problem: "The gateway cannot be reached" }
    : { outcome: "in_doubt", problem: "The gateway did not respond" };
}

/** By the status of a response that is no success: what is overloaded has taken nothing, any other failure of it may have. */
export function failedStatus(status: number): TextOutcome {
  const problem = `The gateway responded with ${status}`;
  if (status === 429 || status === 503) return { outcome: "later", problem };
  return { outcome: status >= 500 ? "in_doubt" : "rejected", problem };
}

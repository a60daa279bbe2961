import { createHash, randomBytes } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";

/** A call of Stripe's API, as it came. */
export interface StripeCall {
  call: string;
  params: Record<string, string>;
  version: string;
  key: string | undefined;
  status: number;
}

interface StripeObject extends Record<string, unknown> {
  id: string;
}

class StripeRejection extends Error {
  readonly status: number;
  readonly type: string;
  readonly missing: string | undefined;
  constructor(status: number, type: string, message: string, missing?: string) {
    super(message);
    this.status = status;
    this.type = type;
    this.missing = missing;
  }
}

// The part of Stripe's HTTP API that the product uses, by its reference. Only tests start it.
const { port, secretKey } = JSON.parse(process.env.STRIPE_SERVER_SETUP ?? "") as { port: number; secretKey: string };
const calls: StripeCall[] = [];
const kept = new Map<string, { params: string; response: object | StripeRejection }>();
const sessions = new Map<string, StripeObject>();
const deleted = new Set<string>();
let mode = "up";

const newId = (kind: string) => `${kind}_test_${randomBytes(12).toString("hex")}`;

function sessionOf(id: string): StripeObject {
  const session = sessions.get(id);
  if (!session) throw new StripeRejection(404, "invalid_request_error", `No such checkout.session: '${id}'`, "session");
  return session;
}

function createSession(params: Record<string, string>): StripeObject {
  const life = Number(params.expires_at) - Date.now() / 1000;
  if (life < 30 * 60 - 60 || life > 24 * 3600)
    throw new StripeRejection(400, "invalid_request_error", "expires_at must be between 30 minutes and 24 hours away");
  if (!params["line_items[0][price]"]) throw new StripeRejection(400, "invalid_request_error", "no line_items");
  const id = newId("cs");
  const session = {
    id,
    object: "checkout.session",
    status: "open",
    url: `https://checkout.stripe.test/c/pay/${id}`,
    customer: params.customer,
    client_reference_id: params.client_reference_id,
    subscription: null,
    price: params["line_items[0][price]"],
  };
  sessions.set(id, session);
  return session;
}

/** The subscription's id, once the customer has paid. */
function paySession(id: string): StripeObject {
  const session = sessionOf(id);
  if (session.status !== "open") throw new StripeRejection(400, "invalid_request_error", "This session is not open");
  return Object.assign(session, { status: "complete", url: null, subscription: newId("sub") });
}

function expireSession(id: string): StripeObject {
  const session = sessionOf(id);
  if (session.status !== "open")
    throw new StripeRejection(400, "invalid_request_error", "Only open Checkout Sessions can be expired");
  return Object.assign(session, { status: "expired", url: null });
}

function rejectDeleted({ customer = "" }: Record<string, string>): void {
  if (deleted.has(customer))
    throw new StripeRejection(400, "invalid_request_error", `No such customer: '${customer}'`, "customer");
}

function responseOf(method: string, path: string, params: Record<string, string>): object {
  const [, version, area, kind, id, verb] = path.split("/");
  if (version !== "v1") throw new StripeRejection(404, "invalid_request_error", "Unrecognized request URL");
  if (path === "/v1/customers" && method === "POST") return { ...params, id: newId("cus"), object: "customer" };
  if (method === "POST") rejectDeleted(params);
  if (path === "/v1/billing_portal/sessions" && method === "POST") {
    const session = newId("bps");
    return { id: session, object: "billing_portal.session", url: `https://billing.stripe.test/p/session/${session}` };
  }
  if (area === "checkout" && kind === "sessions") {
    if (!id && method === "POST") return createSession(params);
    if (id && !verb && method === "GET") return sessionOf(id);
    if (id && verb === "expire" && method === "POST") return expireSession(id);
  }
  throw new StripeRejection(404, "invalid_request_error", "Unrecognized request URL");
}

/** The same key with the same parameters returns the first response again; with other parameters it is rejected. */
function idempotent(key: string | undefined, params: object, work: () => object): object {
  if (!key) return work();
  const hash = createHash("sha256").update(JSON.stringify(params)).digest("hex");
  const first = kept.get(key);
  if (first && first.params !== hash)
    throw new StripeRejection(
      400,
      "idempotency_error",
      "Keys for idempotent requests can only be used with the same parameters",
    );
  // Rejections are kept too.
  if (first?.response instanceof StripeRejection) throw first.response;
  if (first) return first.response;
  try {
    const result = structuredClone(work());
    kept.set(key, { params: hash, response: result });
    return result;
  } catch (error) {
    if (error instanceof StripeRejection) kept.set(key, { params: hash, response: error });
    throw error;
  }
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of request) text += String(chunk);
  return text;
}

createServer(async (request, response) => {
  const { pathname: path } = new URL(request.url ?? "/", "http://stripe.test");
  const method = request.method ?? "GET";
  const text = await textOf(request);
  const send = (status: number, body: object) => {
    response.writeHead(status, { "content-type": "application/json", "request-id": newId("req") });
    response.end(JSON.stringify(body));
  };
  // Controls for the tests, outside Stripe's API.
  if (path === "/test/calls") return send(200, calls);
  if (path === "/test/sessions") return send(200, [...sessions.values()]);
  const requestedMode = /^\/test\/(up|down|revoked)$/.exec(path)?.[1];
  if (requestedMode) {
    mode = requestedMode;
    return send(200, {});
  }
  const gone = /^\/test\/delete\/(\w+)$/.exec(path)?.[1];
  if (gone) {
    deleted.add(gone);
    sessions.delete(gone);
    return send(200, {});
  }
  const paid = /^\/test\/pay\/(\w+)$/.exec(path)?.[1];
  const params = Object.fromEntries(new URLSearchParams(text));
  const key = request.headers["idempotency-key"]?.toString();
  const note = (status: number) => {
    const version = String(request.headers["stripe-version"]);
    if (!paid) calls.push({ call: `${method} ${path}`, params, version, key, status });
  };
  try {
    if (mode === "down") throw new StripeRejection(503, "api_error", "Stripe is down");
    if (paid) return send(200, paySession(paid));
    if (mode === "revoked" || request.headers.authorization !== `Bearer ${secretKey}`)
      throw new StripeRejection(
        401,
        "invalid_request_error",
        `Invalid API Key provided: ${request.headers.authorization}`,
      );
    const result = idempotent(key, params, () => responseOf(method, path, params));
    note(200);
    send(200, result);
  } catch (error) {
    if (!(error instanceof StripeRejection)) throw error;
    note(error.status);
    const { type, message, missing } = error;
    send(error.status, { error: { type, message, ...(missing && { code: "resource_missing", param: missing }) } });
  }
}).listen(port, () => console.log("listening"));

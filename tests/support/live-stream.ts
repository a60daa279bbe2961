import { apiUrl, type TestPerson } from "./world.ts";

export interface LiveMessage {
  /** "ready", "change", "resync"; "comment" for a heartbeat. */
  event: string;
  data: Record<string, unknown>;
}

/** A client of `GET /live` that reads only when asked. */
export interface LiveStream {
  /** The next message; throws when none comes in time, or the stream has ended. */
  next(timeout?: number): Promise<LiveMessage>;
  /** Reads to the end, and gives what came before it. */
  rest(timeout?: number): Promise<LiveMessage[]>;
  close(): void;
}

export async function openLive({ token }: Pick<TestPerson, "token">, url = apiUrl): Promise<LiveStream> {
  const abort = new AbortController();
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${url}/api/v1/live`, { headers, signal: abort.signal });
  if (response.status !== 200 || !response.body)
    throw new Error(`no stream: ${response.status} ${await response.text()}`);
  const messages = read(response.body);
  const next = async (timeout = 5_000) => {
    const result = await inTime(messages.next(), timeout);
    if (result.done) throw new Error("the stream has ended");
    return result.value;
  };
  const first = await next();
  if (first.event !== "ready") throw new Error(`the stream began with ${first.event}`);
  return {
    next,
    async rest(timeout = 5_000) {
      const all: LiveMessage[] = [];
      for (;;) {
        const result = await inTime(messages.next(), timeout);
        if (result.done) return all;
        all.push(result.value);
      }
    },
    close: () => abort.abort(),
  };
}

async function* read(body: ReadableStream<Uint8Array>): AsyncGenerator<LiveMessage, undefined> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const chunk of body) {
    text += decoder.decode(chunk, { stream: true });
    const blocks = text.split("\n\n");
    text = blocks.pop() ?? "";
    for (const block of blocks) yield messageOf(block);
  }
}

function messageOf(block: string): LiveMessage {
  const fields = new Map(block.split("\n").map((line) => [line.split(": ")[0], line.split(": ").slice(1).join(": ")]));
  const event = fields.get("event");
  return event ? { event, data: JSON.parse(fields.get("data") ?? "{}") } : { event: "comment", data: {} };
}

function inTime<T>(promise: Promise<T>, timeout: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`nothing came in ${timeout} ms`)), timeout);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

import { randomUUID } from "node:crypto";
import { onTestFinished } from "vitest";
import { apiUrl, ownerSql, type TestPerson } from "./world.ts";

export interface LiveMessage {
  /** "ready", "change", "resync"; "comment" for a heartbeat. */
  event: string;
  data: Record<string, unknown>;
}

/** A client of `GET /live` that reads only when asked, and whose first message is of a change after it was opened. */
export interface LiveStream {
  /** The next message; throws when none comes in time, or the stream has ended. */
  next(timeout?: number): Promise<LiveMessage>;
  /** Reads to the end, and gives what came before it. */
  rest(): Promise<LiveMessage[]>;
  close(): void;
}

type Streaming = Pick<TestPerson, "id" | "token">;

interface ListenOptions {
  hasInbox?: boolean;
  topic?: string;
  hasHeartbeats?: boolean;
}

/**
 * Without the events of the inbox, which a job sends at its own time, and without heartbeats, unless asked for. `topic`: one that this
 * stream carries, where it does not carry all.
 */
export async function openLive(
  { id, token }: Streaming,
  url = apiUrl,
  { hasInbox = false, topic = "news", hasHeartbeats = false }: ListenOptions = {},
): Promise<LiveStream> {
  const abort = new AbortController();
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${url}/api/v1/live`, { headers, signal: abort.signal });
  if (response.status !== 200 || !response.body)
    throw new Error(`no stream: ${response.status} ${await response.text()}`);
  const messages = read(response.body, hasInbox);
  const any = async (timeout = LONGEST_WAIT_MS) => {
    const result = await inTime(messages.next(), timeout);
    if (result.done) throw new Error("the stream has ended");
    return result.value;
  };
  const isAsked = ({ event, data }: LiveMessage) => !(MARK in data) && (hasHeartbeats || event !== "comment");
  const next = async (timeout?: number) => {
    for (;;) {
      const message = await any(timeout);
      if (isAsked(message)) return message;
    }
  };
  const first = await any();
  if (first.event !== "ready") throw new Error(`the stream began with ${first.event}`);
  // An api beside the shared one may have a database of its own.
  if (url === apiUrl) await passEarlierChanges(id, topic, any);
  return {
    next,
    async rest() {
      const all: LiveMessage[] = [];
      for (;;) {
        const result = await inTime(messages.next(), LONGEST_WAIT_MS);
        if (result.done) return all;
        if (isAsked(result.value)) all.push(result.value);
      }
    },
    close: () => abort.abort(),
  };
}

/** Opens the streams of people until the test ends. The next change of each, of a topic if one is named. */
export async function listenAs(people: Streaming[]) {
  const streams = await Promise.all(people.map((person) => openLive(person)));
  onTestFinished(() => streams.forEach((stream) => void stream.close()));
  const nextOf = async (stream: LiveStream, topic: string | undefined) => {
    for (;;) {
      const { data } = await stream.next();
      if (topic === undefined || data.topic === topic) return data;
    }
  };
  return (topic?: string) => Promise.all(streams.map((stream) => nextOf(stream, topic)));
}

const MARK = "mark";
const LONGEST_WAIT_MS = 20_000;

/** A change that was committed before the stream was opened may be heard after it: notifications come in the order of commits. */
async function passEarlierChanges(userId: string, topic: string, next: () => Promise<LiveMessage>): Promise<void> {
  const mark = randomUUID();
  await ownerSql`
    select pg_notify('courtside_live', json_build_object('club_id', club_id, 'topic', ${topic}::text, ${MARK}::text, ${mark}::text)::text)
    from memberships where user_id = ${userId}`;
  while ((await next()).data[MARK] !== mark);
}

async function* read(body: ReadableStream<Uint8Array>, hasInbox: boolean): AsyncGenerator<LiveMessage, undefined> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const chunk of body) {
    text += decoder.decode(chunk, { stream: true });
    const blocks = text.split("\n\n");
    text = blocks.pop() ?? "";
    for (const message of blocks.map(messageOf)) if (hasInbox || message.event !== "inbox") yield message;
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

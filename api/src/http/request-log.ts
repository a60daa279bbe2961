import type { DestinationStream } from "pino";

/** What the log says of one request. */
export interface RequestLine {
  requestId: string;
  method: string;
  path: string;
  status: number;
  /** Milliseconds until the response began. */
  ms: number;
  user: string | undefined;
  club: string | undefined;
  /** Of a rejection. */
  code: string | undefined;
  /** The id of its trace: 32 hexadecimal digits. */
  trace: string | undefined;
}

export interface RequestLog {
  write(line: RequestLine): void;
  /** Writes what waits, before the process ends. */
  flush(): void;
}

/** How long a line may wait for others, in milliseconds. */
const LONGEST_WAIT = 50;
const MOST_WAITING = 500;

/**
 * The log of requests: a line each, in the form of all other lines. Those of a twentieth of a second are written together, because
 * a write of its own, through the logger, costs as much as all the rest of a request that reads no database.
 */
export function openRequestLog(out: DestinationStream): RequestLog {
  let waiting: string[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    const lines = waiting;
    waiting = [];
    if (lines.length > 0) out.write(lines.join(""));
  }

  return {
    write(line) {
      waiting.push(textOf(line));
      if (waiting.length >= MOST_WAITING) flush();
      else timer ??= setTimeout(flush, LONGEST_WAIT);
    },
    flush,
  };
}

/** Only the path needs escapes: ids and codes are of plain characters, and so is a method that the server accepts. */
const textOf = ({ requestId, method, path, status, ms, user, club, code, trace }: RequestLine): string =>
  `{"level":"info","time":"${timeText()}","requestId":"${requestId}","method":"${method}","path":${JSON.stringify(path)}` +
  `,"status":${status},"ms":${ms}${user ? `,"user":"${user}"` : ""}${club ? `,"club":"${club}"` : ""}${code ? `,"code":"${code}"` : ""}${trace ? `,"trace":"${trace}"` : ""},"msg":"request"}\n`;

let lastTime = { at: 0, text: "" };

/** ISO 8601; several requests share a millisecond. */
function timeText(): string {
  const at = Date.now();
  if (at !== lastTime.at) lastTime = { at, text: new Date(at).toISOString() };
  return lastTime.text;
}

import { once } from "node:events";
import { createConnection, type Socket } from "node:net";

export interface ApiResponse {
  status: number;
  body: Buffer;
}

/**
 * One HTTP/1.1 keep-alive connection, one request at a time. It understands only our servers' responses, a body with
 * content-length, at a fraction of a general client's cost, which leaves more of a shared machine to the server.
 */
export class Connection {
  readonly #socket: Socket;
  #received: Buffer[] = [];
  #size = 0;
  #expected = 0;
  #bodyAt = 0;
  #settle: { resolve: (response: ApiResponse) => void; reject: (error: Error) => void } | undefined;

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.setNoDelay(true);
    socket.on("data", (chunk: Buffer) => this.#receive(chunk));
    socket.on("error", (error) => this.#settle?.reject(error));
    socket.on("close", () => this.#settle?.reject(new Error("the server closed the connection")));
  }

  static async open(port: number): Promise<Connection> {
    const socket = createConnection({ host: "127.0.0.1", port });
    await once(socket, "connect");
    return new Connection(socket);
  }

  /** Sends one complete request, as made by {@link requestText}. */
  send(request: string): Promise<ApiResponse> {
    return new Promise((resolve, reject) => {
      this.#settle = { resolve, reject };
      this.#socket.write(request);
    });
  }

  close(): void {
    this.#settle = undefined;
    this.#socket.destroy();
  }

  #receive(chunk: Buffer): void {
    this.#received.push(chunk);
    this.#size += chunk.length;
    if (this.#expected === 0) this.#readHead();
    if (this.#expected === 0 || this.#size < this.#expected) return;
    const whole = Buffer.concat(this.#received);
    const status = Number(whole.toString("latin1", 9, 12));
    const body = whole.subarray(this.#bodyAt);
    this.#received = [];
    this.#size = this.#expected = 0;
    this.#settle?.resolve({ status, body });
  }

  #readHead(): void {
    const head = Buffer.concat(this.#received);
    const end = head.indexOf("\r\n\r\n");
    if (end === -1) return;
    const length = /\r\ncontent-length: (\d+)/i.exec(head.toString("latin1", 0, end))?.[1];
    if (length === undefined) this.#settle?.reject(new Error("a response without content-length"));
    this.#bodyAt = end + 4;
    this.#expected = this.#bodyAt + Number(length);
  }
}

/** The text of a request with a bearer token. */
export function requestText(
  method: "GET" | "POST",
  path: string,
  token: string,
  body?: unknown,
  headers: Record<string, string> = {},
): string {
  const text = body === undefined ? "" : JSON.stringify(body);
  const lines = [`${method} ${path} HTTP/1.1`, "host: localhost", `authorization: Bearer ${token}`];
  if (body !== undefined) lines.push("content-type: application/json", `content-length: ${Buffer.byteLength(text)}`);
  for (const [name, value] of Object.entries(headers)) lines.push(`${name}: ${value}`);
  return `${lines.join("\r\n")}\r\n\r\n${text}`;
}

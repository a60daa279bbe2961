import { execFile } from "node:child_process";
import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { type AddressInfo, createServer as createTcpServer, type Socket } from "node:net";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { type Posting, post } from "../../api/src/outbound/post.ts";

const LOCAL = [{ address: "127.0.0.1", family: 4 }];

async function startReceiver(respond: RequestListener): Promise<number> {
  const server = createServer(respond).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

const send = (url: string, options: Partial<Posting> = {}) =>
  post(url, { "webhook-id": "msg_1" }, '{"type":"booking.created"}', {
    toPrivate: true,
    timeoutSeconds: 5,
    ...options,
  });

test("a name that leads to a private address is not connected to, and neither is one of several addresses", async () => {
  let connections = 0;
  const port = await startReceiver((_request, response) => {
    connections += 1;
    response.end();
  });
  for (const addresses of [LOCAL, [{ address: "1.1.1.1", family: 4 }, ...LOCAL], [{ address: "::1", family: 6 }], []]) {
    const { status, problem } = await send(`http://rebinding.example:${port}/`, {
      toPrivate: false,
      resolve: async () => addresses,
    });
    expect([status, problem]).toEqual([null, "The address is not public"]);
  }
  for (const host of ["127.0.0.1", "[::1]", "0x7f.1", "[::ffff:127.0.0.1]"]) {
    const { problem } = await send(`http://${host}:${port}/`, { toPrivate: false });
    expect(problem).toBe("The address is not public");
  }
  expect(connections).toBe(0);
});

test("a name is resolved once, and the connection goes to the address that was checked", async () => {
  const hosts: (string | undefined)[] = [];
  const port = await startReceiver((request, response) => {
    hosts.push(request.headers.host);
    response.end();
  });
  let resolved = 0;
  const { status, problem } = await send(`http://receiver.example:${port}/hook`, {
    resolve: async () => {
      resolved += 1;
      return resolved === 1 ? LOCAL : [{ address: "203.0.113.9", family: 4 }];
    },
  });
  expect([status, problem, resolved]).toEqual([200, null, 1]);
  expect(hosts).toEqual([`receiver.example:${port}`]);
});

test("redirects are not followed, and every status beyond 299 is a failure", async () => {
  const seen: (string | undefined)[] = [];
  const port = await startReceiver((request, response) => {
    seen.push(request.url);
    const status = Number(request.url?.slice(1));
    response.writeHead(status, { location: "/200" }).end("x".repeat(100_000));
  });
  const outcomes = [];
  for (const status of [200, 204, 301, 307, 308, 400, 410, 500]) {
    const posted = await send(`http://127.0.0.1:${port}/${status}`);
    outcomes.push([posted.status, posted.problem]);
  }
  expect(outcomes).toEqual([
    [200, null],
    [204, null],
    [301, "Redirects are not followed"],
    [307, "Redirects are not followed"],
    [308, "Redirects are not followed"],
    [400, "The response was 400"],
    [410, "The response was 410"],
    [500, "The response was 500"],
  ]);
  expect(seen).toHaveLength(8);
});

test("a receiver that hangs, sends its headers byte by byte, or a name that is never resolved ends with the time limit", async () => {
  const hanging = await startReceiver(() => {});
  const slow = await startReceiver((_request, response) => {
    response.socket?.write("HTTP/1.1 200 OK\r\n");
    const timer = setInterval(() => response.socket?.write("x-slow: 1\r\n"), 20);
    response.on("close", () => clearInterval(timer));
  });
  const outcomes = await Promise.all([
    send(`http://127.0.0.1:${hanging}/`, { timeoutSeconds: 0.2 }),
    send(`http://127.0.0.1:${slow}/`, { timeoutSeconds: 0.2 }),
    send("http://receiver.example/", { timeoutSeconds: 0.2, resolve: () => new Promise(() => {}) }),
  ]);
  for (const { status, problem } of outcomes)
    expect([status, problem]).toEqual([null, "No response within 0.2 seconds"]);
});

test("what fails below HTTP is named without details of the network", async () => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  expect((await send(`http://127.0.0.1:${port}/`)).problem).toBe("The connection was refused");
  const unknown = Object.assign(new Error("queryA ENOTFOUND 10.0.0.2"), { code: "ENOTFOUND" });
  const { problem } = await send("http://receiver.example/", { resolve: () => Promise.reject(unknown) });
  expect(problem).toBe("The name is unknown");
});

/** Posts from Deno, with the permissions of the api in production. */
async function sendFromDeno(url: string) {
  const root = fileURLToPath(new URL("../..", import.meta.url));
  const code = `
    const { post } = await import(${JSON.stringify(new URL("../../api/src/outbound/post.ts", import.meta.url).href)});
    const resolve = async () => ${JSON.stringify(LOCAL)};
    console.log(JSON.stringify(await post(${JSON.stringify(url)}, {}, "{}", { toPrivate: true, timeoutSeconds: 10, resolve })));`;
  const flags = ["run", "--no-prompt", "--allow-net", "--allow-env", `--allow-read=${root}`];
  const running = promisify(execFile)("deno", [...flags, "-"], { cwd: root });
  running.child.stdin?.end(code);
  return JSON.parse((await running).stdout);
}

async function startTcpServer(onConnection: (socket: Socket) => void): Promise<number> {
  const server = createTcpServer(onConnection).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

test("a receiver that switches protocols is an answer like any other, in Deno too: it would end as none, and hold up all others", async () => {
  const port = await startTcpServer((socket) =>
    socket.once("data", () =>
      socket.write("HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n"),
    ),
  );
  const url = `http://receiver.example:${port}/`;
  const expected = { status: 101, problem: "The response was 101" };
  expect(await send(url, { resolve: async () => LOCAL })).toMatchObject(expected);
  expect(await sendFromDeno(url)).toMatchObject(expected);
});

test("TLS needs no permission beyond those of the network: Deno as in production connects and says what is wrong", async () => {
  const begun: number[] = [];
  // It speaks no TLS, so that no certificate is needed here.
  const port = await startTcpServer((socket) =>
    socket.once("data", (data) => {
      begun.push(data[0] ?? -1);
      socket.end("HTTP/1.1 400 Bad Request\r\n\r\n");
    }),
  );
  expect(await sendFromDeno(`https://receiver.example:${port}/`)).toMatchObject({
    ...{ status: null, problem: "The connection could not be secured" },
  });
  // The first byte of a TLS handshake.
  expect(begun).toEqual([0x16]);
});

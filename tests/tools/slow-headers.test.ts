import { once } from "node:events";
import { createServer } from "node:http";
import { connect } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { freePort } from "../support/free-port.ts";
import { startProxy } from "../support/proxy.ts";

/** Between two lines of a header, so that the connection is never idle. */
const DROP_MS = 500;

test("the proxy closes a connection whose headers do not end in 15 s, and keeps one that waits for its response", async () => {
  const port = await freePort();
  const api = createServer((request, response) => {
    if (request.url === "/slow") setTimeout(() => response.end("late"), 17_000);
    else response.end("ok");
  }).listen(port, "127.0.0.1");
  onTestFinished(() => void api.close());
  const proxy = await startProxy([`http://127.0.0.1:${port}`]);
  onTestFinished(proxy.stop);

  const late = fetch(`${proxy.url}/slow`).then((response) => response.text());
  const began = performance.now();
  const socket = connect(Number(new URL(proxy.url).port), "127.0.0.1");
  socket.on("error", () => {});
  socket.resume();
  socket.write("GET / HTTP/1.1\r\nhost: localhost\r\n");
  const dropping = setInterval(() => socket.write("x-slow: 1\r\n"), DROP_MS);
  await once(socket, "close");
  clearInterval(dropping);
  const seconds = (performance.now() - began) / 1_000;
  expect(seconds).toBeGreaterThan(10);
  expect(seconds).toBeLessThan(25);
  expect(await late).toBe("late");
});

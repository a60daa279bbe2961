import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { afterAll, expect, inject, it, vi } from "vitest";
import { freshEmail, PASSWORD } from "./accounts.ts";
import { startMailApi } from "./mail-api.ts";

/** A proxy between the api and Postgres that can be stopped. */
async function startProxy({ port, hostname }: URL) {
  const sockets = new Set<Socket>();
  const cutAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  let isTypeless = false;
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on("error", () => socket.destroy());
      socket.on("close", () => sockets.delete(socket));
    }
    near.on("data", (said) => {
      if (isTypeless && said.includes("typarray")) near.destroy();
    });
    near.pipe(far).pipe(near);
    near.on("close", () => far.destroy());
    far.on("close", () => near.destroy());
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    cut() {
      server.close();
      cutAll();
    },
    /** Closes all connections, and each new one that queries the database's types. */
    cutWhereTypesAreAsked() {
      isTypeless = true;
      cutAll();
    },
  };
}

const databaseUrl = new URL(inject("apiDatabaseUrl"));
const proxy = await startProxy(databaseUrl);
databaseUrl.port = String(proxy.port);
databaseUrl.hostname = "127.0.0.1";
const { call, api } = await startMailApi({ DATABASE_URL: databaseUrl.href });
afterAll(() => proxy.cut());

it("a database that fails while a new connection queries its types stops no process: types are loaded once", async () => {
  const ask = async () => (await call("POST", "/otp", { body: { email: freshEmail() } })).status;
  expect(await ask()).toBe(200);
  proxy.cutWhereTypesAreAsked();
  await vi.waitFor(async () => expect(await ask()).toBe(200), 10_000);
  expect(api.child.exitCode).toBeNull();
});

it("B4 a database that is down is 503 in JSON, which the client retries", async () => {
  expect((await call("POST", "/otp", { body: { email: "a@down.test" } })).status).toBe(200);
  proxy.cut();
  for (const [path, body] of [
    ["/signup", { email: "b@down.test", password: PASSWORD }],
    ["/token?grant_type=password", { email: "b@down.test", password: PASSWORD }],
    ["/token?grant_type=refresh_token", { refresh_token: "a".repeat(43) }],
    ["/token?grant_type=pkce", { auth_code: "a", code_verifier: "b" }],
    ["/otp", { email: "b@down.test" }],
    ["/recover", { email: "b@down.test" }],
    ["/resend", { email: "b@down.test", type: "signup" }],
    ["/verify", { token_hash: "a".repeat(43), type: "magiclink" }],
  ] as const) {
    const response = await call("POST", path, { body });
    expect(response, path).toMatchObject({ status: 503, body: { code: "database_unavailable" } });
    expect(response.headers.get("x-sb-error-code")).toBe("database_unavailable");
    expect(response.headers.get("retry-after")).toBe("1");
  }
  expect(api.child.exitCode).toBeNull();
});

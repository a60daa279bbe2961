import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, expect, it } from "vitest";
import { smsGateway } from "../../../api/src/auth/sms/gateway.ts";
import { freePort } from "../../support/free-port.ts";
import { call } from "./accounts.ts";

const received: { headers: IncomingMessage["headers"]; body: string }[] = [];
let status = 202;
const server = createServer((request, response) => {
  void text(request).then((body) => {
    received.push({ headers: request.headers, body });
    response.writeHead(status, { location: "http://127.0.0.1:1/" }).end("ok");
  });
}).listen(0, "127.0.0.1");
afterAll(() => void server.close());
const url = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/send`;
const message = { to: "+15550100", text: "Your code is 123456" };

it("gets number and text as JSON, with its token", async () => {
  await smsGateway({ sms: { adapter: "http", url: url(), token: "key" } })?.send(message);
  expect(received).toHaveLength(1);
  expect(received[0]?.headers).toMatchObject({ authorization: "Bearer key", "content-type": "application/json" });
  expect(JSON.parse(received[0]?.body ?? "")).toEqual(message);
});

it.each([400, 302, 500])("is rejected with the client's message when it returns %i", async (result) => {
  status = result;
  const sent = smsGateway({ sms: { adapter: "http", url: url(), token: undefined } })?.send(message);
  await expect(sent).rejects.toMatchObject({ kind: "rejected", code: "sms_send_failed" });
});

it("is rejected with the same message when it is down", async () => {
  const sent = smsGateway({
    sms: { adapter: "http", url: `http://127.0.0.1:${await freePort()}`, token: undefined },
  })?.send(message);
  await expect(sent).rejects.toMatchObject({ code: "sms_send_failed" });
});

it("is off if none is configured, and phones are switched off", async () => {
  expect(smsGateway({ sms: undefined })).toBeUndefined();
  for (const [path, body] of [
    ["/signup", { phone: "+15550100", password: "Correct-horse-7" }],
    ["/otp", { phone: "+15550100" }],
    ["/resend", { phone: "+15550100", type: "sms" }],
    ["/verify", { phone: "+15550100", token: "123456", type: "sms" }],
    ["/token?grant_type=password", { phone: "+15550100", password: "Correct-horse-7" }],
  ] as const) {
    expect(await call("POST", path, { body })).toMatchObject({
      status: 400,
      body: { code: "phone_provider_disabled" },
    });
  }
});

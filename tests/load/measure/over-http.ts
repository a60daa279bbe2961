import { closedLoop } from "./closed-loop.ts";
import { Connection } from "./connection.ts";
import type { Variant } from "./interleave.ts";

/** The number of concurrent clients. */
export const CLIENTS = 16;

/** A variant that sends requests over keep-alive connections; any status other than `status` ends the bench. */
export async function overHttp(
  stage: { atEnd(stop: () => Promise<void>): void },
  port: number,
  status: number,
  requestOf: (client: number) => string,
): Promise<Variant> {
  const connections = await Promise.all(Array.from({ length: CLIENTS }, () => Connection.open(port)));
  stage.atEnd(async () => {
    for (const connection of connections) connection.close();
  });
  return (milliseconds) =>
    closedLoop(CLIENTS, milliseconds, async (client) => {
      const response = await connections[client]?.send(requestOf(client));
      if (response?.status !== status) throw new Error(`${response?.status} ${response?.body.toString()}`);
    });
}

/** Sends one request and returns the length of its response in bytes. */
export async function responseSize(port: number, status: number, request: string): Promise<number> {
  const connection = await Connection.open(port);
  const response = await connection.send(request);
  connection.close();
  if (response.status !== status) throw new Error(`${response.status} ${response.body.toString()}`);
  return response.body.length;
}

export const portOf = (api: { url: string }): number => Number(new URL(api.url).port);

import type { LoadClub } from "../../support/load-club.ts";
import { type ApiResponse, Connection, requestText } from "./connection.ts";

/** The result of many members asking at one instant for few slots. */
export interface Rush {
  /** How many got each result: "201", or status and code. */
  outcomes: Record<string, number>;
  /** Milliseconds from the common instant until each member had their response, ascending. */
  waits: number[];
}

const OPEN_AT_ONCE = 100;

/** Every member sends one booking at the same instant, over a connection of their own; `slotOf` names the n-th member's slot. */
export async function rush(
  port: number,
  { members }: LoadClub,
  slotOf: (n: number) => { court_id: string; start_time: string },
): Promise<Rush> {
  const connections: Connection[] = [];
  while (connections.length < members.length) {
    const count = Math.min(OPEN_AT_ONCE, members.length - connections.length);
    connections.push(...(await Promise.all(Array.from({ length: count }, () => Connection.open(port)))));
  }
  const requests = members.map(({ token }, n) =>
    requestText("POST", "/api/v1/bookings", token, slotOf(n), { "idempotency-key": crypto.randomUUID() }),
  );
  const waits: number[] = [];
  const outcomes: Record<string, number> = {};
  const instant = performance.now();
  await Promise.all(
    connections.map(async (connection, n) => {
      const response = await connection.send(requests[n] ?? "");
      waits.push(performance.now() - instant);
      const outcome = outcomeOf(response);
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
    }),
  );
  for (const connection of connections) connection.close();
  return { outcomes, waits };
}

function outcomeOf({ status, body }: ApiResponse): string {
  return status === 201 ? "201" : `${status} ${JSON.parse(body.toString()).code}`;
}

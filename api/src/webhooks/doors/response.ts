import { z } from "@hono/zod-openapi";
import type { GatewayRow } from "./queries.ts";

export const Gateway = z
  .object({
    url: z.string(),
    created_at: z.iso.datetime(),
    problem: z.string().nullable().openapi({ description: "Of the last attempt; null after one that succeeded" }),
    reached_at: z.iso.datetime().nullable().openapi({ description: "When it last accepted a message" }),
  })
  .openapi("DoorGateway");
export type GatewayResponse = z.infer<typeof Gateway>;

export const gatewayResponse = ({ url, created_at, problem, reached_at }: GatewayRow): GatewayResponse => ({
  ...{ url, problem },
  ...{ created_at: created_at.toISOString(), reached_at: reached_at?.toISOString() ?? null },
});

export const Code = z
  .object({
    code: z.string().nullable().openapi({ description: "Null until the lock has it", example: "284671" }),
    valid_from: z.iso.datetime().openapi({ description: "Ten minutes before the booking" }),
    valid_until: z.iso.datetime().openapi({ description: "Ten minutes after it" }),
  })
  .openapi("DoorCode");
export type CodeResponse = z.infer<typeof Code>;

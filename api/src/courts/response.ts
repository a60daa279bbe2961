import { SURFACES } from "@courtside/contracts/domain/courts.ts";
import { MOST_PLAYERS } from "@courtside/contracts/domain/players.ts";
import { z } from "@hono/zod-openapi";

export const surface = z.enum(SURFACES).nullable().openapi({ description: "null = not said" });
export const isIndoor = z.boolean().nullable().openapi({ description: "null = not said" });
export const maxPlayers = z
  .number()
  .int()
  .min(MOST_PLAYERS.min)
  .max(MOST_PLAYERS.max)
  .nullable()
  .openapi({ description: "How many people play on one booking; null = as the club says for the sport" });

export const Court = z
  .object({
    id: z.uuid(),
    club_id: z.uuid(),
    name: z.string(),
    sport: z.string(),
    is_active: z.boolean(),
    surface,
    is_indoor: isIndoor,
    max_players: maxPlayers,
  })
  .openapi("Court");

export const AffectedDate = z
  .object({
    id: z.uuid(),
    event_id: z.uuid(),
    title: z.string(),
    start_time: z.iso.datetime(),
    end_time: z.iso.datetime(),
  })
  .openapi("AffectedDate", { description: "A date of an event" });

export type AffectedDateResponse = z.infer<typeof AffectedDate>;

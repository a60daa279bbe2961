import { z } from "@hono/zod-openapi";
import { oneLine, text } from "../../http/fields.ts";

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** No court has more. */
const MOST_NAMED = 30;

export const PlayerInput = z
  .object({
    user_id: z.uuid().optional(),
    guest_name: oneLine.trim().min(1).max(120).optional(),
    guest_email: text.trim().max(254).regex(EMAIL, { error: "must be an email address" }).nullable().optional(),
  })
  .superRefine(({ user_id, guest_name, guest_email }, context) => {
    const reject = (path: string, message: string) => context.addIssue({ code: "custom", path: [path], message });
    if (user_id !== undefined && (guest_name !== undefined || guest_email))
      reject("user_id", "names a member and a guest");
    if (user_id === undefined && guest_name === undefined) reject("user_id", "names neither a member nor a guest");
  })
  .openapi("PlayerInput", {
    description: "A member by `user_id`, or a guest by `guest_name` and perhaps `guest_email`",
  });

export const PlayerInputs = z
  .array(PlayerInput)
  .max(MOST_NAMED)
  .openapi({ description: "The players besides the booker, who may be named too, in their order" });

/** `{players: […]}`, or the bare list. `seen`: the ids of the players besides the booker that the list is a change of. */
export const PlayersBody = z
  .preprocess(
    (input) => (Array.isArray(input) ? { players: input } : input),
    z.object({ players: PlayerInputs, seen: z.array(z.uuid()).max(MOST_NAMED).optional() }),
  )
  .openapi({
    type: "object",
    properties: {
      players: { type: "array", items: { $ref: "#/components/schemas/PlayerInput" }, maxItems: MOST_NAMED },
      seen: {
        type: "array",
        items: { type: "string", format: "uuid" },
        maxItems: MOST_NAMED,
        description:
          "The `id`s of the players besides the booker that the list is a change of: if others play by now, 409 `players_changed`",
      },
    },
    required: ["players"],
  });

export type PlayerInput = z.infer<typeof PlayerInput>;
export type PlayersInput = z.infer<typeof PlayersBody>;

import { audienceSchema } from "@courtside/contracts/shell/registry.ts";
import { z } from "zod";
import { releaserSchema } from "./sent-files.ts";

const releaser = releaserSchema;

/** What a team may do with what it has released before. */
export const changeSchema = z.discriminatedUnion("what", [
  z.strictObject({ what: z.literal("rollback"), version: z.string().min(1).max(60).optional(), releaser }),
  z.strictObject({
    what: z.literal("promote"),
    /** For more sessions instead of for everybody. */
    audience: z.strictObject(audienceSchema.shape).optional(),
    releaser,
  }),
  z.strictObject({ what: z.literal("withdraw"), releaser }),
]);

export type Change = z.infer<typeof changeSchema>;

import { remoteEntrySchema } from "@courtside/contracts/shell/registry.ts";
import { z } from "zod";

const ENTRY = /^(?:(?<name>mf-[^=]+)=)?(?<origin>https?:.*)$/;

const isName = (name: string | undefined): boolean => remoteEntrySchema.shape.name.optional().safeParse(name).success;
const isOrigin = (origin: string | undefined): boolean => origin !== undefined && URL.parse(origin)?.origin === origin;

/** Exact origins, separated by commas or spaces; `mf-coach=https://…` also names the remote of that origin. */
export const remoteOriginsSetting = z
  .string()
  .transform((list) => list.split(/[\s,]+/).filter((entry) => entry !== ""))
  .transform((entries) => entries.map((entry) => ENTRY.exec(entry)?.groups ?? {}))
  .refine((entries) => entries.every(({ name, origin }) => isName(name) && isOrigin(origin)), {
    error: "must be origins such as https://remotes.example or mf-coach=https://coach.example, separated by commas",
  })
  .transform((entries) => entries.flatMap(({ name, origin }) => (origin === undefined ? [] : { name, origin })));

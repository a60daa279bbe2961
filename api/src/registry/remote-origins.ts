import { z } from "zod";

const ENTRY = /^(?:(?<name>mf-[a-z][a-z-]*)=)?(?<origin>https?:.*)$/;

/** Exact origins, separated by commas or spaces; `mf-coach=https://…` also names the remote of that origin. */
export const remoteOriginsSetting = z
  .string()
  .transform((list) => list.split(/[\s,]+/).filter((entry) => entry !== ""))
  .transform((entries) => entries.map((entry) => ENTRY.exec(entry)?.groups ?? {}))
  .refine((entries) => entries.every(({ origin }) => origin !== undefined && URL.parse(origin)?.origin === origin), {
    error: "must be origins such as https://remotes.example or mf-coach=https://coach.example, separated by commas",
  })
  .transform((entries) => entries.flatMap(({ name, origin }) => (origin === undefined ? [] : { name, origin })));

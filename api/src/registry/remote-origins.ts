import { MARKED_REMOTE } from "@courtside/contracts/domain/remote-name.ts";
import { z } from "zod";

const ENTRY = new RegExp(`^(?:(?<name>${MARKED_REMOTE})=)?(?<origin>https?:.*)$`);

const isOrigin = (origin: string | undefined): boolean => origin !== undefined && URL.parse(origin)?.origin === origin;

/** Exact origins, separated by commas or spaces; `mf-coach=https://…` also names the remote of that origin. */
export const remoteOriginsSetting = z
  .string()
  .transform((list) => list.split(/[\s,]+/).filter((entry) => entry !== ""))
  .transform((entries) => entries.map((entry) => ENTRY.exec(entry)?.groups ?? {}))
  .refine((entries) => entries.every(({ origin }) => isOrigin(origin)), {
    error: "must be origins such as https://remotes.example or mf-coach=https://coach.example, separated by commas",
  })
  .transform((entries) => entries.flatMap(({ name, origin }) => (origin === undefined ? [] : { name, origin })));

import { z } from "zod";
import { userMetadata } from "../accounts/user-metadata.ts";
import { phoneField } from "../phone/phone-number.ts";

/** Metadata about an account that the server sets; the same bounds as the person's own metadata. */
const appMetadata = userMetadata;

const uuid = z.string().regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/, "must be a uuid");

/** Rejects another algorithm, and parameters that would make one comparison too expensive. */
const passwordHash = z
  .string()
  .regex(/^\$argon2id\$v=19\$m=\d{1,6},t=\d{1,2},p=[1-4]\$[\w+/]{11,86}\$[\w+/]{22,86}$/, "must be an argon2id hash")
  .refine((hash) => Number(/m=(\d+)/.exec(hash)?.[1]) <= 131_072 && Number(/t=(\d+)/.exec(hash)?.[1]) <= 10, {
    error: "asks for more memory or time than is allowed",
  });

/** A Go duration, as in the client's documentation: "24h", "1h30m"; "none" lifts a ban. */
const banDuration = z
  .string()
  .regex(/^(none|(?:\d{1,7}(?:\.\d+)?(?:h|m|s))+)$/, "invalid format for ban duration")
  .transform((text) => (text === "none" ? 0 : secondsOf(text)));

function secondsOf(duration: string): number {
  const unit = { h: 3600, m: 60, s: 1 } as Record<string, number>;
  const parts = duration.matchAll(/([\d.]+)([hms])/g);
  return [...parts].reduce((sum, [, count, name]) => sum + Number(count) * (unit[name ?? ""] ?? 0), 0);
}

const common = {
  email: z.string().optional(),
  phone: phoneField.optional(),
  password: z.string().optional(),
  password_hash: passwordHash.optional(),
  email_confirm: z.boolean().default(false),
  phone_confirm: z.boolean().default(false),
  user_metadata: userMetadata.optional(),
  app_metadata: appMetadata.optional(),
  /** Seconds; 0 lifts a ban. */
  ban_duration: banDuration.optional(),
  role: z.literal("authenticated").optional(),
};

export const newUserFields = z.object({ ...common, id: uuid.optional() });
export const userChangeFields = z.object(common);

/** The client sends empty strings for fields that were not given (docs/product/auth-api.md#admin-calls). */
const number = (fallback: number, most: number) =>
  z.preprocess((text) => (text === "" || text === undefined ? fallback : Number(text)), z.int().min(1).max(most));
export const pageFields = z.object({ page: number(1, 1_000_000), per_page: number(50, 1000) });

export const isUuid = (text: string): boolean => uuid.safeParse(text).success;

import { z } from "zod";

/** base64url; the limits are generous for what authenticators send. */
const encoded = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .regex(/^[\w-]+$/, "must be base64url");

const common = { id: encoded(1400), rawId: encoded(1400), type: z.literal("public-key") };

/** The result of `navigator.credentials.create()`, as JSON. Other keys are dropped. */
export const createdCredential = z.object({
  ...common,
  response: z.object({
    clientDataJSON: encoded(8192),
    attestationObject: encoded(32_768),
    transports: z
      .array(
        z
          .string()
          .max(20)
          .regex(/^[\w-]+$/, "must be the name of a transport"),
      )
      .max(10)
      .nullish(),
  }),
});
export type CreatedCredential = z.infer<typeof createdCredential>;

/** The result of `navigator.credentials.get()`, as JSON. */
export const presentedCredential = z.object({
  ...common,
  response: z.object({
    clientDataJSON: encoded(8192),
    authenticatorData: encoded(8192),
    signature: encoded(8192),
    userHandle: z.string().max(200).nullish(),
  }),
});
export type PresentedCredential = z.infer<typeof presentedCredential>;

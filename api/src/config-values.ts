import { isIP } from "node:net";
import { z } from "zod";

// The values that a variable of the environment may have. Each message describes the expected value, so that it fits every wrong
// one.

const oneOf = (choices: readonly string[]) =>
  choices.length > 1 ? `${choices.slice(0, -1).join(", ")} or ${choices.at(-1)}` : String(choices[0]);

export const choice = <const Choice extends string>(...choices: Choice[]) =>
  z.enum(choices, { error: `must be ${oneOf(choices)}` });

export const flag = choice("on", "off").transform((value) => value === "on");

export const url = (...schemes: string[]) =>
  z.string().refine((value) => URL.canParse(value) && schemes.includes(new URL(value).protocol.replace(":", "")), {
    error: `must be a URL that starts with ${oneOf(schemes.map((scheme) => `${scheme}://`))}`,
  });

export const whole = (least: number, most: number) =>
  z
    .string()
    .refine((value) => /^\d{1,15}$/.test(value) && isWithin(Number(value), least, most), {
      error: `must be a whole number from ${least} to ${most}`,
    })
    .transform(Number);

export const decimal = (least: number, most: number) =>
  z
    .string()
    .refine((value) => /^\d{1,15}(\.\d{1,15})?$/.test(value) && isWithin(Number(value), least, most), {
      error: `must be a number from ${least} to ${most}`,
    })
    .transform(Number);

const isWithin = (value: number, least: number, most: number) => value >= least && value <= most;

export const ipAddress = z.string().refine((value) => isIP(value) !== 0, {
  error: "must be an IP address, as 127.0.0.1, or 0.0.0.0 for all interfaces",
});

/** "club@example.com" or "Club <club@example.com>". */
export const fromHeader = z
  .string()
  .refine((value) => value.length <= 320 && /^([^<>\p{Cc}]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/u.test(value), {
    error: "must be an address, or a name and an address as in Club <club@example.com>, of at most 320 characters",
  });

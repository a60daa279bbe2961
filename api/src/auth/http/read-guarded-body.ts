import type { Context } from "hono";
import type { z } from "zod";
import type { AppEnv } from "../../http/app-env.ts";
import { captchaFields, requireCaptcha } from "../captcha/check.ts";
import { callOf } from "./caller.ts";
import { accept, readObject } from "./read-body.ts";

/** The body of a call that robots might make, after its captcha token was accepted if one is required. */
export async function readGuardedBody<T extends z.ZodType>(c: Context<AppEnv>, schema: T): Promise<z.output<T>> {
  const body = await readObject(c);
  const { gotrue_meta_security: security } = accept(body, captchaFields);
  await requireCaptcha(callOf(c), security?.captcha_token);
  return accept(body, schema);
}

import { MOST_LOGO_BYTES } from "@courtside/contracts/domain/club-logo.ts";
import { bodyLimit } from "hono/body-limit";
import { createMiddleware } from "hono/factory";
import { DomainError } from "../errors.ts";
import type { AppEnv } from "./app-env.ts";
import { tooLarge } from "./too-large.ts";

const forData = bodyLimit({
  maxSize: 1024 * 1024,
  onError: () => {
    throw new DomainError("too_large", "request_entity_too_large", "The request body is larger than 1 MiB", {
      field: "body",
    });
  },
});

const forLogo = bodyLimit({
  maxSize: MOST_LOGO_BYTES,
  onError: () => {
    throw tooLarge();
  },
});

/** The maximum size of each call's body: 1 MiB of data, and more for the one upload of a picture. */
export const limitBody = createMiddleware<AppEnv>((c, next) =>
  isWithoutBody(c.req.method) ? next() : (c.req.path === "/api/v1/club/logo" ? forLogo : forData)(c, next),
);

/** No handler reads a body of these, and merely looking whether there is one takes time. */
const isWithoutBody = (method: string): boolean => method === "GET" || method === "HEAD";

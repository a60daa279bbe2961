import { MOST_LOGO_BYTES } from "@courtside/contracts/domain/club-logo.ts";
import { MOST_IMPORT_BYTES } from "@courtside/contracts/domain/member-import.ts";
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

const forImport = bodyLimit({
  // A form has some bytes around its file.
  maxSize: MOST_IMPORT_BYTES + 64 * 1024,
  onError: () => {
    throw new DomainError("too_large", "request_entity_too_large", "The file is larger than 5 MiB", { field: "file" });
  },
});

const LARGER = new Map([
  ["/api/v1/club/logo", forLogo],
  ["/api/v1/imports/members", forImport],
  ["/api/v1/booking-imports", forImport],
]);

/** The maximum size of each call's body: 1 MiB of data, and more for a picture and for a file to import. */
export const limitBody = createMiddleware<AppEnv>((c, next) =>
  isWithoutBody(c.req.method) ? next() : (LARGER.get(c.req.path) ?? forData)(c, next),
);

/** No handler reads a body of these, and merely looking whether there is one takes time. */
const isWithoutBody = (method: string): boolean => method === "GET" || method === "HEAD";

import { NEW_CLUB_SETTINGS } from "@courtside/contracts/domain/club-rules.ts";
import { createRoute, z } from "@hono/zod-openapi";
import { captchaToken, requireCaptcha } from "../auth/captcha/check.ts";
import { bindBrowser } from "../auth/http/browser-cookie.ts";
import { callOf } from "../auth/http/caller.ts";
import { SIGN_UP_BROWSER } from "../auth/http/sign-up-browser.ts";
import { requirePerson } from "../club-tx.ts";
import { DomainError } from "../errors.ts";
import { ErrorBody } from "../http/errors.ts";
import { idempotencyKey, oneLine, text } from "../http/fields.ts";
import { once } from "../http/idempotency.ts";
import { body, rejections, response } from "../http/responses.ts";
import { newRouter } from "../http/router.ts";
import { asPerson } from "../http/run-verb.ts";
import { clubClosing } from "./closing/routes.ts";
import { foundClub } from "./founding/found.ts";
import { ClubFounded, ClubSignedUp } from "./founding/response.ts";
import { signUpClub } from "./founding/sign-up.ts";
import { clubLogo } from "./logo/routes.ts";
import { clubSettings } from "./settings/routes.ts";
import { unprovenClub } from "./unproven/routes.ts";

const tags = ["Founding a club"];
const club = {
  club_name: oneLine.trim().max(120),
  location: oneLine.trim().max(200).optional(),
  time_zone: text
    .max(64)
    .optional()
    .openapi({ example: "Europe/Berlin", description: "IANA name; New York if absent" }),
};

const signUp = createRoute({
  method: "post",
  path: "/club-signups",
  tags,
  summary: "Sign up with a new club, on trial",
  description:
    "Creates the account, the club with its courts and sample coach, and the session, all or nothing. The address may still " +
    "have to be confirmed. 409 `email_taken` if it is registered already.",
  request: {
    headers: idempotencyKey,
    body: body(
      z.object({
        ...club,
        admin_name: oneLine.trim().max(120),
        email: text.max(320),
        password: z.string(),
        captcha_token: captchaToken.optional(),
      }),
    ),
  },
  responses: {
    201: response(ClubSignedUp, "The club, and a session of its admin"),
    400: rejections[400],
    409: rejections[409],
    422: rejections[422],
    429: response(ErrorBody, "Too many sign-ups from this network or for this address"),
    503: rejections[503],
  },
});

const found = createRoute({
  method: "post",
  path: "/clubs",
  tags,
  security: [{ bearer: [] }],
  summary: "Create a club on trial, and become its admin",
  request: { headers: idempotencyKey, body: body(z.object(club)) },
  responses: { ...rejections, 201: response(ClubFounded, "The club") },
});

export const clubs = newRouter()
  .openapi(signUp, async (c) => {
    const key = c.req.valid("header")["idempotency-key"];
    const { captcha_token, ...signUp } = c.req.valid("json");
    await requireCaptcha(callOf(c), captcha_token);
    const browser = bindBrowser(c, SIGN_UP_BROWSER);
    return c.json(await signUpClub(callOf(c), signUp, { key, browser }), 201);
  })
  .openapi(found, async (c) => {
    if (!c.get("token") && !c.get("device")) {
      throw new DomainError("unauthenticated", "no_authorization", "You must be logged in to create a club.", {
        field: "authorization",
      });
    }
    const { club_name: name, location = "", time_zone: timeZone = NEW_CLUB_SETTINGS.time_zone } = c.req.valid("json");
    const input = { name, location, timeZone };
    const key = c.req.valid("header")["idempotency-key"];
    const founded = await asPerson(c, async (tx) => {
      await requirePerson(tx);
      const keyed = { sql: tx.sql, userId: tx.person.userId, clubId: null };
      return once(keyed, key, "POST /clubs", input, () => foundClub(tx, input));
    });
    return c.json(founded, 201);
  });

clubs.route("/", clubSettings);
clubs.route("/", clubLogo);
clubs.route("/", clubClosing);
clubs.route("/", unprovenClub);

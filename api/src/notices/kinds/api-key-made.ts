import { API_SCOPES } from "@courtside/contracts/domain/api-scopes.ts";
import { clubDateLabel } from "@courtside/contracts/domain/club-clock.ts";
import { z } from "zod";
import { noticeKind } from "../notice-kind.ts";

/** A scope that this release does not have keeps its name. */
const labelOf = (scope: string): string =>
  Object.entries(API_SCOPES).find(([name]) => name === scope)?.[1].label ?? scope;

/** To admins: another program has access to the club (docs/product/integrations.md#api-keys). It never has the secret. */
export const apiKeyMade = noticeKind({
  label: "API key made",
  details: z.object({
    name: z.string(),
    scopes: z.array(z.string()),
    madeBy: z.string(),
    expiresAt: z.iso.datetime(),
  }),
  mail: {
    subject: "New API key for {club}",
    text:
      "{admin} has made an API key for {club}: {key}. Until {until} a program that has it can:\n\n{scopes}\n\n" +
      "If that was not meant, revoke the key at once. {admin} should then set a new password and sign out everywhere in My Account.",
  },
  sample: {
    name: "Door system",
    scopes: ["bookings:read", "courts:read"],
    madeBy: "Maya Chen",
    expiresAt: "2031-05-14T16:00:00.000Z",
  },
  parts: ({ name, scopes, madeBy, expiresAt }, { timeZone }) => ({
    heading: "An API key was made",
    values: {
      admin: madeBy,
      key: name,
      scopes: scopes.map(labelOf).join("\n"),
      until: clubDateLabel(expiresAt, timeZone),
    },
    button: { label: "See the keys", path: "/admin/integrations" },
  }),
});

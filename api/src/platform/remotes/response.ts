import { audienceSchema } from "@courtside/contracts/shell/registry.ts";
import { z } from "@hono/zod-openapi";

const instant = z.iso.datetime();
const count = z.number().int();
const Audience = z.object(audienceSchema.shape).openapi("CanaryAudience");

/** A change of what browsers get of one remote. */
export const HistoryEntry = z
  .object({
    at: instant,
    remote: z.string(),
    version: z.string(),
    what: z.enum(["released", "built", "rolled back", "canary", "promoted", "withdrawn", "taken back"]),
    who: z.string(),
    commit: z.string().nullable(),
    audience: z.union([Audience, z.null()]).openapi({ description: "Of a canary: who gets it" }),
    reason: z.string().nullable(),
  })
  .openapi("ReleaseHistoryEntry");

const Release = z
  .object({
    version: z.string(),
    released_at: instant,
    who: z.string().nullable(),
    commit: z.string().nullable(),
    without_checks: z.string().nullable().openapi({ description: "Why it was released without its checks" }),
    only_canary: z.boolean().openapi({ description: "It was a canary and nothing else" }),
    errors: count.openapi({ description: "Failures that browsers reported" }),
    error_clubs: count.openapi({ description: "Clubs with such a failure" }),
    loads: count.openapi({ description: "How often browsers loaded its code" }),
    median_ms: z.number().nullable().openapi({ description: "Within which half of the loads ended" }),
    p95_ms: z.number().nullable().openapi({ description: "Within which 95 % of the loads ended" }),
  })
  .openapi("PlatformRelease");

const Health = z.object({ pages: count, errors: count });

export const PlatformRemote = z
  .object({
    name: z.string(),
    live: z.string().nullable().openapi({ description: "The version that is live" }),
    previous: z.string().nullable().openapi({ description: "The version that a rollback makes live" }),
    canary: z.union([
      z.object({
        version: z.string(),
        since: instant,
        audience: Audience,
        health: Health,
        live_health: Health.openapi({ description: "Of the live release in the same time" }),
      }),
      z.null(),
    ]),
    releases: z.array(Release).openapi({ description: "Those that are still there, the newest first" }),
    screens: z.array(z.object({ screen: z.string(), kib: z.number(), budget_kib: z.number().nullable() })).openapi({
      description: "Of the live release: KiB of JavaScript (gzip), and at most how many its budget allows",
    }),
  })
  .openapi("PlatformRemote");

const ErrorCount = z
  .object({
    remote: z.string(),
    version: z.string(),
    kind: z.string(),
    screen: z.string(),
    times: count,
    last_at: instant,
  })
  .openapi("PlatformErrorCount");

export const PlatformRemotes = z
  .object({
    days: count.openapi({ description: "Failures and loads are counted over so many days" }),
    may_change: z.boolean().openapi({ description: "Whether this installation's api may make another release live" }),
    shell: z.string().nullable().openapi({ description: "The shell's own release" }),
    overrides: z.object({
      allowed: z.boolean().openapi({ description: "Whether a browser may run a team's own build of a remote" }),
      origins: z.array(z.string()),
    }),
    remotes: z.array(PlatformRemote),
    history: z.array(HistoryEntry).openapi({ description: "The last 100 changes, the newest first" }),
    errors: z.array(ErrorCount).openapi({ description: "By release and screen, the most frequent first" }),
  })
  .openapi("PlatformRemotes");

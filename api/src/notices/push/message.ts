import type { NotificationEvent } from "@courtside/contracts/domain/notifications.ts";
import { textOf } from "../compose.ts";
import type { NoticeClub } from "../notice-kind.ts";
import { LARGEST_MESSAGE } from "./encrypt.ts";

/** What the service worker shows (shell/src/service-worker/push.ts). Additive only: a browser may run an older one. */
export interface PushMessage {
  /** Of the notice: a notification with the same one replaces it. */
  id: string;
  event: NotificationEvent;
  title: string;
  body: string;
  /** Of the web application. */
  path: string;
  /** Each with its page. A worker of a release before opens `path` for all. */
  actions: { action: string; title: string; path: string }[];
}

interface Notice {
  id: string;
  kind: string;
  event: NotificationEvent;
  details: unknown;
}

/** Characters. Devices show a few lines. */
const MOST_SHOWN = 300;

/** A notice as a push message. Throws if this release does not know the kind or its details. */
export function pushMessageOf({ id, kind, event, details }: Notice, club: NoticeClub): Buffer {
  const { heading, paragraphs, button, pushActions } = textOf({ kind, details }, club);
  const actions = pushActions ?? (button ? [{ action: "open", ...button }] : []);
  const text = paragraphs.join("\n");
  const message: PushMessage = {
    ...{ id, event },
    title: heading.slice(0, 100),
    body: text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN - 1).trimEnd()}…` : text,
    path: button?.path ?? "/dashboard",
    actions: actions.map(({ action, label, path }) => ({ action, title: label, path })),
  };
  const bytes = Buffer.from(JSON.stringify(message));
  return bytes.length <= LARGEST_MESSAGE ? bytes : Buffer.from(JSON.stringify({ ...message, body: "" }));
}

const DAY_SECONDS = 86_400;

/**
 * How long a push service keeps a message for a device that is off, and how soon it wakes one: at most a day, because the inbox
 * has it, and not longer than it is useful.
 */
export function pushHeaders(
  { id, event, isUrgent, usefulUntil }: Pick<Notice, "id" | "event"> & { isUrgent: boolean; usefulUntil: Date | null },
  now: number,
): Record<"ttl" | "urgency" | "topic", string> {
  const left = usefulUntil ? Math.floor((usefulUntil.getTime() - now) / 1000) : DAY_SECONDS;
  return {
    ttl: String(Math.max(0, Math.min(left, DAY_SECONDS))),
    urgency: isUrgent ? "high" : event === "news" ? "low" : "normal",
    // A second message with the same topic replaces one that no device has got yet: 32 characters at most.
    topic: id.replaceAll("-", ""),
  };
}

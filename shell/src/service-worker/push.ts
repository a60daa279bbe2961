import icon from "../assets/icon-192.png";
import type { WorkerEvent } from "./worker-scope.ts";

/** What is shown of a notice; the api makes it (api/src/notices/push/message.ts). */
interface PushMessage {
  id: string;
  title: string;
  body: string;
  path: string;
  /** A message of a release before has no paths. */
  actions: { action: string; title: string; path?: string }[];
}

/** What these handlers use of the worker. TypeScript's own library for workers contradicts that for pages, which the shell needs. */
export interface PushScope {
  location: { origin: string };
  registration: {
    showNotification(title: string, options: NotificationOptions & { actions?: PushMessage["actions"] }): Promise<void>;
  };
  clients: {
    matchAll(options: { type: "window" }): Promise<readonly PageClient[]>;
    openWindow(url: string): Promise<unknown>;
  };
  addEventListener(type: "push", listener: (event: PushEvent) => void): void;
  addEventListener(type: "notificationclick", listener: (event: ClickEvent) => void): void;
}

interface PageClient {
  focus(): Promise<PageClient>;
  navigate(url: string): Promise<unknown>;
}

interface PushEvent extends WorkerEvent {
  data: { json(): unknown } | null;
}

interface ClickEvent extends WorkerEvent {
  /** Of the button that was pressed; '' for the rest of the notification, also where the browser shows no buttons. */
  action: string;
  notification: { close(): void; data?: unknown };
}

/** Shows notices and opens what they are about (docs/product/notifications.md#push). */
export function listenToPush(scope: PushScope): void {
  scope.addEventListener("push", (event) => event.waitUntil(show(scope, event)));
  scope.addEventListener("notificationclick", (event) => {
    event.notification.close();
    event.waitUntil(open(scope, urlOf(scope, event)));
  });
}

/** Every message shows a notification: browsers end a subscription otherwise. */
function show({ registration }: PushScope, { data }: PushEvent): Promise<void> {
  const { id, title, body, path, actions } = messageOf(data);
  return registration.showNotification(title, {
    body,
    icon,
    // A notification of the same notice is replaced without another sound.
    ...(id !== "" && { tag: id }),
    data: { path, actions },
    actions,
  });
}

function messageOf(data: PushEvent["data"]): PushMessage {
  let message: Record<string, unknown>;
  try {
    message = Object(data?.json());
  } catch {
    message = {};
  }
  const { id, title, body, path, actions } = message;
  const text = (value: unknown, otherwise: string) => (typeof value === "string" && value !== "" ? value : otherwise);
  return {
    id: text(id, ""),
    title: text(title, "There is news from your club"),
    body: text(body, ""),
    path: text(path, "/dashboard"),
    actions: Array.isArray(actions) ? actions : [],
  };
}

/** The page of the pressed button, or of the notice: of this site, whatever the message says. */
function urlOf({ location }: PushScope, { action, notification }: ClickEvent): string {
  const { path: whole, actions }: Record<string, unknown> = Object(notification.data);
  const pressed: unknown = Array.isArray(actions) && actions.find((each) => Object(each).action === action);
  const path: unknown = Object(pressed).path ?? whole;
  const url = typeof path === "string" ? new URL(path, location.origin) : undefined;
  return url?.origin === location.origin ? url.href : location.origin;
}

/**
 * In the window that is there already, else in a new one. A page that no worker controls, as the first one after sign-in, cannot be
 * navigated; and a click allows one of focus and a new window, so that the other is not left as a second attempt.
 */
async function open({ clients }: PushScope, url: string): Promise<void> {
  const [page] = await clients.matchAll({ type: "window" });
  if (!page) return void (await clients.openWindow(url));
  const focused = await page.focus().catch(() => page);
  await focused.navigate(url);
}

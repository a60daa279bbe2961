import { expect, test } from "vitest";
import { listenToPush, type PushScope } from "./push.ts";

const ORIGIN = "https://club.example";

/** A worker's surroundings with the windows that it controls, and others; records what it shows and opens. */
function startWorker(windows: string[] = [], others: string[] = []) {
  const shown: { title: string; options: NotificationOptions }[] = [];
  const opened: string[] = [];
  const listeners = new Map<string, (event: never) => void>();
  let isUsed = false;
  /** A click allows one focus or one new window. */
  const use = () => {
    if (isUsed) throw new DOMException("Not allowed to open a window.", "InvalidAccessError");
    isUsed = true;
  };
  const pageAt = (url: string) => {
    const page = {
      focus: async () => {
        use();
        return page;
      },
      navigate: async (to: string) => {
        if (others.includes(url)) throw new TypeError("This service worker is not the client's active service worker.");
        opened.push(`${url} → ${to}`);
      },
    };
    return page;
  };
  const windowsFor = (options: object) => ("includeUncontrolled" in options ? [...others, ...windows] : windows);
  const scope: PushScope = {
    location: { origin: ORIGIN },
    registration: { showNotification: async (title, options) => void shown.push({ title, options }) },
    clients: {
      matchAll: async (options) => windowsFor(options).map(pageAt),
      openWindow: async (url) => {
        use();
        opened.push(`new → ${url}`);
      },
    },
    addEventListener: (type: string, listener: (event: never) => void) => void listeners.set(type, listener),
  };
  listenToPush(scope);
  const dispatch = async (type: string, event: object) => {
    const work: Promise<unknown>[] = [];
    listeners.get(type)?.({ ...event, waitUntil: (each: Promise<unknown>) => work.push(each) } as never);
    await Promise.all(work);
  };
  return { shown, opened, dispatch };
}

const MESSAGE = {
  id: "1",
  title: "A court is free for you",
  body: "Court 1",
  path: "/my-account?tab=waitlist",
  actions: [{ action: "accept", title: "Accept", path: "/my-account?tab=waitlist&accept=7" }],
};

test("a message shows a notification that replaces an earlier one of the same notice", async () => {
  const { shown, dispatch } = startWorker();
  await dispatch("push", { data: { json: () => MESSAGE } });
  expect(shown).toEqual([
    {
      title: MESSAGE.title,
      options: expect.objectContaining({
        body: "Court 1",
        tag: "1",
        data: { path: MESSAGE.path, actions: MESSAGE.actions },
        actions: MESSAGE.actions,
      }),
    },
  ]);
});

test("every message shows one, also an empty one, and one that this worker does not understand", async () => {
  const { shown, dispatch } = startWorker();
  const broken = {
    json: () => {
      throw new SyntaxError("no JSON");
    },
  };
  for (const data of [null, broken, { json: () => null }, { json: () => ({ title: 7, actions: "none" }) }])
    await dispatch("push", { data });
  expect(shown.map(({ title }) => title)).toEqual(Array(4).fill("There is news from your club"));
  expect(shown.every(({ options }) => options.tag === undefined)).toBe(true);
});

test("a click opens what the notice is about: in the window that is there, else in a new one, never elsewhere", async () => {
  const click = (data: unknown, action = "") => {
    let isClosed = false;
    const close = () => {
      isClosed = true;
    };
    const notification = { data, close };
    return { event: { notification, action }, wasClosed: () => isClosed };
  };
  const alone = startWorker();
  const first = click({ path: MESSAGE.path });
  await alone.dispatch("notificationclick", first.event);
  expect([first.wasClosed(), alone.opened]).toEqual([true, [`new → ${ORIGIN}${MESSAGE.path}`]]);

  const beside = startWorker([`${ORIGIN}/book`]);
  await beside.dispatch("notificationclick", click({ path: MESSAGE.path }).event);
  expect(beside.opened).toEqual([`${ORIGIN}/book → ${ORIGIN}${MESSAGE.path}`]);

  // The page in which the person has just signed in for the first time.
  const uncontrolled = startWorker([], [`${ORIGIN}/my-account`]);
  await uncontrolled.dispatch("notificationclick", click({ path: MESSAGE.path }).event);
  expect(uncontrolled.opened).toEqual([`new → ${ORIGIN}${MESSAGE.path}`]);

  for (const path of ["https://evil.example/", "//evil.example/", undefined]) {
    const { opened, dispatch } = startWorker();
    await dispatch("notificationclick", click({ path }).event);
    expect(opened).toEqual([`new → ${ORIGIN}`]);
  }
});

test("a button opens its own page, by which nothing has changed yet; one without a page that of the notice", async () => {
  const { path, actions } = MESSAGE;
  const press = async (action: string, data: unknown) => {
    const { opened, dispatch } = startWorker();
    await dispatch("notificationclick", { notification: { data, close: () => {} }, action });
    return opened;
  };
  expect(await press("accept", { path, actions })).toEqual([`new → ${ORIGIN}${actions[0]?.path}`]);
  expect(await press("", { path, actions })).toEqual([`new → ${ORIGIN}${path}`]);
  expect(await press("offer", { path, actions: [{ action: "offer", title: "Accept or pass" }] })).toEqual([
    `new → ${ORIGIN}${path}`,
  ]);
  const elsewhere = [{ action: "accept", title: "Accept", path: "https://evil.example/" }];
  expect(await press("accept", { path, actions: elsewhere })).toEqual([`new → ${ORIGIN}`]);
});

import { afterEach, expect, test, vi } from "vitest";
import { noteLoad, reportLoadsOnLeaving } from "./loadTimes.ts";

afterEach(() => vi.unstubAllGlobals());

/** A page that can be left, with what it sends then. */
function openPage({ onLine = true } = {}) {
  const sendBeacon = vi.fn<(to: string, body: Blob) => boolean>(() => true);
  let leave = () => {};
  vi.stubGlobal("navigator", { onLine, sendBeacon });
  vi.stubGlobal("addEventListener", (event: string, listener: () => void) => {
    if (event === "pagehide") leave = listener;
  });
  reportLoadsOnLeaving();
  const sent = () => Promise.all(sendBeacon.mock.calls.map(async ([to, body]) => [to, JSON.parse(await body.text())]));
  return { leave: () => leave(), sent };
}

const coach = { name: "mf-coach", version: "1.0.0-5f1c07aa" };

test("the loads of a visit are one report, sent when the page is left", async () => {
  const page = openPage();
  noteLoad(coach, 120.6);
  noteLoad({ ...coach, name: "mf-booking" }, 80);
  expect(await page.sent()).toEqual([]);
  page.leave();
  const loads = [
    { remote: "mf-coach", version: coach.version, ms: 121 },
    { remote: "mf-booking", version: coach.version, ms: 80 },
  ];
  expect(await page.sent()).toEqual([["/api/v1/remote-loads", { loads }]]);
  page.leave();
  expect(await page.sent()).toHaveLength(1);
});

test("a report has ten loads at most; without the network, and without a load, there is none", async () => {
  const page = openPage();
  for (let nth = 0; nth < 12; nth++) noteLoad(coach, nth);
  page.leave();
  expect((await page.sent())[0]?.[1].loads).toHaveLength(10);

  const offline = openPage({ onLine: false });
  noteLoad(coach, 1);
  offline.leave();
  expect(await offline.sent()).toEqual([]);
});

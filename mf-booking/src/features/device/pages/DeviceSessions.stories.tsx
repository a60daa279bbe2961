import type { MockHandler } from "@courtside/contracts/mock-api/mock-api.ts";
import { on } from "@courtside/contracts/mock-api/on.ts";
import { fakeMe } from "@courtside/contracts/shell/fake-me.ts";
import { useQueryClient } from "@courtside/contracts/shell/index.tsx";
import { FakeShell } from "@courtside/contracts/shell/testing.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useMemo, useState } from "react";
import { expect, fn, userEvent, waitFor, type within } from "storybook/test";
import { fakeBoard, fakeDeviceApi, pairStory } from "../../../testing/fake-device-api.ts";
import DevicePage from "./DevicePage.tsx";

/** The path, and whose token it is, of each call that the device makes. */
const called = fn<(call: string) => void>();

interface ShownProps {
  instead: MockHandler;
  /** Another person's reads that this browser has. */
  cached?: [queryKey: unknown[], data: unknown][];
}

function Shown({ instead, cached = [] }: ShownProps) {
  const fetch = useMemo(() => fakeDeviceApi([instead]), [instead]);
  const watched = useMemo(
    () => (input: RequestInfo | URL, init?: RequestInit) => {
      const request = new Request(input, init);
      const path = new URL(request.url).pathname.replace("/api/v1", "");
      called(`${request.method} ${path} ${request.headers.get("authorization")}`);
      return fetch(request);
    },
    [fetch],
  );
  return (
    <FakeShell fetch={fetch} path="/device">
      <Cached reads={cached} />
      <DevicePage fetch={watched} />
    </FakeShell>
  );
}

/** What the browser has read. */
let cache: ReturnType<typeof useQueryClient> | undefined;

function Cached({ reads }: { reads: [queryKey: unknown[], data: unknown][] }) {
  const queries = useQueryClient();
  cache = queries;
  useState(() => reads.map(([queryKey, data]) => queries.setQueryData(queryKey, data)));
  return null;
}

/** The sessions of members and staff at a device: for those who stand there, and for as long as they last. */
const meta: Meta<typeof Shown> = {
  title: "mf-booking/Device sessions",
  component: Shown,
  parameters: { layout: "fullscreen" },
  globals: { density: "kiosk" },
  loaders: [pairStory],
  beforeEach: () => {
    called.mockClear();
    proofs = [];
  },
};
export default meta;

type Story = StoryObj<typeof Shown>;
type Canvas = ReturnType<typeof within>;

/** Each responds to a proof that is on its way. */
let proofs: (() => void)[] = [];
const slow = () =>
  new Promise<undefined>((resolve) => {
    proofs.push(() => resolve(undefined));
  });
const respond = async () => {
  await waitFor(() => expect(proofs).toHaveLength(1));
  for (const proof of proofs) proof();
};

async function begin(canvas: Canvas) {
  const button = await canvas.findByRole("button", { name: "Book or check in" });
  await waitFor(() => expect(button).not.toHaveAttribute("aria-disabled"));
  await userEvent.click(button);
}

async function prove(canvas: Canvas, code: string) {
  await userEvent.type(await canvas.findByRole("textbox", { name: "Your code" }), code);
  await userEvent.click(canvas.getByRole("button", { name: "Continue" }));
}

const unlock = async (canvas: Canvas) => {
  await begin(canvas);
  await userEvent.click(await canvas.findByRole("button", { name: /^Front desk/ }));
  await prove(canvas, "50718853");
};

const ended = (token: string) => `DELETE /me/device-session Bearer ${token}`;
const expectEnded = (token: string) => waitFor(() => expect(called.mock.calls.flat()).toContain(ended(token)));

/** A member's proof responds after they went back: their session ends at once, and the next in the queue sees none of it. */
export const MemberHasLeft: Story = {
  args: { instead: on("post", "/devices/identify", slow) },
  play: async ({ canvas }) => {
    await begin(canvas);
    await prove(canvas, "40718853");
    await userEvent.click(canvas.getByRole("button", { name: "Back" }));
    await begin(canvas);
    await respond();
    await expectEnded("member");
    await expect(canvas.getByRole("heading", { name: "Who is there?" })).toBeVisible();
  },
};

export const StaffHaveLeft: Story = {
  args: { instead: on("post", "/devices/unlock", slow) },
  play: async ({ canvas }) => {
    await unlock(canvas);
    await userEvent.click(canvas.getByRole("button", { name: "Back" }));
    await respond();
    await expectEnded("staff");
    await expect(await canvas.findByRole("button", { name: "Book or check in" })).toBeVisible();
  },
};

/** A staff user is done before the session of the member whom they chose has opened. */
export const StaffAreDone: Story = {
  args: { instead: on("post", "/devices/member-sessions", slow) },
  play: async ({ canvas }) => {
    await unlock(canvas);
    await userEvent.type(await canvas.findByRole("searchbox", { name: "Member" }), "may");
    await userEvent.click(await canvas.findByRole("button", { name: "Maya C." }));
    await userEvent.click(canvas.getByRole("button", { name: /^Done/ }));
    await respond();
    await expectEnded("member");
    await expect(await canvas.findByRole("button", { name: "Book or check in" })).toBeVisible();
  },
};

const MINE = { params: { query: { scope: "mine", date: fakeBoard.date, limit: 20 } } };
const others = { data: [], next_cursor: null, counts: null, total: null };
/** What the browser has read for another person is never shown: a member's bookings load. */
export const ReadsOfAnother: Story = {
  args: {
    instead: on("get", "/bookings", slow),
    cached: [[["get", "/bookings", MINE], others]],
  },
  play: async ({ canvas }) => {
    await begin(canvas);
    await prove(canvas, "40718853");
    await expect(await canvas.findByRole("heading", { name: "Hello Maya" })).toBeVisible();
    await expect(canvas.queryByText("None today")).toBeNull();
    await respond();
    await expect(await canvas.findByRole("button", { name: /^Check in on Court 1/ })).toBeVisible();
  },
};

const ADMIN = fakeMe("admin");
const ownBookings = ["get", "/bookings", MINE];
/** This browser also holds a signed-in person, whose profile and bookings stay theirs: the member's session neither drops nor fills them. */
export const BesideASignedInPerson: Story = {
  args: {
    instead: on("get", "/free-times", ({ response }) =>
      response(200, {
        ...{ date: fakeBoard.date, time_zone: fakeBoard.time_zone, length_minutes: 60 },
        ...{ last_bookable_date: null, notice: null, data: [] },
      }),
    ),
    cached: [
      [["get", "/me", {}], ADMIN],
      [ownBookings, others],
    ],
  },
  play: async ({ canvas }) => {
    const seeTheirs = async () => {
      await expect(cache?.getQueryData(["get", "/me", {}])).toEqual(ADMIN);
      await expect(cache?.getQueryData(ownBookings)).toEqual(others);
    };
    await begin(canvas);
    await prove(canvas, "40718853");
    await expect(await canvas.findByRole("button", { name: /^Check in on Court 1/ })).toBeVisible();
    await userEvent.click(await canvas.findByRole("button", { name: "Join the waitlist" }));
    await expect(await canvas.findByText(/^You are on the waitlist for today/)).toBeVisible();
    await seeTheirs();
    await userEvent.click(canvas.getByRole("button", { name: /^Done/ }));
    await expect(await canvas.findByRole("button", { name: "Book or check in" })).toBeVisible();
    await seeTheirs();
    // Nothing of the member is left.
    const paths = cache?.getQueriesData({}).map(([[, path]]) => path);
    await expect(paths?.toSorted()).toEqual(["/bookings", "/devices/board", "/devices/day-sheet", "/me"]);
    await expect(called.mock.calls.flat()).not.toContain("GET /me Bearer member");
  },
};

const HOUR = 3_600_000;
const clock = Date.now;
/** Not by a spy, whose own records read the clock. */
const setBack = () => {
  Date.now = () => clock.call(Date) - HOUR;
};
const mendClock = () => {
  Date.now = clock;
};
const SHORT = {
  ...{ token_type: "bearer" as const, expires_in: 3, expires_at: 2_000_000_000 },
  session_ends_at: "2026-03-10T14:03:00.000Z",
};

/** The browser's clock is set back an hour: a session lasts no longer. */
export const ClockSetBack: Story = {
  args: {
    instead: on("post", "/devices/identify", ({ response }) =>
      response(200, {
        ...SHORT,
        access_token: "member",
        member: { id: "dddddddd-0000-4000-8000-000000000001", first_name: "Maya" },
      }),
    ),
  },
  beforeEach: () => mendClock,
  play: async ({ canvas }) => {
    await begin(canvas);
    await prove(canvas, "40718853");
    await expect(await canvas.findByRole("heading", { name: "Hello Maya" })).toBeVisible();
    setBack();
    await waitFor(() => expect(canvas.queryByRole("heading", { name: "Hello Maya" })).toBeNull(), { timeout: 8_000 });
  },
};

export const ClockSetBackForStaff: Story = {
  args: {
    instead: on("post", "/devices/unlock", ({ response }) =>
      response(200, {
        ...{ ...SHORT, access_token: "staff" },
        staff: { id: "dddddddd-0000-4000-8000-000000000009", first_name: "Rita" },
      }),
    ),
  },
  beforeEach: () => mendClock,
  play: async ({ canvas }) => {
    await unlock(canvas);
    await expect(await canvas.findByRole("heading", { name: "Find a member" })).toBeVisible();
    setBack();
    await waitFor(() => expect(canvas.queryByRole("heading", { name: "Find a member" })).toBeNull(), {
      timeout: 8_000,
    });
  },
};

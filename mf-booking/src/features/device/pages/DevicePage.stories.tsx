import type { DeviceBoard } from "@courtside/contracts/api/client.ts";
import type { MockHandler } from "@courtside/contracts/mock-api/mock-api.ts";
import { on } from "@courtside/contracts/mock-api/on.ts";
import { down, lostResponse, never, rejection, unreachable } from "@courtside/contracts/mock-api/responses.ts";
import type { ShellServices } from "@courtside/contracts/shell/index.tsx";
import { FakeShell } from "@courtside/contracts/shell/testing.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useMemo } from "react";
import { expect, fn, spyOn, userEvent, waitFor, within } from "storybook/test";
import { BOOKING_UNANSWERED } from "../../../changes/no-response.ts";
import { cameraThatFails, cameraThatSees } from "../../../testing/fake-camera.ts";
import { boardOf, fakeBoard, fakeDeviceApi, pairStory, pairStoryWithSheet } from "../../../testing/fake-device-api.ts";
import { inStore } from "../device-store.ts";
import type { KeptDay } from "../offline/kept-day.ts";
import { keepSealed, readSealed } from "../offline/sealed.ts";
import { forgetDevice } from "../paired-device.ts";
import DevicePage from "./DevicePage.tsx";

interface ShownProps {
  instead?: MockHandler;
  also?: MockHandler;
  path?: string;
  board?: DeviceBoard;
  followChanges?: ShellServices["followChanges"];
}

function Shown({ instead, also, path = "/device", board, followChanges }: ShownProps) {
  const fetch = useMemo(
    () =>
      fakeDeviceApi(
        [instead, also].filter((each) => each !== undefined),
        board,
      ),
    [instead, also, board],
  );
  const services = useMemo(() => ({ ...(followChanges && { followChanges }) }), [followChanges]);
  return (
    <FakeShell fetch={fetch} path={path} services={services}>
      <DevicePage fetch={fetch} />
    </FakeShell>
  );
}

const meta: Meta<typeof Shown> = {
  title: "mf-booking/Device",
  component: Shown,
  parameters: { layout: "fullscreen" },
  globals: { density: "kiosk" },
  loaders: [pairStory],
};
export default meta;

type Story = StoryObj<typeof Shown>;
type Canvas = ReturnType<typeof within>;

/** A new browser: the admin's code makes it a device, and a wrong one says so. */
export const Pairs: Story = {
  loaders: [forgetDevice],
  play: async ({ canvas }) => {
    const field = await canvas.findByRole("textbox", { name: "Pairing code" });
    await userEvent.type(field, "WRONG");
    await userEvent.click(canvas.getByRole("button", { name: "Pair" }));
    await expect(await canvas.findByText(/This code is not right, or has expired/)).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, "k7qm 2xra");
    await userEvent.click(canvas.getByRole("button", { name: "Pair" }));
    await expect(await canvas.findByRole("heading", { name: "Riverside Racquet Club" })).toBeVisible();
  },
};

/** The QR code's address, opened where the page is already open, is heard: no page is loaded for a new fragment. */
export const PairsByAddress: Story = {
  loaders: [forgetDevice],
  beforeEach: () => () => history.replaceState(history.state, "", location.pathname + location.search),
  play: async ({ canvas }) => {
    const field = await canvas.findByRole("textbox", { name: "Pairing code" });
    location.hash = "WRONGONE";
    await waitFor(() => expect(field).toHaveValue("WRONGONE"));
    await userEvent.click(canvas.getByRole("button", { name: "Pair" }));
    await expect(await canvas.findByText(/This code is not right, or has expired/)).toBeVisible();
    location.hash = "K7QM2XRA";
    await waitFor(() => expect(field).toHaveValue("K7QM2XRA"));
    await expect(canvas.queryByText(/This code is not right/)).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Pair" }));
    await expect(await canvas.findByRole("heading", { name: "Riverside Racquet Club" })).toBeVisible();
    await expect(location.hash).toBe("");
  },
};

const triedKeys = fn<(key: unknown) => void>();
/** The first response is lost, so that the code is used up on the server: the second try brings the same key, which may use it again. */
export const PairsAfterALostResponse: Story = {
  args: {
    instead: on("post", "/devices/pair", ({ body, response }) => {
      triedKeys(body.public_key);
      if (triedKeys.mock.calls.length === 1) return unreachable();
      return response(200, { device_id: fakeBoard.device.id, name: "Lobby", club_name: "Riverside Racquet Club" });
    }),
  },
  loaders: [forgetDevice],
  beforeEach: () => void triedKeys.mockClear(),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole("textbox", { name: "Pairing code" }), "K7QM2XRA");
    await userEvent.click(canvas.getByRole("button", { name: "Pair" }));
    await expect(await canvas.findByText(/The device could not be paired/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Pair" }));
    await expect(await canvas.findByRole("heading", { name: "Riverside Racquet Club" })).toBeVisible();
    const [[first] = [], [second] = []] = triedKeys.mock.calls;
    await expect(second).toEqual(first);
  },
};

const seeBoard = async (canvas: Canvas) => {
  await expect(await canvas.findByText("Booked, until 11:00")).toBeVisible();
  await expect(canvas.getByText("Free until 18:00")).toBeVisible();
  await expect(canvas.getByText("Closed: Resurfacing, until 14:00")).toBeVisible();
};
export const Board: Story = { play: ({ canvas }) => seeBoard(canvas) };

const follow = fn<NonNullable<ShellServices["followChanges"]>>(() => () => {});

/** The wall follows the club's changes with the device's own token. */
export const FollowsChanges: Story = {
  args: { followChanges: follow },
  play: async ({ canvas }) => {
    await seeBoard(canvas);
    await expect(follow).toHaveBeenCalledTimes(1);
    const [followed] = follow.mock.calls[0] ?? [];
    await expect(followed?.key).toMatch(/^device:/);
    await expect(await followed?.getAccessToken()).toBeTruthy();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };
export const InDark: Story = { globals: { theme: "dark" } };

/** A screen without touch has nothing to tap. */
export const Signage: Story = {
  args: { path: "/device?layout=signage" },
  play: async ({ canvas }) => {
    await seeBoard(canvas);
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

/** No one scrolls a wall: twenty courts of two sports, the button and the QR code are all in sight. */
export const TwentyCourts: Story = {
  args: { board: boardOf(20) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Court 20")).toBeVisible();
    await expect(canvas.getAllByText("Pickleball")).toHaveLength(5);
    await waitFor(() => expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(window.innerHeight));
    const foot = canvas.getByRole("button", { name: "Book or check in" }).getBoundingClientRect();
    const last = canvas.getByText("Court 20").closest("li")?.getBoundingClientRect();
    await expect(last?.bottom ?? Number.POSITIVE_INFINITY).toBeLessThanOrEqual(foot.top);
  },
};

/** While only the kept day is there, and the board is still on its way, the button does nothing. */
async function begin(canvas: Canvas) {
  const button = await canvas.findByRole("button", { name: "Book or check in" });
  await waitFor(() => expect(button).not.toHaveAttribute("aria-disabled"));
  await userEvent.click(button);
}

async function identify(canvas: Canvas, code: string) {
  await begin(canvas);
  await userEvent.type(await canvas.findByRole("textbox", { name: "Your code" }), code);
  await userEvent.click(canvas.getByRole("button", { name: "Continue" }));
}

/** Check in, book and cancel as the member; then the board is back. */
export const MemberByCode: Story = {
  play: async ({ canvas }) => {
    await identify(canvas, "4071 8853");
    await expect(await canvas.findByRole("heading", { name: "Hello Maya" })).toBeVisible();
    await userEvent.click(await canvas.findByRole("button", { name: /^Check in on Court 1/ }));
    await expect(await canvas.findByText("Checked in on Court 1")).toBeVisible();
    await userEvent.click(await canvas.findByRole("button", { name: "10:00 Court 4" }));
    await expect(await canvas.findByText("Booked: Court 4 at 10:00")).toBeVisible();
    await userEvent.click(await canvas.findByRole("button", { name: /^Cancel Court 4/ }));
    await userEvent.click(await canvas.findByRole("button", { name: "Cancel this booking" }));
    await expect(await canvas.findByText("Court 4 is canceled")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: /^Done/ }));
    await seeBoard(canvas);
  },
};

const eight: DeviceBoard = { ...fakeBoard, courts: boardOf(8).courts.map((court) => ({ ...court, sport: "tennis" })) };
/** Eight courts that are free from 10:00 to 22:00. */
const manyFree = on("get", "/free-times", ({ response }) => {
  const courts = eight.courts.map(({ id, name }) => ({ court_id: id, court_name: name }));
  const data = Array.from({ length: 12 }, (_, at) => ({
    ...{ court_id: courts[0]?.court_id ?? "", court_name: courts[0]?.court_name ?? "" },
    start_time: new Date(Date.UTC(2026, 2, 10, 14 + at)).toISOString(),
    end_time: new Date(Date.UTC(2026, 2, 10, 15 + at)).toISOString(),
    courts,
  }));
  const day = { date: fakeBoard.date, time_zone: fakeBoard.time_zone, length_minutes: 60, last_bookable_date: null };
  return response(200, { ...day, notice: null, data });
});

/** All courts are free at the next time, and a later one is booked all the same; the screen fits a tablet. */
export const ManyFreeCourts: Story = {
  args: { instead: manyFree, board: eight },
  play: async ({ canvas }) => {
    await identify(canvas, "4071 8853");
    const times = within(await canvas.findByRole("region", { name: "Book today" }));
    await expect(await times.findByRole("button", { name: "10:00 Court 8" })).toBeVisible();
    await waitFor(() => expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(window.innerHeight));
    await expect(times.queryByRole("radio", { name: "20:00" })).toBeNull();
    await userEvent.click(times.getByRole("radio", { name: "11:00" }));
    await expect(await times.findByRole("button", { name: "11:00 Court 8" })).toBeVisible();
    await userEvent.click(times.getByRole("button", { name: "More times" }));
    await userEvent.click(times.getByRole("radio", { name: "21:00" }));
    await userEvent.click(await times.findByRole("button", { name: "21:00 Court 5" }));
    await expect(await canvas.findByText("Booked: Court 5 at 21:00")).toBeVisible();
  },
};

export const MovesToALaterTime: Story = {
  args: { instead: manyFree, board: eight },
  play: async ({ canvas }) => {
    await identify(canvas, "4071 8853");
    await userEvent.click(await canvas.findByRole("button", { name: "Move Court 1, 10:30 - 11:30" }));
    const times = within(await canvas.findByRole("region", { name: "Move Court 1, 10:30 to" }));
    await userEvent.click(await times.findByRole("radio", { name: "18:00" }));
    await userEvent.click(await times.findByRole("button", { name: "18:00 Court 4" }));
    await expect(await canvas.findByText("Court 4 at 18:00")).toBeVisible();
  },
};

/** To another court and time, and back within ten seconds. */
export const MemberMoves: Story = {
  play: async ({ canvas }) => {
    await identify(canvas, "4071 8853");
    await userEvent.click(await canvas.findByRole("button", { name: "Move Court 1, 10:30 - 11:30" }));
    const times = within(await canvas.findByRole("region", { name: "Move Court 1, 10:30 to" }));
    await userEvent.click(await times.findByRole("button", { name: "11:00 Court 4" }));
    await expect(await canvas.findByText("Court 4 at 11:00")).toBeVisible();
    await expect(await canvas.findByRole("button", { name: "Move Court 4, 11:00 - 12:00" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: /^Undo/ }));
    await expect(await canvas.findByText("Back on Court 1 at 10:30")).toBeVisible();
    await expect(await canvas.findByRole("button", { name: "Move Court 1, 10:30 - 11:30" })).toBeVisible();
  },
};

const cannotMove = on("get", "/free-times", () =>
  rejection({
    status: 422,
    code: "move_cutoff",
    message: "Bookings can be changed up to 24 hours before they start",
  }),
);

export const TooLateToMove: Story = {
  args: { instead: cannotMove },
  play: async ({ canvas }) => {
    await identify(canvas, "4071 8853");
    await userEvent.click(await canvas.findByRole("button", { name: /^Move Court 1/ }));
    await expect(await canvas.findByText(/^Bookings can be changed up to 24 hours/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Keep it as it is" }));
    await expect(await canvas.findByRole("button", { name: /^Move Court 1/ })).toBeVisible();
  },
};

export const MemberByPin: Story = {
  play: async ({ canvas }) => {
    await begin(canvas);
    await userEvent.click(await canvas.findByRole("radio", { name: "Use my PIN" }));
    await userEvent.type(canvas.getByRole("textbox", { name: "Email" }), "maya@riverside.test");
    await userEvent.type(canvas.getByLabelText("PIN"), "284671");
    await userEvent.click(canvas.getByRole("button", { name: "Continue" }));
    await expect(await canvas.findByRole("heading", { name: "Hello Maya" })).toBeVisible();
  },
};

const toStaff = async (canvas: Canvas) => {
  await begin(canvas);
  await userEvent.click(await canvas.findByRole("button", { name: "Front desk: find a member by name" }));
};

async function unlock(canvas: Canvas, pin: string) {
  await userEvent.click(await canvas.findByRole("radio", { name: "Use my PIN" }));
  await userEvent.clear(canvas.getByRole("textbox", { name: "Email" }));
  await userEvent.type(canvas.getByRole("textbox", { name: "Email" }), "rita@riverside.test");
  await userEvent.type(canvas.getByLabelText("Staff PIN"), pin);
  await userEvent.click(canvas.getByRole("button", { name: "Continue" }));
}

/** A staff user unlocks with their own PIN, finds a member by name, and books for them; a wrong PIN finds no one. */
export const StaffFindMember: Story = {
  play: async ({ canvas }) => {
    await toStaff(canvas);
    await unlock(canvas, "111112");
    await expect(await canvas.findByText("Email or staff PIN is not right")).toBeVisible();
    await unlock(canvas, "739105");
    const search = await canvas.findByRole("searchbox", { name: "Member" });
    await userEvent.type(search, "ana");
    await expect(await canvas.findByText("More than one Ana R.: type the whole name or the email.")).toBeVisible();
    await userEvent.clear(search);
    await userEvent.type(search, "may");
    await userEvent.click(await canvas.findByRole("button", { name: "Maya C." }));
    await expect(await canvas.findByRole("heading", { name: "For Maya" })).toBeVisible();
    await userEvent.click(await canvas.findByRole("button", { name: "10:00 Court 4" }));
    await expect(await canvas.findByText("Booked: Court 4 at 10:00")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: /^Done/ }));
    await seeBoard(canvas);
  },
};

export const StaffUnlock: Story = { play: ({ canvas }) => toStaff(canvas) };

/** Others fit besides those who are listed. */
export const StaffSearchOfMany: Story = {
  args: {
    instead: on("get", "/devices/members", ({ response }) =>
      response(200, {
        data: [{ id: "dddddddd-0000-4000-8000-000000000001", name: "Maya C." }],
        alike: [],
        has_more: true,
      }),
    ),
  },
  play: async ({ canvas }) => {
    await toStaff(canvas);
    await unlock(canvas, "739105");
    await userEvent.type(await canvas.findByRole("searchbox", { name: "Member" }), "ma");
    await expect(await canvas.findByText("There are more: type more of the name, or the email.")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Maya C." })).toBeVisible();
  },
};

/** The list that staff choose from. */
export const StaffSearch: Story = {
  play: async ({ canvas }) => {
    await toStaff(canvas);
    await unlock(canvas, "739105");
    await userEvent.type(await canvas.findByRole("searchbox", { name: "Member" }), "ma");
    await expect(await canvas.findByRole("button", { name: "Tamas K." })).toBeVisible();
  },
};

/** The club has not given the device that right. */
export const NotForStaff: Story = {
  args: { board: { ...fakeBoard, device: { ...fakeBoard.device, finds_members: false } } },
  play: async ({ canvas }) => {
    await begin(canvas);
    await expect(await canvas.findByRole("heading", { name: "Who is there?" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: /^Front desk/ })).toBeNull();
  },
};

export const WrongCode: Story = {
  play: async ({ canvas }) => {
    await identify(canvas, "11112222");
    await expect(await canvas.findByText(/Please use the one that your phone shows now/)).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "Your code" })).toHaveValue(""));
    await userEvent.click(canvas.getByRole("button", { name: "Back" }));
    await seeBoard(canvas);
  },
};

const scan = async (canvas: Canvas) => {
  await begin(canvas);
  await userEvent.click(await canvas.findByRole("button", { name: "Scan my phone's code" }));
};

/** The camera reads the code that the phone shows: nothing is typed. */
export const MemberByCamera: Story = {
  beforeEach: cameraThatSees("courtside:kiosk:40718853"),
  play: async ({ canvas }) => {
    await scan(canvas);
    await expect(await canvas.findByRole("heading", { name: "Hello Maya" })).toBeVisible();
  },
};

/** An expired code is rejected once, however long it is held up, and the digits can be typed meanwhile. */
export const ScansExpiredCode: Story = {
  args: {
    instead: on("post", "/devices/identify", () => {
      rejected();
      return rejection({ status: 422, code: "wrong_kiosk_code", message: "This code is not right, or has expired" });
    }),
  },
  beforeEach: cameraThatSees("courtside:kiosk:11112222"),
  play: async ({ canvas }) => {
    rejected.mockClear();
    await scan(canvas);
    await expect(await canvas.findByText(/^This code is not right/)).toBeVisible();
    await expect(canvas.getByText("Hold your phone's code in front of the camera.")).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: "Your code" })).toBeEnabled();
    const video: HTMLVideoElement = canvas.getByLabelText("Camera");
    const seen = video.currentTime;
    await waitFor(() => expect(video.currentTime).toBeGreaterThan(seen + 0.5), { timeout: 20_000 });
    await expect(rejected).toHaveBeenCalledOnce();
  },
};
const rejected = fn<() => void>();

export const ScansAnotherCode: Story = {
  beforeEach: cameraThatSees("https://courtside.test/book"),
  play: async ({ canvas }) => {
    await scan(canvas);
    await expect(await canvas.findByText(/^This is another QR code/)).toBeVisible();
  },
};

/** Without the camera the digits are typed, and it can be tried again. */
const failsToScan = (name: string, text: RegExp): Story => ({
  beforeEach: cameraThatFails(name),
  play: async ({ canvas }) => {
    await scan(canvas);
    await expect(await canvas.findByText(text)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Try the camera again" })).toBeVisible();
    await userEvent.type(canvas.getByRole("textbox", { name: "Your code" }), "40718853");
    await userEvent.click(canvas.getByRole("button", { name: "Continue" }));
    await expect(await canvas.findByRole("heading", { name: "Hello Maya" })).toBeVisible();
  },
});
export const CameraNotAllowed = failsToScan("NotAllowedError", /does not allow the camera.* Type the digits instead/);
export const NoCamera = failsToScan("NotFoundError", /^No camera was found/);

/** What the api rejects is said where the member looks. */
export const NotBooked: Story = {
  args: {
    instead: on("post", "/bookings", () =>
      rejection({ status: 422, code: "daily_limit", message: "Daily limit reached (2 bookings per day)" }),
    ),
  },
  play: async ({ canvas }) => {
    await identify(canvas, "40718853");
    await userEvent.click(await canvas.findByRole("button", { name: "10:00 Court 2" }));
    await expect(await canvas.findByText("Daily limit reached (2 bookings per day)")).toBeVisible();
  },
};

const sentKeys: (string | null)[] = [];
const losing = (lost: number) =>
  on("post", "/bookings", ({ idempotencyKey }) => {
    sentKeys.push(idempotencyKey);
    return sentKeys.length <= lost ? lostResponse() : undefined;
  });
const forgetKeys = () => {
  sentKeys.length = 0;
};

/** The response is lost: the same request is sent again by itself, and the booking is shown. */
export const BookedAfterALostResponse: Story = {
  args: { instead: losing(1) },
  beforeEach: forgetKeys,
  play: async ({ canvas }) => {
    await identify(canvas, "40718853");
    await userEvent.click(await canvas.findByRole("button", { name: "10:00 Court 4" }));
    await expect(await canvas.findByText("Booked: Court 4 at 10:00", {}, { timeout: 5_000 })).toBeVisible();
    await expect(sentKeys).toEqual([expect.any(String), sentKeys[0]]);
  },
};

let bookingReads = 0;
/** The second response is lost too: the text says that it may have been booked, the member's bookings are read again, and pressed once more it is the same request. */
export const NoResponseToABooking: Story = {
  args: {
    instead: losing(2),
    also: on("get", "/bookings", () => {
      bookingReads += 1;
      return undefined;
    }),
  },
  beforeEach: () => {
    forgetKeys();
    bookingReads = 0;
  },
  play: async ({ canvas }) => {
    await identify(canvas, "40718853");
    const time = await canvas.findByRole("button", { name: "10:00 Court 4" });
    await waitFor(() => expect(bookingReads).toBe(1));
    await userEvent.click(time);
    await expect(await canvas.findByText(BOOKING_UNANSWERED, {}, { timeout: 5_000 })).toBeVisible();
    await waitFor(() => expect(bookingReads).toBe(2));
    await userEvent.click(canvas.getByRole("button", { name: "10:00 Court 4" }));
    await expect(await canvas.findByText("Booked: Court 4 at 10:00")).toBeVisible();
    await expect(sentKeys).toEqual([expect.any(String), sentKeys[0], sentKeys[0]]);
  },
};

/** Removed by the club: the browser forgets its key, and all that it has kept. */
export const Removed: Story = {
  loaders: [pairStoryWithSheet],
  args: {
    instead: on("post", "/devices/token", () =>
      rejection({ status: 401, code: "device_revoked", message: "This device is not paired" }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("This device was removed from its club")).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: "Pairing code" })).toBeVisible();
    // What was being kept in that moment clears up after itself.
    await waitFor(async () => expect(await inStore("readonly", (store) => store.count())).toBe(0));
  },
};

export const NoConnection: Story = {
  args: { instead: on("post", "/devices/token", unreachable) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Lobby cannot reach the club")).toBeVisible();
  },
};

/** A board is read when a member leaves. */
const readAgain = async (canvas: Canvas) => {
  await begin(canvas);
  await userEvent.click(await canvas.findByRole("button", { name: "Back" }));
};

let reads = 0;
/** One read that fails is repeated before anything is said. */
export const OneReadFails: Story = {
  args: {
    instead: on("get", "/devices/board", ({ response }) => {
      reads += 1;
      return reads === 2 ? unreachable() : response(200, fakeBoard);
    }),
  },
  beforeEach: () => {
    reads = 0;
  },
  play: async ({ canvas, canvasElement }) => {
    await seeBoard(canvas);
    const said: string[] = [];
    const look = () => said.push(...(canvasElement.textContent?.match(/No connection/) ?? []));
    const observer = new MutationObserver(look);
    observer.observe(canvasElement, { childList: true, subtree: true, characterData: true });
    await readAgain(canvas);
    await waitFor(() => expect(reads).toBe(3), { timeout: 20_000 });
    await expect(canvas.getByRole("button", { name: "Book or check in" })).toBeEnabled();
    observer.disconnect();
    await expect(said).toEqual([]);
  },
};

/** Until the returned function is called, the browser says that it has no network. */
function cutNetwork(): () => void {
  const network = spyOn(navigator, "onLine", "get").mockReturnValue(false);
  window.dispatchEvent(new Event("offline"));
  return () => {
    network.mockRestore();
    window.dispatchEvent(new Event("online"));
  };
}

/** Also after a failure, so that the next story has a network. */
let mendNetwork: (() => void) | undefined;
const endWithNetwork = () => mendNetwork?.();

/** The browser says that it has no network: the wall says so at once, and no more when it has. */
export const NetworkGone: Story = {
  beforeEach: () => endWithNetwork,
  play: async ({ canvas }) => {
    await seeBoard(canvas);
    mendNetwork = cutNetwork();
    await expect(await canvas.findByText(/^No connection: as of 10:02/)).toBeVisible();
    mendNetwork();
    await waitFor(() => expect(canvas.queryByText(/^No connection/)).toBeNull());
  },
};

/** A read waits for the network, and nothing is kept that can be read, as after two days without one. */
export const NothingKept: Story = {
  args: { instead: on("post", "/devices/token", never) },
  beforeEach: () => {
    // The story before may still be writing its day, which is of no use without its key.
    const reading = spyOn(crypto.subtle, "decrypt").mockRejectedValue(
      new DOMException("Another key", "OperationError"),
    );
    mendNetwork = cutNetwork();
    return () => {
      endWithNetwork();
      reading.mockRestore();
    };
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Lobby cannot reach the club")).toBeVisible();
    mendNetwork?.();
    await waitFor(() => expect(canvas.queryByText("Lobby cannot reach the club")).toBeNull());
  },
};

const onlyLooked = { ...fakeBoard, device: { ...fakeBoard.device, may_book: false } };
const keptBoard = async () => (await readSealed<KeptDay>("day")).get("day")?.board;
/** An admin has made it a screen that is only looked at: it follows, and so does what it keeps. */
export const ChangedByAdmin: Story = {
  args: {
    instead: on("get", "/devices/board", ({ response }) => {
      reads += 1;
      return response(200, reads === 1 ? fakeBoard : onlyLooked);
    }),
  },
  beforeEach: () => {
    reads = 0;
  },
  play: async ({ canvas }) => {
    await seeBoard(canvas);
    await waitFor(async () => expect((await keptBoard())?.device.may_book).toBe(true));
    await readAgain(canvas);
    await waitFor(() => expect(canvas.queryByRole("button", { name: "Book or check in" })).toBeNull());
    await waitFor(async () => expect((await keptBoard())?.device.may_book).toBe(false));
  },
};

const withAccess = on("get", "/devices/board", ({ response }) =>
  hasAccess
    ? response(200, fakeBoard)
    : rejection({ status: 402, code: "access_expired", message: "The club's access has expired" }),
);
let hasAccess = false;
const endAccess = () => {
  hasAccess = false;
};

/** The club's access is over: neither its board nor "No connection" is shown, and the board returns with the access. */
export const ClubWithoutAccess: Story = {
  loaders: [pairStoryWithSheet],
  args: { instead: withAccess },
  beforeEach: endAccess,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Lobby is paused")).toBeVisible();
    await expect(canvas.getByText(/^The club's access has expired/)).toBeVisible();
    await expect(canvas.queryByRole("list", { name: "Courts" })).toBeNull();
    hasAccess = true;
    await userEvent.click(canvas.getByRole("button", { name: "Retry" }));
    await seeBoard(canvas);
    await waitFor(async () => expect((await readSealed("paused")).size).toBe(0));
  },
};

/** The network goes after the access: the wall that had its board stays paused. */
export const NetworkGoneWithoutAccess: Story = {
  loaders: [pairStoryWithSheet],
  args: {
    instead: on("get", "/devices/board", ({ response }) => {
      reads += 1;
      if (reads === 1) return response(200, fakeBoard);
      if (reads > 2) return unreachable();
      return rejection({ status: 402, code: "access_expired", message: "The club's access has expired" });
    }),
  },
  beforeEach: () => {
    reads = 0;
  },
  play: async ({ canvas }) => {
    await seeBoard(canvas);
    await readAgain(canvas);
    await expect(await canvas.findByText("Lobby is paused")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Retry" }));
    await waitFor(() => expect(reads).toBe(4), { timeout: 10_000 });
    await waitFor(() => expect(canvas.getByRole("button", { name: "Retry" })).toBeEnabled());
    await expect(canvas.getByText("Lobby is paused")).toBeVisible();
    await expect(canvas.queryByRole("list", { name: "Courts" })).toBeNull();
  },
};

/** Restarted without a network, which the club's access ended before: nothing of the day that is kept is shown. */
export const RestartWithoutAccess: Story = {
  args: { instead: on("post", "/devices/token", unreachable) },
  loaders: [pairStoryWithSheet, () => keepSealed("paused", true)],
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText("Lobby is paused")).toBeVisible();
    const shown: string[] = [];
    const look = () => shown.push(...(canvasElement.textContent?.match(/No connection|Court 1/) ?? []));
    const observer = new MutationObserver(look);
    observer.observe(canvasElement, { childList: true, subtree: true, characterData: true });
    await userEvent.click(canvas.getByRole("button", { name: "Retry" }));
    await waitFor(() => expect(canvas.getByRole("button", { name: "Retry" })).toBeEnabled());
    observer.disconnect();
    await expect(shown).toEqual([]);
  },
};

/** A restart without a network: the board is of when it was read, and a check-in is kept, encrypted, until the network is back. */
export const WithoutNetwork: Story = {
  args: { instead: on("post", "/devices/token", unreachable) },
  loaders: [pairStoryWithSheet],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^No connection: as of 10:02. Booking needs the network/)).toBeVisible();
    await seeBoard(canvas);
    await userEvent.click(canvas.getByRole("button", { name: "Check in" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Check in Tom K. on Court 4, 10:15 - 11:15" }));
    await expect(await canvas.findByText(/^Tom K., checked in at 10:0/)).toBeVisible();
    const kept = await inStore("readonly", (store) => store.getAll());
    const texts = kept.map((each) => new TextDecoder("latin1").decode(Object(each).data ?? new Uint8Array()));
    await expect(texts.length).toBe(4);
    await expect(texts.join()).not.toContain("Tom K.");
    const key = kept.find((each) => each instanceof CryptoKey);
    await expect(key && crypto.subtle.exportKey("raw", key)).rejects.toThrow();
  },
};

const delivered = fn<(checkIns: unknown) => void>();
/** The network is back: what was kept arrives once, and the wall is as always. */
export const NetworkIsBack: Story = {
  args: {
    instead: on("post", "/devices/check-ins", ({ body, response }) => {
      delivered(body.check_ins);
      return response(200, { data: [], conflicts: 0 });
    }),
  },
  loaders: [pairStoryWithSheet, () => keepSealed("check-in 1", WAITING)],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Book or check in" })).toBeVisible();
    await waitFor(async () => expect((await readSealed("check-in ")).size).toBe(0));
    await expect(delivered.mock.calls).toEqual([[[WAITING]]]);
  },
};
const WAITING = { booking_id: "bbbbbbbb-0000-4000-8000-000000000004", at: "2026-03-10T14:01:00.000Z" };

/** The club has dropped a sport whose court is still on the wall: members book the others alone. */
export const DroppedSport: Story = {
  args: { board: { ...boardOf(4), club: { ...fakeBoard.club, sports: ["tennis"] } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Pickleball")).toBeVisible();
    await identify(canvas, "40718853");
    await expect(await canvas.findByRole("region", { name: "Book today" })).toBeVisible();
    await expect(canvas.queryByRole("region", { name: /Pickleball/ })).toBeNull();
  },
};

/** Nothing is free any more: the member joins the queue. */
export const JoinsWaitlist: Story = {
  args: {
    instead: on("get", "/free-times", ({ response }) =>
      response(200, {
        ...{ date: "2026-03-10", time_zone: "America/New_York", length_minutes: 60 },
        ...{ last_bookable_date: null, notice: null, data: [] },
      }),
    ),
  },
  play: async ({ canvas }) => {
    await identify(canvas, "40718853");
    await userEvent.click(await canvas.findByRole("button", { name: "Join the waitlist" }));
    await expect(await canvas.findByText("You are on the waitlist for today, at place 1")).toBeVisible();
  },
};

export const JoinsAfterALostResponse: Story = {
  args: {
    ...JoinsWaitlist.args,
    also: on("post", "/waitlist-entries", ({ idempotencyKey }) => {
      sentKeys.push(idempotencyKey);
      return sentKeys.length === 1 ? lostResponse() : undefined;
    }),
  },
  beforeEach: forgetKeys,
  play: async ({ canvas }) => {
    await identify(canvas, "40718853");
    await userEvent.click(await canvas.findByRole("button", { name: "Join the waitlist" }));
    await expect(await canvas.findByText(/^You are on the waitlist for today/, {}, { timeout: 5_000 })).toBeVisible();
    await expect(sentKeys).toEqual([expect.any(String), sentKeys[0]]);
  },
};

export const NoWaitlist: Story = {
  args: { ...JoinsWaitlist.args, board: { ...fakeBoard, club: { ...fakeBoard.club, waitlist_enabled: false } } },
  play: async ({ canvas }) => {
    await identify(canvas, "40718853");
    await expect(await canvas.findByText("Nothing is free any more today")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Join the waitlist" })).toBeNull();
  },
};

/** Courts are free, but not for this member: neither "Nothing is free" nor the waitlist. */
export const LimitReached: Story = {
  args: {
    ...JoinsWaitlist.args,
    board: { ...fakeBoard, slots: [{ start_time: "2026-03-10T15:00:00.000Z", end_time: "2026-03-10T16:00:00.000Z" }] },
  },
  play: async ({ canvas }) => {
    await identify(canvas, "40718853");
    await expect(await canvas.findByText(/^Courts are free, but you can book none of them today/)).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Join the waitlist" })).toBeNull();
  },
};

export const BookingsNotLoaded: Story = {
  args: { instead: on("get", "/bookings", down) },
  play: async ({ canvas }) => {
    await identify(canvas, "40718853");
    await expect(await canvas.findByText("Your bookings could not be loaded")).toBeVisible();
  },
};

import { down, every, never } from "@courtside/contracts/mock-api/responses.ts";
import { fakeMe } from "@courtside/contracts/shell/fake-me.ts";
import type { Kiosk } from "@courtside/contracts/shell/index.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { failRefresh, loadsOnce, startLoading } from "../../../testing/failed-refresh.ts";
import type { FakeApi } from "../../../testing/fake-api.ts";
import { InShell } from "../../../testing/InShell.tsx";
import { lostRace } from "../../../testing/lost-race.ts";
import { withNames } from "../../../testing/sample-day.ts";
import BoardPage from "../../board/pages/BoardPage.tsx";

const person = (at: number, name: string) => ({
  id: `dddddddd-0000-4000-8000-0000000001${String(at).padStart(2, "0")}`,
  name,
  email: `${name.toLowerCase().replace(" ", ".")}@riverside.test`,
});
const api: FakeApi = {
  // 10:02 in New York; the slot in progress can still be booked.
  day: {
    filled: withNames,
    opens: "2026-03-10T10:00:00Z",
    now: "2026-03-10T14:00:00Z",
    response: { now: "2026-03-10T14:02:20Z" },
  },
  members: ["Ana Ruiz", "Ben Okafor", "Anders Holm", "Anders Hall"].map((name, at) => person(at, name)),
};

const kiosk = (idle: boolean): Kiosk => ({
  active: true,
  idle,
  canFillScreen: true,
  enter: fn(),
  begin: fn(),
  finish: fn(),
});

const meta: Meta<typeof InShell> = {
  title: "mf-booking/Kiosk",
  component: InShell,
  parameters: { layout: "fullscreen" },
  globals: { density: "kiosk" },
  args: {
    api,
    me: fakeMe("front_desk"),
    path: "/bookings?date=2026-03-10",
    children: <BoardPage />,
    services: { kiosk: kiosk(false) },
  },
};
export default meta;

type Story = StoryObj<typeof InShell>;
type Canvas = ReturnType<typeof within>;

const tap = async (canvas: Canvas, name: string | RegExp) =>
  userEvent.click(await canvas.findByRole("button", { name }));

async function chooseTime(canvas: Canvas): Promise<void> {
  await tap(canvas, "Court 1, 10:00 - 11:00, Available");
  await waitFor(() => expect(canvas.getByRole("heading", { level: 1, name: "Book Court 1" })).toHaveFocus());
}

async function chooseMember(canvas: Canvas): Promise<void> {
  await userEvent.type(canvas.getByRole("searchbox", { name: "Who is playing?" }), "ana");
  await tap(canvas, "Ana R.");
}

const noNames = async (canvasElement: HTMLElement) => {
  for (const text of ["Ruiz", "Okafor", "@riverside.test"]) await expect(canvasElement).not.toHaveTextContent(text);
};

const frontDesk = fakeMe("front_desk");
const quarters = { slot_length_minutes: 15, max_booking_length_minutes: 180 };

/** Slots of 15 minutes: as long as the club's longest booking all the same. */
export const LongestBooking: Story = {
  args: {
    api: { ...api, day: { ...api.day, filled: [], slotMinutes: 15, slots: 64, longest: 180 } },
    me: { ...frontDesk, club: frontDesk.club && { ...frontDesk.club, ...quarters } },
  },
  play: async ({ canvas }) => {
    await tap(canvas, "Court 1, 11:00 - 11:15, Available");
    await userEvent.click(await canvas.findByRole("radio", { name: "Longer..." }));
    await expect(canvas.getByRole("combobox", { name: "How long" })).toHaveFocus();
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "How long" }), "3 h");
    await expect(await canvas.findByText(/11:00 - 14:00$/)).toBeVisible();
  },
};

export const Idle: Story = {
  tags: ["baseline-long"],
  args: { services: { kiosk: kiosk(true) } },
  play: async ({ canvas, canvasElement, args }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: /^\d+ courts free now$/ })).toBeVisible();
    await waitFor(() => expect(canvas.getAllByText("Court 1")).toHaveLength(3));
    await expect(canvas.getAllByText("Free now").length).toBeGreaterThan(0);
    await expect(canvas.getAllByLabelText("Court 1, later today")).toHaveLength(3);
    await noNames(canvasElement);
    await tap(canvas, "Touch to book");
    await expect(args.services?.kiosk?.begin).toHaveBeenCalled();
  },
};
export const IdleOnATablet: Story = { ...Idle, tags: [], globals: { density: "kiosk", viewport: { value: "tablet" } } };
export const IdleOnAPhone: Story = { ...Idle, tags: [], globals: { density: "kiosk", viewport: { value: "phone" } } };
export const IdleInTheDark: Story = {
  args: { services: { kiosk: kiosk(true) } },
  globals: { density: "kiosk", theme: "dark" },
};
export const IdleOffline: Story = {
  args: { services: { kiosk: kiosk(true), liveStatus: "offline" } },
  play: async ({ canvas, args }) => {
    await canvas.findAllByText("Court 1");
    await tap(canvas, "Touch to book");
    await expect(args.services?.kiosk?.begin).not.toHaveBeenCalled();
    await expect(canvas.getByText("Booking waits for the connection.")).toBeVisible();
  },
};
export const IdleOfflineOnANewDay: Story = {
  args: {
    services: { kiosk: kiosk(true), liveStatus: "offline" },
    api: { instead: every(never) },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Today's courts come with the connection")).toBeVisible();
  },
};
export const IdleFailed: Story = {
  args: {
    services: { kiosk: kiosk(true) },
    api: { instead: every(down) },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Retry" })).toBeVisible();
  },
};
/** What is shown may be out of date, and says so; Retry is above what can be touched everywhere. */
export const IdleOutdated: Story = {
  args: { services: { kiosk: kiosk(true) }, api: { ...api, instead: loadsOnce } },
  beforeEach: startLoading,
  play: async ({ canvas, args }) => {
    await canvas.findAllByText("Court 1");
    await expect(canvas.queryByText("The latest changes could not be loaded")).toBeNull();
    failRefresh();
    await expect(await canvas.findByText("The latest changes could not be loaded")).toBeVisible();
    await expect(canvas.getAllByText("Court 1")).toHaveLength(3);
    const retry = canvas.getByRole("button", { name: "Retry" });
    const { left, top, width, height } = retry.getBoundingClientRect();
    const touched = document.elementFromPoint(left + width / 2, top + height / 2);
    await expect(retry.contains(touched)).toBe(true);
    startLoading();
    await userEvent.click(retry);
    await waitFor(() => expect(canvas.queryByText("The latest changes could not be loaded")).toBeNull());
    await expect(args.services?.kiosk?.begin).not.toHaveBeenCalled();
  },
};

export const Times: Story = {
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("button", { name: "Court 1, 10:00 - 11:00, Available" });
    await noNames(canvasElement);
    for (const button of canvas.getAllByRole("button")) {
      await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(56);
    }
  },
};
export const TimesOnATablet: Story = { globals: { density: "kiosk", viewport: { value: "tablet" } } };
export const TimesOnAPhone: Story = { globals: { density: "kiosk", viewport: { value: "phone" } } };

export const WhoIsPlaying: Story = {
  play: async ({ canvas, canvasElement }) => {
    await chooseTime(canvas);
    await expect(canvas.getByRole("button", { name: "Create Booking" })).toHaveAttribute("aria-disabled", "true");
    await userEvent.type(canvas.getByRole("searchbox", { name: "Who is playing?" }), "an");
    await expect(await canvas.findByRole("button", { name: "Ana R." })).toBeVisible();
    await expect(canvas.getByText(/More than one Anders H\.: type the whole name or the email\./)).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Anders H." })).toBeNull();
    await noNames(canvasElement);
  },
};
export const WhoIsPlayingOnAPhone: Story = {
  ...WhoIsPlaying,
  globals: { density: "kiosk", theme: "dark", viewport: { value: "phone" } },
};

/** Only ten come: a namesake of any of them may be among the others. */
export const WhoIsPlayingOfMany: Story = {
  args: {
    api: {
      ...api,
      members: Array.from({ length: 11 }, (_, at) => person(at, `Ana ${String.fromCharCode(65 + at)}ndo`)),
    },
  },
  play: async ({ canvas }) => {
    await chooseTime(canvas);
    const search = canvas.getByRole("searchbox", { name: "Who is playing?" });
    await userEvent.type(search, "ana");
    await expect(await canvas.findByText("Too many to tell apart: type more of the name, or the email.")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: /^Ana/ })).toBeNull();
    await userEvent.type(search, " b");
    await expect(await canvas.findByRole("button", { name: "Ana B." })).toBeVisible();
  },
};

export const Booked: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await chooseTime(canvas);
    await chooseMember(canvas);
    await userEvent.click(canvas.getByRole("radio", { name: "2 h" }));
    await tap(canvas, "Create Booking");
    await expect(await canvas.findByText("Court 1 is booked")).toBeVisible();
    await expect(canvas.getByText(/, for Ana R\.$/)).toBeVisible();
    await noNames(canvasElement);
    await tap(canvas, "Done");
    await expect(args.services?.kiosk?.finish).toHaveBeenCalled();
  },
};

/** Others by search, guests by name; shown like everybody at a kiosk. */
export const WithOthers: Story = {
  play: async ({ canvas, canvasElement }) => {
    await chooseTime(canvas);
    await chooseMember(canvas);
    await tap(canvas, "Add player");
    await userEvent.type(canvas.getByRole("searchbox", { name: "Who else is playing?" }), "okafor");
    await tap(canvas, "Ben O.");
    await tap(canvas, "Add guest");
    await userEvent.type(canvas.getByRole("textbox", { name: "Guest's name" }), "Gus Guest{Enter}");
    await expect(canvas.getByRole("region", { name: "Players, 3 of 4" })).toBeVisible();
    await tap(canvas, "Remove Gus G.");
    await noNames(canvasElement);
    await tap(canvas, "Create Booking");
    await expect(await canvas.findByText(/, for Ana R\. with Ben O\.$/)).toBeVisible();
  },
};
export const WithOthersOnAPhone: Story = {
  ...WithOthers,
  globals: { density: "kiosk", theme: "dark", viewport: { value: "phone" } },
};

export const Taken: Story = {
  args: { api: { ...api, rejectBooking: lostRace } },
  play: async ({ canvas }) => {
    await chooseTime(canvas);
    await chooseMember(canvas);
    await tap(canvas, "Create Booking");
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      "This time slot conflicts with an existing booking",
    );
    await tap(canvas, "Court 3, 11:00 - 12:00");
    await expect(canvas.getByRole("heading", { level: 1, name: "Book Court 3" })).toBeVisible();
    await tap(canvas, "Create Booking");
    await expect(await canvas.findByText("Court 3 is booked")).toBeVisible();
  },
};

export const WithoutAPin: Story = {
  globals: { density: "comfortable" },
  args: {
    path: "/bookings?view=list&date=2026-03-10",
    services: { kiosk: { ...kiosk(true), active: false } },
    children: (
      <main>
        <BoardPage />
      </main>
    ),
  },
  play: async ({ canvas, args }) => {
    await tap(canvas, "Kiosk mode");
    const dialog = within(await within(document.body).findByRole("dialog", { name: "Set a staff PIN first" }));
    await expect(dialog.getByRole("link", { name: "My Account" })).toHaveAttribute("href", "/my-account");
    await expect(args.services?.kiosk?.enter).not.toHaveBeenCalled();
  },
};

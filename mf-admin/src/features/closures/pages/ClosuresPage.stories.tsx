import { mockApi } from "@courtside/contracts/mock-api/mock-api.ts";
import { on } from "@courtside/contracts/mock-api/on.ts";
import { down, every, never, unreachable } from "@courtside/contracts/mock-api/responses.ts";
import { FakeShell } from "@courtside/contracts/shell/testing.tsx";
import { seeToast } from "@courtside/design-system/components/Toast/seeToast.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import {
  fakeClosure,
  fakeClosuresApi,
  fakePreview,
  fakeSeries,
  fakeSeriesPreview,
} from "../../../testing/fake-closures-api.ts";
import { fakeAdmin } from "../../../testing/fake-club.ts";
import ClosuresPage from "./ClosuresPage.tsx";

const meta: Meta<typeof FakeShell> = {
  title: "mf-admin/Closures",
  component: FakeShell,
  parameters: { layout: "fullscreen" },
  args: { me: fakeAdmin, path: "/admin/closures", fetch: fakeClosuresApi(), children: <ClosuresPage /> },
};
export default meta;

type Story = StoryObj<typeof FakeShell>;

const page = () => within(document.body);

async function look(canvas: ReturnType<typeof within>) {
  await userEvent.click(await canvas.findByRole("button", { name: "Preview" }));
  await canvas.findByRole("heading", { name: "Before you close" });
}

/** What to close, what that does, and it is closed. */
export const Closes: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole("button", { name: "Preview" });
    await userEvent.click(canvas.getByRole("radio", { name: "Tennis" }));
    await userEvent.click(canvas.getByRole("button", { name: "For 2 hours" }));
    await look(canvas);
    const list = within(canvas.getByRole("list", { name: "What the closure affects" }));
    await expect(list.getAllByRole("listitem")).toHaveLength(5);
    await expect(canvas.getByText("2 canceled, 1 moved, 1 offer withdrawn. 6 people are notified.")).toBeVisible();
    await expect(canvas.getByText("Pickleball 1 is already blocked at this time")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Close 2 Courts and Notify 6" }));
    await expect(await page().findByText("2 courts closed")).toBeInTheDocument();
    await expect(page().getByText("6 people are notified")).toBeInTheDocument();
    await expect(await canvas.findByRole("heading", { name: "Rain: Back at two" })).toBeVisible();
  },
};

const ends = fn();
const HOUR = 3_600_000;

/** The page was open for an hour: what is sent is an hour from now, not from then. From a time on it is an hour from that time. */
export const OpenForLong: Story = {
  args: {
    fetch: mockApi(
      on("post", "/closures/preview", ({ body }) => {
        ends(body.end_time);
        return undefined;
      }),
      ...fakeClosuresApi().handlers,
    ),
  },
  beforeEach: () => {
    const { now } = Date;
    return () => {
      Date.now = now;
    };
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText("End time")).toHaveValue("11:15");
    const { now } = Date;
    Date.now = () => now() + HOUR;
    await look(canvas);
    await expect(ends).toHaveBeenLastCalledWith("2026-03-10T12:15");
    await userEvent.click(canvas.getByRole("button", { name: "Back" }));
    await expect(await canvas.findByLabelText("End time")).toHaveValue("12:15");
    await userEvent.click(canvas.getByRole("radio", { name: "From a time" }));
    await userEvent.selectOptions(canvas.getByLabelText("Start time"), "18:00");
    await expect(canvas.getByLabelText("End time")).toHaveValue("19:00");
    await userEvent.selectOptions(canvas.getByLabelText("End time"), "22:00");
    await userEvent.selectOptions(canvas.getByLabelText("Start time"), "17:00");
    await expect(canvas.getByLabelText("End time")).toHaveValue("22:00");
  },
};

/** A job carries out a big one: nothing can be done with it until then. One that failed says why. */
export const BeingClosed: Story = {
  args: {
    fetch: fakeClosuresApi({
      closures: [
        {
          ...fakeClosure,
          state: "closing",
          canceled: 0,
          moved: 0,
          alternatives_held: 0,
          progress: { done: 150, total: 412 },
        },
        {
          ...fakeClosure,
          id: "adadadad-0000-4000-8000-000000000002",
          message: "The lower courts too",
          state: "failed",
          is_over: true,
          ...{ canceled: 0, moved: 0, alternatives_held: 0 },
          problem: "What this closure affects has changed: please look at the list again",
        },
      ],
    }),
  },
  play: async ({ canvas }) => {
    const bar = await canvas.findByRole("progressbar", { name: "Progress of the closure" });
    await expect(bar).toHaveAttribute("aria-valuenow", "150");
    await expect(canvas.getByText(/^150 of 412 bookings, lessons and events/)).toBeVisible();
    await expect(canvas.getByText("Nothing was changed")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Another Hour" })).toBeNull();
  },
};

export const WhatIsMissing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("radio", { name: "Choose" }));
    await userEvent.click(canvas.getByRole("radio", { name: "From a time" }));
    await userEvent.click(canvas.getByRole("button", { name: "Preview" }));
    await expect(await canvas.findByText("Choose a court")).toBeVisible();
    await expect(canvas.getByLabelText("Start time")).toHaveAccessibleDescription("Choose a time");
  },
};

export const NothingBooked: Story = {
  args: {
    fetch: fakeClosuresApi({
      preview: {
        ...fakePreview,
        refused: [],
        items: [],
        counts: { cancel: 0, move: 0, keep: 0, withdraw: 0, waiting: 0 },
        people: 0,
      },
    }),
  },
  play: async ({ canvas }) => {
    await look(canvas);
    await expect(canvas.getByText("Nothing is booked at this time.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Back" }));
    await expect(await canvas.findByRole("button", { name: "Preview" })).toBeVisible();
  },
};

export const TheListHasChanged: Story = {
  args: { fetch: fakeClosuresApi({ changedOnce: true, preview: { ...fakePreview, people: 1 } }) },
  play: async ({ canvas }) => {
    await look(canvas);
    await userEvent.click(canvas.getByRole("button", { name: "Close 2 Courts and Notify 1" }));
    await expect(await canvas.findByText(/^What this closure affects has changed/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Close 2 Courts and Notify 1" }));
    await expect(await page().findByText("1 person is notified")).toBeInTheDocument();
    await expect(await canvas.findByRole("heading", { name: "Rain: Back at two" })).toBeVisible();
  },
};

/** The short link for the phone of whoever looks after the courts. */
export const LinkForAPhone: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "On a Phone" }));
    const dialog = within(await page().findByRole("dialog", { name: "Close Courts From a Phone" }));
    await expect(dialog.getByRole("img", { name: "QR code to close courts from a phone" })).toBeVisible();
    await expect(dialog.getByText(`${location.origin}/close`)).toBeVisible();
  },
};

const closed = { closures: [fakeClosure] };

const hours = fn();
const changes = fn();

/** What the hour more would touch is shown first; one of it gets another outcome, and what has changed meanwhile is shown again. */
export const AnotherHour: Story = {
  args: {
    fetch: fakeClosuresApi({
      ...closed,
      changedOnce: true,
      preview: { ...fakePreview, refused: [] },
      onPreview: hours,
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Another Hour" }));
    const dialog = within(await page().findByRole("dialog", { name: "Close for another hour?" }));
    await expect(await dialog.findByText("Mar 10, 2026, 14:00 - 15:00")).toBeVisible();
    await expect(dialog.getByText("2 canceled, 1 moved, 1 offer withdrawn. 6 people are notified.")).toBeVisible();
    const [outcome] = dialog.getAllByRole("combobox", { name: /^Outcome for Maya Chen, Tom Ferreira/ });
    await userEvent.selectOptions(outcome as HTMLElement, "Keep");
    await waitFor(() => expect(hours).toHaveBeenLastCalledWith([{ id: fakePreview.items[0]?.id, outcome: "keep" }]));
    const confirm = dialog.getByRole("button", { name: "Close and Notify 6" });
    await waitFor(() => expect(confirm).toBeEnabled());
    await userEvent.click(confirm);
    await expect(await dialog.findByText(/^What this closure affects has changed/)).toBeVisible();
    await waitFor(() => expect(confirm).toBeEnabled());
    await userEvent.click(confirm);
    await expect(await page().findByText("Closed for longer")).toBeInTheDocument();
    await expect(await canvas.findByText("Mar 10, 2026, 11:30 - 15:00")).toBeVisible();
  },
};

const keys: (string | null)[] = [];
const looks = fn<() => void>();

/** The response is lost: the dialog stays with its choices, and what is sent again is the same request. */
export const AnotherHourLost: Story = {
  beforeEach: () => {
    keys.length = 0;
    looks.mockReset();
  },
  args: {
    fetch: mockApi(
      on("patch", "/closures/{id}", ({ idempotencyKey }) => {
        keys.push(idempotencyKey);
        return keys.length === 1 ? unreachable() : undefined;
      }),
      on("post", "/closures/{id}/preview", ({ response }) => {
        looks();
        return response(200, { ...fakePreview, version: String(keys.length) });
      }),
      ...fakeClosuresApi(closed).handlers,
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Another Hour" }));
    const dialog = within(await page().findByRole("dialog", { name: "Close for another hour?" }));
    const [outcome] = await dialog.findAllByRole("combobox", { name: /^Outcome for Maya Chen, Tom Ferreira/ });
    await userEvent.selectOptions(outcome as HTMLElement, "Keep");
    const confirm = dialog.getByRole("button", { name: "Close and Notify 6" });
    await waitFor(() => expect(confirm).toBeEnabled());
    await userEvent.click(confirm);
    await seeToast("The closure was not changed");
    await waitFor(() => expect(confirm).not.toHaveAttribute("aria-busy"));
    await expect(outcome).toHaveDisplayValue("Keep");
    looks.mockClear();
    // The page is looked at again, and the closure reads as one that was closed for longer.
    window.dispatchEvent(new Event("visibilitychange"));
    await waitFor(() => expect(looks).toHaveBeenCalled());
    await waitFor(() => expect(confirm).toBeEnabled());
    await userEvent.click(confirm);
    await seeToast("Closed for longer");
    await expect(new Set(keys).size).toBe(1);
    await expect(keys).toHaveLength(2);
  },
};

/** Another person has reopened the courts meanwhile: there is no hour more, and the dialog closes. */
export const AnotherHourTooLate: Story = {
  args: {
    fetch: fakeClosuresApi({
      ...closed,
      reject: { status: 409, code: "closure_over", message: "This closure is over" },
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Another Hour" }));
    const confirm = await page().findByRole("button", { name: "Close and Notify 6" });
    await waitFor(() => expect(confirm).toBeEnabled());
    await userEvent.click(confirm);
    await seeToast("The closure was not changed");
    await waitFor(() => expect(page().queryByRole("dialog", { name: "Close for another hour?" })).toBeNull());
  },
};

export const AnotherHourOnAPhone: Story = {
  args: { fetch: fakeClosuresApi(closed) },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Another Hour" }));
    const dialog = within(await page().findByRole("dialog", { name: "Close for another hour?" }));
    await expect(await dialog.findByRole("button", { name: "Close and Notify 6" })).toBeEnabled();
  },
};

/** A job closes for longer what affects much. */
export const AnotherHourByAJob: Story = {
  args: { fetch: fakeClosuresApi({ ...closed, byJob: 412 }) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Another Hour" }));
    const confirm = await page().findByRole("button", { name: "Close and Notify 6" });
    await waitFor(() => expect(confirm).toBeEnabled());
    await userEvent.click(confirm);
    await expect(await page().findByText("412 more affected")).toBeInTheDocument();
    await expect(await canvas.findByRole("progressbar", { name: "Progress of the closure" })).toBeVisible();
  },
};

/** Which dates get the hour more, each with what it touches. */
export const AnotherHourOnSeveralDates: Story = {
  args: { fetch: fakeClosuresApi({ closures: [fakeSeries], preview: fakeSeriesPreview, onChange: changes }) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Another Hour" }));
    const dialog = within(await page().findByRole("dialog", { name: "Close for another hour?" }));
    await userEvent.click(dialog.getByRole("radio", { name: "All dates that are not over" }));
    await expect(await dialog.findByRole("list", { name: "Dates" })).toBeVisible();
    const confirm = dialog.getByRole("button", { name: "Close and Notify 2" });
    await waitFor(() => expect(confirm).toBeEnabled());
    await userEvent.click(confirm);
    await expect(await page().findByText("Closed for longer")).toBeInTheDocument();
    await expect(changes).toHaveBeenLastCalledWith(fakeSeries.id, "all");
  },
};

/** Why there is no hour more. */
export const NoOtherHour: Story = {
  args: {
    fetch: fakeClosuresApi({
      ...closed,
      rejectPreview: { status: 409, code: "closure_over", message: "This closure is over" },
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Another Hour" }));
    const dialog = within(await page().findByRole("dialog", { name: "Close for another hour?" }));
    await expect(await dialog.findByText("This closure is over")).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Close for Another Hour" })).toBeDisabled();
  },
};

export const Reopens: Story = {
  args: { fetch: fakeClosuresApi(closed) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Reopen" }));
    await userEvent.click(await page().findByRole("button", { name: "Reopen Courts" }));
    await expect(await page().findByText("The courts are open")).toBeInTheDocument();
    await expect(page().getByText("The waitlist is asked first.")).toBeInTheDocument();
    await expect(await canvas.findByText("Reopened")).toBeVisible();
  },
};

/** A club without a waitlist asks none. */
export const ReopensWithoutWaitlist: Story = {
  args: {
    me: { ...fakeAdmin, club: fakeAdmin.club && { ...fakeAdmin.club, waitlist_enabled: false } },
    fetch: fakeClosuresApi(closed),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Reopen" }));
    const dialog = within(await page().findByRole("alertdialog", { name: "Open the courts now?" }));
    await expect(dialog.getByText(/^What was canceled stays canceled/)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Reopen Courts" }));
    await expect(await page().findByText("The courts are open")).toBeInTheDocument();
    await expect(page().queryByText(/waitlist/i)).toBeNull();
  },
};

export const Undone: Story = {
  args: { fetch: fakeClosuresApi(closed) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Undo" }));
    await userEvent.click(await page().findByRole("button", { name: "Undo Closure" }));
    await expect(await page().findByText("The closure is undone")).toBeInTheDocument();
    await expect(await canvas.findByText("Undone")).toBeVisible();
  },
};

/** A job undoes a big one: it stays closed until then. */
export const BeingUndone: Story = {
  args: { fetch: fakeClosuresApi({ ...closed, byJob: 1240 }) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Undo" }));
    await userEvent.click(await page().findByRole("button", { name: "Undo Closure" }));
    await expect(await page().findByText("This takes a moment")).toBeInTheDocument();
    await expect(page().getByText("1240 to restore")).toBeInTheDocument();
    await expect(await canvas.findByRole("progressbar", { name: "Progress of the closure" })).toBeVisible();
    await expect(canvas.getByText("Closed")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Undo" })).toBeNull();
  },
};

/** Which dates of a repeated closure a change is for. */
export const ARepeatedOne: Story = {
  args: { fetch: fakeClosuresApi({ closures: [fakeSeries], onChange: changes }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Every Tuesday until Mar 24, 2026. Next: Mar 10, 2026/)).toBeVisible();
    await userEvent.click(canvas.getByText("3 of 3 dates to come"));
    const dates = within(canvas.getByRole("list", { name: "Dates of the closure" }));
    await expect(dates.getAllByRole("listitem")).toHaveLength(3);
    await userEvent.click(canvas.getByRole("button", { name: "Undo" }));
    const dialog = within(await page().findByRole("alertdialog", { name: "Undo this closure?" }));
    await userEvent.click(dialog.getByRole("radio", { name: "This and all following dates" }));
    await userEvent.click(dialog.getByRole("button", { name: "Undo Closure" }));
    await expect(await page().findByText("The closure is undone")).toBeInTheDocument();
    await expect(changes).toHaveBeenLastCalledWith(fakeSeries.id, "following");
  },
};

const previews = fn();
const sentOutcomes = fn();
const reads = { count: 0 };

/** One of them gets another outcome: the preview is made again. */
export const AnotherOutcomeForOne: Story = {
  args: { fetch: fakeClosuresApi({ onPreview: previews }) },
  play: async ({ canvas }) => {
    await look(canvas);
    const [outcome] = canvas.getAllByRole("combobox", { name: /^Outcome for Maya Chen, Tom Ferreira/ });
    await expect(canvas.getAllByRole("combobox")).toHaveLength(3);
    await userEvent.selectOptions(outcome as HTMLElement, "Keep");
    await waitFor(() => expect(previews).toHaveBeenLastCalledWith([{ id: fakePreview.items[0]?.id, outcome: "keep" }]));
    await waitFor(() => expect(outcome).toBeEnabled());
    await expect(outcome).toHaveDisplayValue("Keep");
  },
};

/** Who goes back to close for longer chooses no outcome twice; one that is affected no longer is not sent with the closure. */
export const OutcomesStayAfterBack: Story = {
  args: {
    fetch: mockApi(
      on("post", "/closures/preview", ({ body, response }) =>
        body.reason === "maintenance"
          ? response(200, { ...fakePreview, items: fakePreview.items.slice(1) })
          : undefined,
      ),
      on("post", "/closures", ({ body }) => {
        sentOutcomes(body.outcomes);
        return undefined;
      }),
      ...fakeClosuresApi({ onPreview: previews }).handlers,
    ),
  },
  beforeEach: () => {
    previews.mockClear();
    sentOutcomes.mockClear();
  },
  play: async ({ canvas }) => {
    const [first, second] = [fakePreview.items[0]?.id, fakePreview.items[1]?.id];
    const lookAgain = async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Preview" }));
      await canvas.findByRole("heading", { name: "Before you close" });
    };
    await look(canvas);
    const outcomeFor = (who: RegExp) => canvas.getByRole("combobox", { name: who });
    const choose = async (who: RegExp) => {
      await userEvent.selectOptions(outcomeFor(who), "Keep");
      await waitFor(() => expect(outcomeFor(who)).toHaveDisplayValue("Keep"));
      await waitFor(() => expect(outcomeFor(who)).toBeEnabled());
    };
    await choose(/^Outcome for Maya Chen/);
    await choose(/^Outcome for Priya Raman/);
    await userEvent.click(canvas.getByRole("button", { name: "Back" }));
    await userEvent.click(await canvas.findByRole("button", { name: "For 2 hours" }));
    await lookAgain();
    await expect(outcomeFor(/^Outcome for Maya Chen/)).toHaveDisplayValue("Keep");
    await expect(previews).toHaveBeenLastCalledWith([
      { id: first, outcome: "keep" },
      { id: second, outcome: "keep" },
    ]);
    await userEvent.click(canvas.getByRole("button", { name: "Back" }));
    await userEvent.click(await canvas.findByRole("radio", { name: "Maintenance" }));
    await lookAgain();
    await userEvent.click(canvas.getByRole("button", { name: "Close 2 Courts and Notify 6" }));
    await expect(await page().findByText("2 courts closed")).toBeInTheDocument();
    await expect(sentOutcomes.mock.calls).toEqual([[[{ id: second, outcome: "keep" }]]]);
    // The next closure begins without them.
    await look(canvas);
    await expect(previews).toHaveBeenLastCalledWith([]);
  },
};

/** The closures are read again, and the reading fails: the draft and its preview stay. */
export const NotReadAgain: Story = {
  args: {
    fetch: mockApi(
      on("get", "/closures", () => (++reads.count > 1 ? down() : undefined)),
      ...fakeClosuresApi(closed).handlers,
    ),
  },
  beforeEach: () => {
    reads.count = 0;
  },
  play: async ({ canvas }) => {
    await look(canvas);
    await waitFor(() => {
      window.dispatchEvent(new Event("visibilitychange"));
      expect(reads.count).toBeGreaterThan(2);
    });
    await expect(canvas.getByRole("heading", { name: "Before you close" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Back" }));
    await expect(await canvas.findByRole("heading", { name: "Rain: Back at two" })).toBeVisible();
    await expect(canvas.queryByText("Failed to load closures")).toBeNull();
  },
};

/** On several dates: the preview has each of them. */
export const OnSeveralDates: Story = {
  args: { fetch: fakeClosuresApi({ preview: fakeSeriesPreview }) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("radio", { name: "From a time" }));
    await userEvent.click(canvas.getByRole("radio", { name: "On several dates" }));
    await userEvent.clear(canvas.getByLabelText("Dates"));
    await userEvent.click(canvas.getByRole("button", { name: "Preview" }));
    await expect(await canvas.findByText("Enter a number from 1 to 60")).toBeVisible();
    await userEvent.type(canvas.getByLabelText("Dates"), "3");
    await userEvent.selectOptions(canvas.getByLabelText("Start time"), "08:00");
    await userEvent.selectOptions(canvas.getByLabelText("End time"), "10:00");
    await look(canvas);
    const dates = within(canvas.getByRole("list", { name: "Dates" }));
    await expect(dates.getByText("Blocked already: left out")).toBeVisible();
    await expect(dates.getByText("Nothing booked")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Close 2 Courts on 2 Dates and Notify 2" }));
    await expect(await page().findByText("2 courts closed on 2 dates")).toBeInTheDocument();
  },
};

/** An extension that the job could not make: the closure is as before. */
export const NotExtended: Story = {
  args: {
    fetch: fakeClosuresApi({
      closures: [{ ...fakeClosure, problem: "Something went wrong several times: please try again later" }],
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Nothing was changed")).toBeVisible();
    await expect(canvas.getByText("Closed")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Another Hour" })).toBeEnabled();
  },
};

export const NotUndone: Story = {
  args: {
    fetch: fakeClosuresApi({
      ...closed,
      reject: {
        status: 409,
        code: "closure_rebooked",
        message: "This closure can no longer be undone: Court 1 has been booked",
      },
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Undo" }));
    await userEvent.click(await page().findByRole("button", { name: "Undo Closure" }));
    await expect(await page().findByText("The closure was not changed")).toBeInTheDocument();
  },
};

export const NotClosed: Story = {
  args: {
    fetch: fakeClosuresApi({ reject: { status: 503, code: "busy", message: "The service is busy, please try again" } }),
  },
  play: async ({ canvas }) => {
    await look(canvas);
    await userEvent.click(canvas.getByRole("button", { name: "Close 2 Courts and Notify 6" }));
    await expect(await page().findByText("The courts could not be closed")).toBeInTheDocument();
  },
};

export const ARepeatedOneOnAPhone: Story = {
  args: { fetch: fakeClosuresApi({ closures: [fakeSeries] }) },
  globals: { viewport: { value: "phone" } },
};
export const OnAPhone: Story = { args: { fetch: fakeClosuresApi(closed) }, globals: { viewport: { value: "phone" } } };
export const PreviewOnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  play: ({ canvas }) => look(canvas),
};
export const Loading: Story = { args: { fetch: mockApi(every(never)) } };
export const Failed: Story = { args: { fetch: mockApi(every(down)) } };

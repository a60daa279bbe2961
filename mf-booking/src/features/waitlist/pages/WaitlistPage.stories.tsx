import { on } from "@courtside/contracts/mock-api/on.ts";
import { down, every, never } from "@courtside/contracts/mock-api/responses.ts";
import { fakeMe } from "@courtside/contracts/shell/fake-me.ts";
import { seeToast } from "@courtside/design-system/components/Toast/seeToast.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import type { FakeApi } from "../../../testing/fake-api.ts";
import { fakeOffer, fakeWaiting } from "../../../testing/fake-entries.ts";
import { heldSlot } from "../../../testing/held-slot.ts";
import { InShell } from "../../../testing/InShell.tsx";
import { everyState } from "../../../testing/sample-day.ts";
import WaitlistPage from "./WaitlistPage.tsx";

const waiting = [
  fakeWaiting(0, { preferred_start_time: "18:00", preferred_end_time: "21:00" }),
  fakeWaiting(1, { offer: fakeOffer(9) }),
  fakeWaiting(2, { sport: "pickleball", preferred_start_time: "17:00" }),
  fakeWaiting(3, { court_id: "cccccccc-0000-4000-8000-000000000002", court_name: "Court 3" }),
  fakeWaiting(4),
  fakeWaiting(5, { preferred_end_time: "12:00" }),
];
const api: FakeApi = { day: { filled: everyState }, waiting };

const meta: Meta<typeof InShell> = {
  title: "mf-booking/Waitlist",
  component: InShell,
  parameters: { layout: "fullscreen" },
  args: { api, me: fakeMe("front_desk"), path: "/waitlist", children: <WaitlistPage /> },
};
export default meta;

type Story = StoryObj<typeof InShell>;
type Canvas = ReturnType<typeof within>;

async function assignTo(canvas: Canvas, name: string): Promise<Canvas> {
  await userEvent.click(await canvas.findByRole("button", { name: `Assign Slot to ${name}` }));
  return within(await within(document.body).findByRole("dialog", { name: "Assign Slot" }));
}

export const SomeWait: Story = {
  tags: ["baseline-long"],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("6 entries, longest wait first")).toBeVisible();
    await expect(canvas.getAllByText("2 days")).toHaveLength(2);
    await expect(canvas.getByText("14 hours")).toBeVisible();
    for (const label of ["Waiting now", "Requested for today", "Waiting over 24 hours"]) {
      await expect(canvas.getByText(label)).toBeVisible();
    }
    await userEvent.selectOptions(canvas.getByLabelText("Sport"), "pickleball");
    await expect(await canvas.findByText("1 entry, longest wait first")).toBeVisible();
    await expect(canvas.getByText("Chloé Martin")).toBeVisible();
  },
};

export const OnATablet: Story = { globals: { viewport: { value: "tablet" } } };
export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };

export const NoEntries: Story = {
  args: { api: {} },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Nobody waiting")).toBeVisible();
  },
};

export const NoMatches: Story = {
  args: { path: "/waitlist?sport=squash&date=2036-03-11" },
  play: async ({ canvas }) => {
    const [clear] = await canvas.findAllByRole("button", { name: "Clear filters" });
    if (!clear) throw new Error("nothing to clear");
    await userEvent.click(clear);
    await expect(await canvas.findByText("6 entries, longest wait first")).toBeVisible();
  },
};

export const ManyWait: Story = {
  args: { api: { waiting: [...Array(70).keys()].map((at) => fakeWaiting(at)) } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Load more" }));
    await expect(await canvas.findByText("70 entries, longest wait first")).toBeVisible();
  },
};

export const AssignsAFreeSlot: Story = {
  play: async ({ canvas }) => {
    const dialog = await assignTo(canvas, "Ana Ruiz");
    const asAsked = within(await dialog.findByRole("group", { name: "Free slots as asked for" }));
    const others = within(dialog.getByRole("group", { name: "Free at other times or courts" }));
    await expect(others.getAllByRole("button")[0]).toHaveTextContent(/17:00 - 18:00$/);
    await userEvent.click(asAsked.getByRole("button", { name: "Court 2, 18:00 - 19:00" }));
    await expect(dialog.getByLabelText("Start")).toHaveValue("18:00");
    await expect(dialog.getByLabelText("Court")).toHaveDisplayValue("Court 2");
    await userEvent.selectOptions(dialog.getByLabelText("Start"), "18:15");
    await expect(dialog.getByLabelText("End")).toHaveValue("19:15");
    await userEvent.click(dialog.getByRole("button", { name: "Assign Slot" }));
    await seeToast("Slot assigned successfully!");
    await expect(await canvas.findByText("5 entries, longest wait first")).toBeVisible();
  },
};

export const SomethingLeftOut: Story = {
  play: async ({ canvas }) => {
    const dialog = await assignTo(canvas, "Emil Lindqvist");
    await userEvent.click(dialog.getByRole("button", { name: "Assign Slot" }));
    await expect(await dialog.findAllByText("Please fill in all fields")).toHaveLength(2);
    await expect(await within(document.body).findByText("Missing Information")).toBeInTheDocument();
    await waitFor(() => expect(dialog.getByLabelText("Court")).toHaveFocus());
    // Each empty field has its own message, and loses it as soon as it is filled.
    for (const field of ["Court", "Start", "End"]) {
      await expect(await dialog.findByText(`${field} is required`)).toBeVisible();
    }
    await userEvent.selectOptions(dialog.getByLabelText("Start"), "18:00");
    await waitFor(() => expect(dialog.queryByText("Start is required")).toBeNull());
    await waitFor(() => expect(dialog.queryByText("End is required")).toBeNull());
    await expect(dialog.getByText("Court is required")).toBeVisible();
  },
};

export const CourtsNotLoaded: Story = {
  args: { api: { ...api, instead: on("get", "/days/{date}", down) } },
  play: async ({ canvas }) => {
    const dialog = await assignTo(canvas, "Ana Ruiz");
    await expect(await dialog.findByText("Courts could not be loaded")).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Retry" })).toBeVisible();
  },
};

const taken = (code: string, message: string, details: Record<string, unknown>) => ({
  status: 409,
  code,
  message,
  details,
});

export const JustTaken: Story = {
  args: {
    api: {
      ...api,
      rejectWaitlist: taken("slot_conflict", "This time slot conflicts with an existing booking", {
        alternatives: [
          {
            court_id: "cccccccc-0000-4000-8000-000000000003",
            court_name: "Court 4",
            start_time: "2036-03-10T22:00:00Z",
            end_time: "2036-03-10T23:00:00Z",
          },
        ],
      }),
    },
  },
  play: async ({ canvas }) => {
    const dialog = await assignTo(canvas, "Ana Ruiz");
    await userEvent.click(await dialog.findByRole("button", { name: "Court 2, 18:00 - 19:00" }));
    await userEvent.click(dialog.getByRole("button", { name: "Assign Slot" }));
    await waitFor(() =>
      expect(dialog.getAllByText("This time slot conflicts with an existing booking")).toHaveLength(2),
    );
    await expect(await within(document.body).findByText("Failed to assign slot")).toBeInTheDocument();
    await userEvent.click(await dialog.findByRole("button", { name: "Court 4, 18:00 - 19:00" }));
    await userEvent.click(dialog.getByRole("button", { name: "Assign Slot" }));
    await seeToast("Slot assigned successfully!");
  },
};

export const HeldForAnotherMember: Story = {
  args: {
    api: {
      ...api,
      rejectWaitlist: heldSlot({ offered_to: "Ben Okafor", expires_at: "2036-03-10T16:20:00Z" }),
    },
  },
  play: async ({ canvas }) => {
    const dialog = await assignTo(canvas, "Ana Ruiz");
    await userEvent.click(await dialog.findByRole("button", { name: "Court 2, 18:00 - 19:00" }));
    await userEvent.click(dialog.getByRole("button", { name: "Assign Slot" }));
    await expect(await dialog.findByText(/^Held for Ben Okafor until 12:20\./)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Assign Anyway" }));
    await seeToast("Slot assigned successfully!");
  },
};

/** The slot is held in place of a booking that a closure has canceled: its holder has no place in line. */
export const HeldAsAnAlternative: Story = {
  args: {
    api: {
      ...api,
      rejectWaitlist: heldSlot({
        offered_to: "Ben Okafor",
        expires_at: "2036-03-10T16:20:00Z",
        is_alternative: true,
      }),
    },
  },
  play: async ({ canvas }) => {
    const dialog = await assignTo(canvas, "Ana Ruiz");
    await userEvent.click(await dialog.findByRole("button", { name: "Court 2, 18:00 - 19:00" }));
    await userEvent.click(dialog.getByRole("button", { name: "Assign Slot" }));
    await expect(await dialog.findByText(/it is no longer held for them, and they are notified\.$/)).toBeVisible();
    await expect(dialog.queryByText(/place in line/)).toBeNull();
  },
};

export const Removes: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Remove Ana Ruiz from the waitlist" }));
    const page = within(document.body);
    const dialog = within(await page.findByRole("alertdialog", { name: "Remove Ana Ruiz from the waitlist?" }));
    await userEvent.click(dialog.getByRole("button", { name: "Remove from Waitlist" }));
    await expect(await page.findByText("Removed from waitlist successfully")).toBeInTheDocument();
    await expect(await canvas.findByText("5 entries, longest wait first")).toBeVisible();
  },
};

export const RemovesSome: Story = {
  args: { path: "/waitlist?sort=member" },
  play: async ({ canvas }) => {
    const boxes = await canvas.findAllByRole("checkbox", { name: /^Select (?!all)/ });
    const before = boxes.length;
    await userEvent.click(boxes[0] as HTMLElement);
    await userEvent.click(boxes[1] as HTMLElement);
    const page = within(document.body);
    await userEvent.click(
      within(canvas.getByRole("region", { name: "Selected rows" })).getByRole("button", { name: "Remove" }),
    );
    const dialog = within(await page.findByRole("dialog", { name: "Remove 2 entries from the waitlist?" }));
    await userEvent.click(dialog.getByRole("button", { name: "Remove from Waitlist" }));
    await expect(await page.findByText("Removed from waitlist successfully")).toBeInTheDocument();
    await expect(await canvas.findByText(`${before - 2} entries`)).toBeVisible();
  },
};

/** The counters' skeletons stand within text: a block there would be invalid. */
export const Loading: Story = {
  args: { api: { instead: every(never) } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector("p > [aria-hidden=true]")).not.toBeNull());
    await expect(canvasElement.querySelector("p div")).toBeNull();
  },
};
export const Failed: Story = {
  args: { api: { instead: every(down) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText("–")).toHaveLength(3);
  },
};

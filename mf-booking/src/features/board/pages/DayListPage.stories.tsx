import { on } from "@courtside/contracts/mock-api/on.ts";
import { down, every, never } from "@courtside/contracts/mock-api/responses.ts";
import { fakeMe } from "@courtside/contracts/shell/fake-me.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { failRefresh, loadsOnce, startLoading } from "../../../testing/failed-refresh.ts";
import type { FakeApi } from "../../../testing/fake-api.ts";
import { heldSlot } from "../../../testing/held-slot.ts";
import { InShell } from "../../../testing/InShell.tsx";
import { inactiveCourt, withNames } from "../../../testing/sample-day.ts";
import BoardPage from "./BoardPage.tsx";

const person = (at: number, name: string) => ({
  id: `dddddddd-0000-4000-8000-00000000010${at}`,
  name,
  email: `${name.toLowerCase().replace(" ", ".")}@riverside.test`,
});
const api: FakeApi = {
  day: { filled: withNames },
  members: ["Ana Ruiz", "Ben Okafor", "Anders Holm"].map((name, at) => person(at, name)),
};

const meta: Meta<typeof InShell> = {
  title: "mf-booking/Front desk",
  component: InShell,
  parameters: { layout: "fullscreen" },
  args: { api, me: fakeMe("front_desk"), path: "/bookings?view=list&date=2036-03-10", children: <BoardPage /> },
};
export default meta;

type Story = StoryObj<typeof InShell>;

async function findMember(canvas: ReturnType<typeof within>): Promise<void> {
  await userEvent.type(await canvas.findByRole("combobox", { name: "Member" }), "an");
  await userEvent.click(await within(document.body).findByText("ana.ruiz@riverside.test"));
}

export const TheDayByCourt: Story = {
  tags: ["baseline-long"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Manage Bookings" })).toBeVisible();
    await expect(await canvas.findByText("Blocked: Resurfacing")).toBeVisible();
  },
};

/** What is left on a court that has been deactivated can be canceled; nothing can be booked there. */
export const InactiveCourt: Story = {
  args: { api: { ...api, day: { courts: 2, ...inactiveCourt } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Inactive")).toBeVisible();
    await expect(canvas.getAllByText("Blocked: Court is inactive")).toHaveLength(2);
    await expect(canvas.getByRole("button", { name: "Cancel Court 1, 09:00 - 10:00, Ana Ruiz" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: /^Court 1, .*Available$/ })).toBeNull();
    const choices = within(canvas.getByLabelText("Court")).getAllByRole("option");
    await expect(choices.map(({ textContent }) => textContent)).not.toContain("Court 1");
  },
};

/** The buttons of two bookings, one below the other, do not touch the line between them. */
export const OnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    for (const cancel of await canvas.findAllByRole("button", { name: /^Cancel / })) {
      const row = cancel.closest("li")?.getBoundingClientRect();
      const button = cancel.getBoundingClientRect();
      await expect(button.top - (row?.top ?? 0)).toBeGreaterThanOrEqual(4);
      await expect((row?.bottom ?? 0) - button.bottom).toBeGreaterThanOrEqual(4);
    }
  },
};

export const BooksForAMember: Story = {
  play: async ({ canvas }) => {
    await findMember(canvas);
    await userEvent.click(await canvas.findByRole("button", { name: "Court 1, 10:00 - 11:00, Available" }));
    await expect(canvas.getByLabelText("Start")).toHaveValue("10:00");
    await waitFor(() => expect(canvas.getByRole("button", { name: "Create Booking" })).toHaveFocus());
    await userEvent.selectOptions(canvas.getByLabelText("End"), "11:30");
    await userEvent.click(canvas.getByRole("button", { name: "Create Booking" }));
    await expect(await within(document.body).findByText("Booking created successfully")).toBeInTheDocument();
  },
};

/** A guest without an account, with a member: named and counted. */
export const BooksForAWalkInGuest: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("radio", { name: "Walk-in guest" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Court 1, 10:00 - 11:00, Available" }));
    const name = canvas.getByRole("textbox", { name: "Guest's name" });
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.click(canvas.getByRole("button", { name: "Create Booking" }));
    await expect(canvas.getByText("Name is required")).toBeVisible();
    await userEvent.type(name, "Gus Guest");
    await userEvent.click(await canvas.findByRole("button", { name: "Add player" }));
    await userEvent.type(canvas.getByRole("searchbox", { name: "Find a member" }), "Ana Ruiz");
    await userEvent.click(await canvas.findByRole("button", { name: "Ana Ruiz" }));
    await expect(canvas.getByRole("group", { name: "Players 2 of 4" })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole("button", { name: "Create Booking" }));
    await expect(await within(document.body).findByText("Booking created successfully")).toBeInTheDocument();
    await expect(await canvas.findByText("Gus Guest")).toBeVisible();
  },
};
export const WalkInGuestOnAPhone: Story = { ...BooksForAWalkInGuest, globals: { viewport: { value: "phone" } } };

/** What is rejected of the guest stands with the guest's name. */
export const GuestIsOverTheirVisits: Story = {
  args: {
    api: {
      ...api,
      rejectBooking: {
        status: 422,
        code: "guest_visits_limit",
        message: "Gus Guest has reached the limit of 2 visits a year",
        details: { field: "players.0.guest_name", person: "Gus Guest" },
      },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("radio", { name: "Walk-in guest" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Court 1, 10:00 - 11:00, Available" }));
    await userEvent.type(canvas.getByRole("textbox", { name: "Guest's name" }), "Gus Guest{Enter}");
    await waitFor(() =>
      expect(canvas.getByRole("textbox", { name: "Guest's name" })).toHaveAccessibleDescription(
        "Gus Guest has reached the limit of 2 visits a year",
      ),
    );
  },
};

export const SomethingLeftOut: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Create Booking" }));
    await expect(canvas.getByText("Please fill in all required fields")).toBeVisible();
    await expect(canvas.getByText("Member is required")).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("combobox", { name: "Member" })).toHaveFocus());
    // Each change is checked, also what it makes wrong.
    await canvas.findByRole("button", { name: "Court 1, 10:00 - 11:00, Available" });
    await userEvent.selectOptions(canvas.getByLabelText("Court"), "Court 1");
    await waitFor(() => expect(canvas.queryByText("Court is required")).toBeNull());
    await userEvent.click(canvas.getByRole("radio", { name: "Walk-in guest" }));
    await expect(await canvas.findByText("Name is required")).toBeVisible();
    await expect(canvas.queryByText("Member is required")).toBeNull();
  },
};

const alternatives = [1, 2, 3].map((court) => ({
  court_id: `cccccccc-0000-4000-8000-00000000000${court}`,
  court_name: `Court ${court + 1}`,
  start_time: "2036-03-10T14:00:00.000Z",
  end_time: "2036-03-10T15:00:00.000Z",
}));

export const Taken: Story = {
  args: {
    api: {
      ...api,
      rejectBooking: {
        status: 409,
        code: "slot_conflict",
        message: "This time slot conflicts with an existing booking",
        details: { alternatives },
      },
    },
  },
  play: async ({ canvas }) => {
    await findMember(canvas);
    await userEvent.click(await canvas.findByRole("button", { name: "Court 1, 10:00 - 11:00, Available" }));
    await userEvent.click(canvas.getByRole("button", { name: "Create Booking" }));
    const alert = await canvas.findByRole("alert");
    await expect(alert).toHaveTextContent("This time slot conflicts with an existing booking");
    await expect(await within(document.body).findByText("Failed to create booking")).toBeInTheDocument();
    const offered = within(canvas.getByRole("group", { name: "Available instead" })).getAllByRole("button");
    await expect(offered).toHaveLength(3);
  },
};

/** Staff book a slot that is held for an offer only after a warning. */
export const HeldByTheWaitlist: Story = {
  args: {
    api: {
      ...api,
      instead: on("post", "/bookings", ({ body, reject }) =>
        body.override_hold
          ? undefined
          : reject(heldSlot({ offered_to: "Dai Nguyen", expires_at: "2036-03-10T14:15:00.000Z" })),
      ),
    },
  },
  play: async ({ canvas }) => {
    await findMember(canvas);
    await userEvent.click(await canvas.findByRole("button", { name: "Court 1, 10:00 - 11:00, Available" }));
    await userEvent.click(canvas.getByRole("button", { name: "Create Booking" }));
    await expect(await canvas.findByText(/^Held for Dai Nguyen until 10:15\./)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Book Anyway" }));
    await expect(await within(document.body).findByText("Booking created successfully")).toBeInTheDocument();
  },
};

export const CancelsWithAReason: Story = {
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole("button", { name: /^Cancel Court 1/ });
    if (!first) throw new Error("nothing to cancel");
    await userEvent.click(first);
    const page = within(document.body);
    const dialog = within(await page.findByRole("alertdialog"));
    await userEvent.type(dialog.getByLabelText("Reason (optional)"), "Rain");
    await userEvent.click(dialog.getByRole("button", { name: "Cancel Booking" }));
    await expect(await page.findByText("Booking canceled successfully")).toBeInTheDocument();
  },
};

export const NoCourts: Story = { args: { api: { day: { courts: 0 } } } };
export const Offline: Story = { args: { services: { liveStatus: "offline" } } };
export const Loading: Story = { args: { api: { instead: every(never) } } };
export const Failed: Story = {
  args: { api: { instead: every(down) } },
};
/** The day stays, and says that it may be out of date. */
export const Outdated: Story = {
  args: { api: { ...api, instead: loadsOnce } },
  beforeEach: startLoading,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Blocked: Resurfacing")).toBeVisible();
    failRefresh();
    await expect(await canvas.findByText("The latest changes could not be loaded")).toBeVisible();
    await expect(canvas.getByText("Blocked: Resurfacing")).toBeVisible();
    startLoading();
    await userEvent.click(canvas.getByRole("button", { name: "Retry" }));
    await waitFor(() => expect(canvas.queryByText("The latest changes could not be loaded")).toBeNull());
  },
};

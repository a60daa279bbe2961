import type { Guest } from "@courtside/contracts/api/client.ts";
import type { MockHandler } from "@courtside/contracts/mock-api/mock-api.ts";
import { on } from "@courtside/contracts/mock-api/on.ts";
import { down, every, never, rejection } from "@courtside/contracts/mock-api/responses.ts";
import { fakeMe } from "@courtside/contracts/shell/fake-me.ts";
import { FakeShell } from "@courtside/contracts/shell/testing.tsx";
import { seeToast } from "@courtside/design-system/components/Toast/seeToast.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useMemo } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { fakeGuests, fakeGuestsApi } from "../../../testing/fake-guests-api.ts";
import GuestsPage from "./GuestsPage.tsx";

interface ShownProps {
  role?: "front_desk" | "admin";
  guests?: Guest[];
  instead?: MockHandler;
}

function Shown({ role = "front_desk", guests = fakeGuests, instead }: ShownProps) {
  const fetch = useMemo(() => fakeGuestsApi(guests, instead), [guests, instead]);
  return (
    <FakeShell me={fakeMe(role)} fetch={fetch} path="/admin/guests">
      <GuestsPage />
    </FakeShell>
  );
}

const meta: Meta<typeof Shown> = {
  title: "mf-admin/Guests",
  component: Shown,
  parameters: { layout: "fullscreen" },
};
export default meta;

type Story = StoryObj<typeof Shown>;

const page = () => within(document.body);

export const List: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Jo Smith")).toBeVisible();
    await expect(canvas.getByText("Also Bart Featherstonehaugh, bart@example.test")).toBeVisible();
    await expect(canvas.getByText("$150.00")).toBeVisible();
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };
export const OnATablet: Story = { globals: { viewport: { value: "tablet" } } };
export const InDark: Story = { globals: { theme: "dark" } };
export const Empty: Story = {
  args: { guests: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No guests found")).toBeVisible();
  },
};
export const Loading: Story = { args: { instead: every(never) } };
export const Failed: Story = {
  args: { instead: every(down) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Guests could not be loaded")).toBeVisible();
  },
};

async function open(canvas: ReturnType<typeof within>, name: string) {
  await userEvent.click(await canvas.findByRole("button", { name: `Open ${name}` }));
  return within(await page().findByRole("dialog", { name }));
}

/** Two guests are one person: the one's visits become the other's. */
export const Merges: Story = {
  play: async ({ canvas }) => {
    const sheet = await open(canvas, "Jo Smith");
    await userEvent.click(sheet.getByRole("button", { name: "Merge Into Another Guest" }));
    const dialog = within(await page().findByRole("alertdialog", { name: "Merge Jo Smith?" }));
    await userEvent.click(dialog.getByRole("button", { name: "Merge Guests" }));
    await expect(await dialog.findByText("Choose the guest who is the same person")).toBeVisible();
    await userEvent.type(dialog.getByRole("searchbox", { name: "Find the other guest" }), "joanna");
    await userEvent.click(await dialog.findByRole("radio", { name: /^Joanna Smith/ }));
    await userEvent.click(dialog.getByRole("button", { name: "Merge Guests" }));
    await expect(await page().findByText("Guests merged")).toBeInTheDocument();
    await waitFor(() => expect(canvas.queryByRole("button", { name: "Open Jo Smith" })).toBeNull());
  },
};

export const NotMerged: Story = {
  args: {
    instead: on("post", "/guests/{id}/merge", () =>
      rejection({ status: 409, code: "guests_together", message: "Both play on one booking" }),
    ),
  },
  play: async ({ canvas }) => {
    const sheet = await open(canvas, "Jo Smith");
    await userEvent.click(sheet.getByRole("button", { name: "Merge Into Another Guest" }));
    const dialog = within(await page().findByRole("alertdialog", { name: "Merge Jo Smith?" }));
    await userEvent.type(dialog.getByRole("searchbox", { name: "Find the other guest" }), "joanna");
    await userEvent.click(await dialog.findByRole("radio", { name: /^Joanna Smith/ }));
    await userEvent.click(dialog.getByRole("button", { name: "Merge Guests" }));
    await seeToast("Failed to merge the guests");
    await expect(page().getByText("Both play on one booking")).toBeInTheDocument();
    await expect(dialog.getByRole("button", { name: "Merge Guests" })).toBeVisible();
  },
};

async function searchOther(canvas: ReturnType<typeof within>) {
  const sheet = await open(canvas, "Jo Smith");
  await userEvent.click(sheet.getByRole("button", { name: "Merge Into Another Guest" }));
  const dialog = within(await page().findByRole("alertdialog", { name: "Merge Jo Smith?" }));
  await userEvent.type(dialog.getByRole("searchbox", { name: "Find the other guest" }), "joanna");
  return dialog;
}

let isDown = true;

/** A failed search is not an empty one. */
export const OtherGuestNotSearched: Story = {
  args: { instead: on("get", "/guests", ({ query }) => (isDown && query.search ? down() : undefined)) },
  beforeEach: () => {
    isDown = true;
  },
  play: async ({ canvas }) => {
    const dialog = await searchOther(canvas);
    await expect(await dialog.findByText("Guests could not be loaded")).toBeVisible();
    await expect(dialog.queryByText("No other guest found")).toBeNull();
    isDown = false;
    await userEvent.click(dialog.getByRole("button", { name: "Retry" }));
    await expect(await dialog.findByRole("radio", { name: /^Joanna Smith/ })).toBeVisible();
    await expect(dialog.queryByText("Guests could not be loaded")).toBeNull();
  },
};

export const MoreOtherGuests: Story = {
  args: {
    instead: on("get", "/guests", ({ query, response }) =>
      query.search ? response(200, { data: fakeGuests.slice(1), next_cursor: "more" }) : undefined,
    ),
  },
  play: async ({ canvas }) => {
    const dialog = await searchOther(canvas);
    await expect(await dialog.findByRole("radio", { name: /^Joanna Smith/ })).toBeVisible();
    await expect(await dialog.findByText("More guests match. Type more of the name.")).toBeVisible();
  },
};

/** An address that complained gets no mails until an admin says that they are wanted. */
export const ClearsAMark: Story = {
  args: { role: "admin" },
  play: async ({ canvas }) => {
    const sheet = await open(canvas, "Joanna Smith");
    await userEvent.click(await sheet.findByRole("button", { name: "Clear the mark of Joanna Smith" }));
    const dialog = within(await page().findByRole("alertdialog", { name: "Mail Joanna Smith again?" }));
    await userEvent.click(dialog.getByRole("button", { name: "Clear" }));
    await seeToast("Mark Cleared");
    await waitFor(() => expect(sheet.queryByText(/^Reported spam/)).toBeNull());
  },
};

export const MarkIsForAdmins: Story = {
  play: async ({ canvas }) => {
    const sheet = await open(canvas, "Joanna Smith");
    await expect(await sheet.findByText(/^Reported spam/)).toBeVisible();
    await expect(sheet.queryByRole("button", { name: /^Clear the mark/ })).toBeNull();
  },
};

export const MarkNotCleared: Story = {
  args: { role: "admin", instead: on("delete", "/guests/{id}/mail-mark", down) },
  play: async ({ canvas }) => {
    const sheet = await open(canvas, "Joanna Smith");
    await userEvent.click(await sheet.findByRole("button", { name: "Clear the mark of Joanna Smith" }));
    await userEvent.click(within(await page().findByRole("alertdialog")).getByRole("button", { name: "Clear" }));
    await seeToast("Failed to clear the mark");
    await expect(sheet.getByText(/^Reported spam/)).toBeVisible();
  },
};

async function split(sheet: ReturnType<typeof within>) {
  await userEvent.click(await sheet.findByRole("checkbox", { name: /Court 2/ }));
  const name = sheet.getByRole("textbox", { name: "Name of the other guest" });
  await userEvent.clear(name);
  await userEvent.type(name, "Jo Smith Jr");
  await userEvent.click(sheet.getByRole("button", { name: "Split Off 1 Visit" }));
}

/** One guest is two persons: chosen visits become another's. */
export const Splits: Story = {
  play: async ({ canvas }) => {
    await split(await open(canvas, "Jo Smith"));
    await seeToast("Guest split");
    await expect(await page().findByText("Jo Smith Jr is a guest of their own now")).toBeInTheDocument();
    await expect(await canvas.findByRole("button", { name: "Open Jo Smith Jr" })).toBeVisible();
  },
};

const BART = "Bartholomew Featherstonehaugh";

/** A guest who was merged is chosen already if the visit has that name; of other visits staff say whose they were. */
export const SplitsAMergedGuest: Story = {
  play: async ({ canvas }) => {
    const sheet = await open(canvas, BART);
    await expect(await sheet.findByText("The latest 3 of 312")).toBeVisible();
    await userEvent.click(sheet.getByRole("checkbox", { name: /Court 1/ }));
    await expect(sheet.getByRole("button", { name: "Split Off 1 Visit" })).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(sheet.getByRole("checkbox", { name: /Court 1/ }));
    await userEvent.click(sheet.getByRole("checkbox", { name: /Court 2/ }));
    await expect(sheet.getByRole("radio", { name: /bart@example\.test/ })).toBeChecked();
    await expect(sheet.queryByRole("textbox", { name: "Name of the other guest" })).toBeNull();
    await userEvent.click(sheet.getByRole("button", { name: "Split Off 1 Visit" }));
    await seeToast("Guest split");
    await expect(await canvas.findByRole("button", { name: `Open ${BART} Jr` })).toBeVisible();
  },
};

/** All visits that are shown are not all that the guest has. */
export const SplitsAllThatAreShown: Story = {
  play: async ({ canvas }) => {
    const sheet = await open(canvas, BART);
    for (const visit of await sheet.findAllByRole("checkbox")) await userEvent.click(visit);
    await userEvent.click(sheet.getByRole("radio", { name: /^Another guest/ }));
    await expect(sheet.queryByText("A guest keeps at least one visit")).toBeNull();
    await userEvent.click(sheet.getByRole("button", { name: "Split Off 3 Visits" }));
    await seeToast("Guest split");
  },
};

export const VisitOfAnotherYear: Story = {
  play: async ({ canvas }) => {
    const sheet = await open(canvas, "Jo Smith");
    const visit = await sheet.findByRole("checkbox", { name: /^Monday, December 30, 2024, 10:00, Court 3/ });
    await expect(visit).toBeVisible();
  },
};

export const KeepsOneVisit: Story = {
  play: async ({ canvas }) => {
    const sheet = await open(canvas, "Jo Smith");
    for (const visit of await sheet.findAllByRole("checkbox")) await userEvent.click(visit);
    await expect(await sheet.findByText("A guest keeps at least one visit")).toBeVisible();
    await expect(sheet.getByRole("button", { name: "Split Off 3 Visits" })).toHaveAttribute("aria-disabled", "true");
  },
};

export const NotSplit: Story = {
  args: { instead: on("post", "/guests/{id}/split", down) },
  play: async ({ canvas }) => {
    const sheet = await open(canvas, "Jo Smith");
    await split(sheet);
    await seeToast("Failed to split the guest");
    await expect(sheet.getByRole("button", { name: "Split Off 1 Visit" })).toBeVisible();
    await expect(sheet.getByRole("textbox", { name: "Name of the other guest" })).toHaveValue("Jo Smith Jr");
  },
};

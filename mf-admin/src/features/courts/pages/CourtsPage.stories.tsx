import { mockApi } from "@courtside/contracts/mock-api/mock-api.ts";
import { down, every, never } from "@courtside/contracts/mock-api/responses.ts";
import { FakeShell } from "@courtside/contracts/shell/testing.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { fakeAdmin, fakeCourts } from "../../../testing/fake-club.ts";
import { fakeCourtsApi } from "../../../testing/fake-courts-api.ts";
import CourtsPage from "./CourtsPage.tsx";

const meta: Meta<typeof FakeShell> = {
  title: "mf-admin/Courts",
  component: FakeShell,
  parameters: { layout: "fullscreen" },
  args: { me: fakeAdmin, path: "/admin/courts", fetch: fakeCourtsApi(), children: <CourtsPage /> },
};
export default meta;

type Story = StoryObj<typeof FakeShell>;

const page = () => within(document.body);
const withOneClosed = fakeCourts.map((court, at) => ({ ...court, is_active: at !== 1 }));
const full = { status: 409, code: "plan_limit", message: "The club's plan is limited to 4 courts." };
const taken = { status: 409, code: "court_name_taken", message: "A court with this name already exists" };

export const Courts: Story = { args: { fetch: fakeCourtsApi({ courts: withOneClosed }) } };
export const OnAPhone: Story = {
  args: { fetch: fakeCourtsApi({ courts: withOneClosed }) },
  globals: { viewport: { value: "phone" } },
};
export const None: Story = { args: { fetch: fakeCourtsApi({ courts: [] }) } };

export const Adds: Story = {
  args: { fetch: fakeCourtsApi() },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Add Court" }));
    const dialog = within(await page().findByRole("dialog", { name: "Add Court" }));
    await userEvent.click(dialog.getByRole("button", { name: "Add Court" }));
    await expect(await dialog.findByText("Please fill in all required fields")).toBeVisible();
    await userEvent.type(dialog.getByLabelText("Name"), "Stadium");
    await userEvent.selectOptions(dialog.getByLabelText("Sport"), "Tennis");
    await userEvent.click(dialog.getByRole("button", { name: "Add Court" }));
    await expect(await page().findByText("Court added successfully")).toBeInTheDocument();
  },
};

export const NotAdded: Story = {
  args: { fetch: fakeCourtsApi({ reject: taken }) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Add Court" }));
    const dialog = within(await page().findByRole("dialog", { name: "Add Court" }));
    await userEvent.type(dialog.getByLabelText("Name"), "Tennis 1");
    await userEvent.selectOptions(dialog.getByLabelText("Sport"), "Tennis");
    await userEvent.click(dialog.getByRole("button", { name: "Add Court" }));
    await expect(await page().findByText(`Failed to add court: ${taken.message}`)).toBeInTheDocument();
  },
};

/** A range and a name, of which one exists already: previewed, then added at once. */
export const AddsSeveral: Story = {
  args: { fetch: fakeCourtsApi() },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Add Several" }));
    const dialog = within(await page().findByRole("dialog", { name: "Add Several Courts" }));
    await userEvent.click(dialog.getByRole("button", { name: "Add Courts" }));
    await expect(await dialog.findByText("Names are required")).toBeVisible();
    await userEvent.type(dialog.getByLabelText("Names"), "8-1");
    await expect(dialog.getByText("“8-1” counts down: a range goes upwards, such as 1-8")).toBeVisible();
    await userEvent.clear(dialog.getByLabelText("Names"));
    await userEvent.type(dialog.getByLabelText("Names"), "Tennis 1-8, Centre Court");
    await userEvent.selectOptions(dialog.getByLabelText("Sport"), "Tennis");
    await userEvent.click(dialog.getByRole("radio", { name: "Outdoor" }));
    await userEvent.selectOptions(dialog.getByLabelText("Surface"), "Clay");
    await expect(dialog.getByText("7 courts will be added:")).toBeVisible();
    await expect(dialog.getByText("Left out, because they exist already: Tennis 1, Tennis 2")).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Add 7 Courts" }));
    await expect(await page().findByText("7 courts added successfully")).toBeInTheDocument();
    await expect(await canvas.findByText("Centre Court")).toBeVisible();
    await expect(canvas.getAllByText("Clay, outdoor")).toHaveLength(7);
  },
};

export const SeveralNotAdded: Story = {
  args: { fetch: fakeCourtsApi({ reject: full }) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Add Several" }));
    const dialog = within(await page().findByRole("dialog", { name: "Add Several Courts" }));
    await userEvent.type(dialog.getByLabelText("Names"), "5-9");
    await userEvent.selectOptions(dialog.getByLabelText("Sport"), "Tennis");
    await userEvent.click(dialog.getByRole("button", { name: "Add 5 Courts" }));
    await expect(await dialog.findByText("Your plan is full")).toBeVisible();
    await expect(
      await page().findByText("Failed to add courts: The club's plan is limited to 4 courts."),
    ).toBeInTheDocument();
  },
};

/** The plan allows no further court, neither added nor opened. */
export const PlanIsFull: Story = {
  args: { fetch: fakeCourtsApi({ courts: withOneClosed, reject: full }) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("switch", { name: "Tennis 2 active" }));
    await expect(await canvas.findByRole("link", { name: "Compare Plans" })).toHaveAttribute("href", "/upgrade");
    await userEvent.click(canvas.getByRole("button", { name: "Add Court" }));
    const dialog = within(await page().findByRole("dialog", { name: "Add Court" }));
    await userEvent.type(dialog.getByLabelText("Name"), "Tennis 5");
    await userEvent.selectOptions(dialog.getByLabelText("Sport"), "Tennis");
    await userEvent.click(dialog.getByRole("button", { name: "Add Court" }));
    await expect(await dialog.findByText("Your plan is full")).toBeVisible();
    await expect(dialog.getByRole("link", { name: "Compare Plans" })).toBeVisible();
  },
};

export const Renames: Story = {
  args: { fetch: fakeCourtsApi() },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Edit Tennis 1" }));
    const dialog = within(await page().findByRole("dialog", { name: "Edit Tennis 1" }));
    await userEvent.clear(dialog.getByLabelText("Name"));
    await userEvent.click(dialog.getByRole("button", { name: "Save" }));
    await expect(await dialog.findByText("Please fill in all required fields")).toBeVisible();
    await userEvent.type(dialog.getByLabelText("Name"), "Centre Court");
    await userEvent.click(dialog.getByRole("button", { name: "Save" }));
    await expect(await canvas.findByText("Centre Court")).toBeVisible();
  },
};

export const NotRenamed: Story = {
  args: { fetch: fakeCourtsApi({ reject: taken }) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Edit Tennis 1" }));
    const dialog = within(await page().findByRole("dialog", { name: "Edit Tennis 1" }));
    await userEvent.type(dialog.getByLabelText("Name"), "0");
    await userEvent.click(dialog.getByRole("button", { name: "Save" }));
    await expect(await page().findByText(`Failed to update court: ${taken.message}`)).toBeInTheDocument();
    await expect(dialog.getByLabelText("Name")).toHaveValue("Tennis 10");
  },
};

/** It has no bookings, so it is closed at once. */
export const Deactivates: Story = {
  args: { fetch: fakeCourtsApi() },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("switch", { name: "Tennis 1 active" }));
    await expect(await page().findByText("Court status updated successfully")).toBeInTheDocument();
    await waitFor(() => expect(canvas.getByRole("switch", { name: "Tennis 1 active" })).not.toBeChecked());
  },
};

export const AffectsBookings: Story = {
  args: { fetch: fakeCourtsApi({ affected: 3 }) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("switch", { name: "Tennis 1 active" }));
    const dialog = within(await page().findByRole("alertdialog", { name: "Deactivate Tennis 1?" }));
    const list = within(await dialog.findByRole("list", { name: "Future bookings" }));
    await expect(list.getAllByRole("listitem")).toHaveLength(3);
    await expect(dialog.getByRole("link", { name: "All bookings of Tennis 1" })).toHaveAttribute(
      "href",
      `/all-bookings?court=${fakeCourts[0]?.id}`,
    );
    await expect(canvas.getByRole("switch", { name: "Tennis 1 active" })).toBeChecked();
    await userEvent.click(dialog.getByRole("button", { name: "Deactivate" }));
    await waitFor(() => expect(canvas.getByRole("switch", { name: "Tennis 1 active" })).not.toBeChecked());
  },
};

export const AffectsEventsToo: Story = {
  args: { fetch: fakeCourtsApi({ affected: 1, events: 2 }) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("switch", { name: "Tennis 1 active" }));
    const dialog = within(await page().findByRole("alertdialog", { name: "Deactivate Tennis 1?" }));
    const dates = within(await dialog.findByRole("list", { name: "Event dates" }));
    await expect(dates.getAllByText("Ladder Night (event)")).toHaveLength(2);
    await expect(dialog.getByText(/1 future booking and 2 event dates stand on it/)).toBeInTheDocument();
  },
};

export const ShowsAffectedLater: Story = {
  args: { fetch: fakeCourtsApi({ courts: withOneClosed, affected: 2 }) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Future bookings of Tennis 2" }));
    const dialog = within(await page().findByRole("dialog", { name: "Future bookings of Tennis 2" }));
    await waitFor(() => expect(dialog.getByText("Maya Chen")).toBeVisible());
  },
};

/** A court may have a number of players of its own; empty, it is that of its sport. */
export const OwnNumberOfPlayers: Story = {
  args: { fetch: fakeCourtsApi() },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Edit Tennis 1" }));
    const dialog = within(await page().findByRole("dialog", { name: "Edit Tennis 1" }));
    const field = dialog.getByLabelText("Players per booking");
    await expect(dialog.getByText("Left empty, it is that of Tennis: 4")).toBeVisible();
    await userEvent.type(field, "31");
    await userEvent.click(dialog.getByRole("button", { name: "Save" }));
    await expect(await dialog.findByText("Players must be between 1 and 30")).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, "2");
    await userEvent.click(dialog.getByRole("button", { name: "Save" }));
    await expect(await page().findByText("Court updated")).toBeInTheDocument();
    await userEvent.click(await canvas.findByRole("button", { name: "Edit Tennis 1" }));
    const again = within(await page().findByRole("dialog", { name: "Edit Tennis 1" }));
    await expect(again.getByLabelText("Players per booking")).toHaveValue(2);
  },
};

export const Loading: Story = { args: { fetch: mockApi(every(never)) } };
export const Failed: Story = {
  args: {
    fetch: mockApi(every(down)),
  },
};

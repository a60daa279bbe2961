import { fakeMe } from "@courtside/contracts/shell/fake-me.ts";
import { FakeShell } from "@courtside/contracts/shell/testing.tsx";
import { seeToast } from "@courtside/design-system/components/Toast/seeToast.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { fakeInvited, managedCoaches } from "../../../testing/fake-coaches.ts";
import { fakeCoachesApi } from "../../../testing/fake-coaches-api.ts";
import ManageCoachesPage from "./ManageCoachesPage.tsx";

const staffed = { coaches: managedCoaches, invited: fakeInvited };

const meta: Meta<typeof FakeShell> = {
  title: "mf-coach/Manage Coaches",
  component: FakeShell,
  parameters: { layout: "fullscreen" },
  args: {
    me: fakeMe("admin"),
    path: "/manage/coaches",
    fetch: fakeCoachesApi(staffed),
    children: <ManageCoachesPage />,
  },
};
export default meta;

type Story = StoryObj<typeof FakeShell>;

const page = () => within(document.body);
const openDialog = async (button: string, title: string) => {
  await userEvent.click(await page().findByRole("button", { name: button }));
  return within(await page().findByRole("dialog", { name: title }));
};

export const AnAdmin: Story = {
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole("list", { name: "Coaches" }));
    await expect(list.getAllByRole("listitem").length).toBeGreaterThanOrEqual(5);
    await expect(list.getByText("Invited")).toBeVisible();
    await expect(list.getByText("Invitation expired")).toBeVisible();
    await expect(list.getByText("Padel (not offered)")).toBeVisible();
    await userEvent.click(canvas.getByRole("radio", { name: "Squash" }));
    await expect(list.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual([
      "ARAna Ruiz",
      "SLSam Lee",
    ]);
  },
};
export const AsATable: Story = {
  args: { path: "/manage/coaches?view=table&sport=squash&sort=-name" },
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole("table", { name: "Coaches" }));
    const rows = table.getAllByRole("row").map(({ textContent }) => textContent ?? "");
    await expect(rows).toHaveLength(3);
    await expect(rows[1]).toContain("Sam Lee");
    await expect(rows[2]).toContain("Ana Ruiz");
    await userEvent.click(table.getByRole("button", { name: "Edit Ana Ruiz" }));
    await expect(await page().findByRole("dialog", { name: "Edit Coach" })).toBeVisible();
  },
};
export const ATableOnAPhone: Story = {
  args: { path: "/manage/coaches?view=table" },
  globals: { viewport: { value: "phone" } },
};
export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };
export const OnATablet: Story = { globals: { viewport: { value: "tablet" } } };

export const WhatIsMissing: Story = {
  play: async () => {
    const dialog = await openDialog("Add Coach", "Add Coach");
    await userEvent.click(dialog.getByRole("button", { name: "Add Coach" }));
    for (const text of ["Name is required", "Email is required", "Please select at least one sport"])
      await expect(await dialog.findByText(text)).toBeVisible();
    await waitFor(() => expect(dialog.getByLabelText("Name")).toHaveFocus());
    await userEvent.type(dialog.getByLabelText("Name"), "Ana Ruiz");
    await userEvent.type(dialog.getByLabelText("Email"), "ana@club");
    await userEvent.click(dialog.getByRole("button", { name: "Add Coach" }));
    await expect(await dialog.findByText("Invalid email address")).toBeVisible();
    await waitFor(() => expect(dialog.getByLabelText("Email")).toHaveFocus());
  },
};

async function addNoor() {
  const dialog = await openDialog("Add Coach", "Add Coach");
  await userEvent.type(dialog.getByLabelText("Name"), "Noor Haddad");
  await userEvent.type(dialog.getByLabelText("Email"), "noor@example.test");
  await userEvent.click(dialog.getByRole("checkbox", { name: "Tennis" }));
  await userEvent.click(dialog.getByRole("button", { name: "Add Coach" }));
  return dialog;
}

export const Adds: Story = {
  args: { fetch: fakeCoachesApi({ coaches: managedCoaches }) },
  play: async ({ canvas }) => {
    await addNoor();
    await seeToast("Coach added successfully!");
    await expect(await canvas.findByRole("heading", { name: "Noor Haddad" })).toBeVisible();
    await expect(await canvas.findByText("Invited")).toBeVisible();
  },
};

export const AddIsRejected: Story = {
  args: {
    fetch: fakeCoachesApi({
      ...staffed,
      reject: {
        status: 409,
        code: "already_invited",
        message: "This person has already been invited",
        details: { field: "email" },
      },
    }),
  },
  play: async () => {
    const dialog = await addNoor();
    await seeToast("Failed to add coach");
    await expect(await dialog.findByText("This person has already been invited")).toBeVisible();
    await expect(dialog.getByLabelText("Name")).toHaveValue("Noor Haddad");
  },
};

export const Edits: Story = {
  args: { me: fakeMe("front_desk"), fetch: fakeCoachesApi(staffed) },
  play: async ({ canvas }) => {
    const dialog = await openDialog("Edit Dev Patel", "Edit Coach");
    await expect(dialog.getByLabelText("Email")).toHaveAttribute("readonly");
    await expect(dialog.getByRole("checkbox", { name: "Padel" })).toBeChecked();
    await userEvent.type(dialog.getByLabelText("Bio"), "Short courts, long rallies.");
    await userEvent.click(dialog.getByRole("button", { name: "Save Changes" }));
    await seeToast("Coach updated successfully!");
    await expect(await canvas.findByText("Short courts, long rallies.")).toBeVisible();
  },
};

export const EditFails: Story = {
  args: {
    fetch: fakeCoachesApi({ ...staffed, reject: { status: 404, code: "not_found", message: "Coach not found" } }),
  },
  play: async () => {
    const dialog = await openDialog("Edit Dev Patel", "Edit Coach");
    await userEvent.type(dialog.getByLabelText("Name"), "a");
    await userEvent.click(dialog.getByRole("button", { name: "Save Changes" }));
    await seeToast("Failed to update coach");
    await expect(await dialog.findByText("Coach not found")).toBeVisible();
  },
};

export const Offline: Story = {
  args: { services: { liveStatus: "offline" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Add Coach" })).toBeDisabled();
  },
};

export const None: Story = {
  args: { fetch: fakeCoachesApi({ coaches: [] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No coaches yet")).toBeVisible();
  },
};

/** The list of the dialog says what becomes of each; a coach who has the sport already stays as they are. */
export const ChangesSportsOfMany: Story = {
  args: { fetch: fakeCoachesApi(staffed), path: "/manage/coaches?view=table" },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("checkbox", { name: "Select all of Coaches" }));
    await userEvent.click(canvas.getByRole("button", { name: "Change sports" }));
    const dialog = within(await page().findByRole("dialog", { name: /^Change the sports of \d+ coaches$/ }));
    const confirm = dialog.getByRole("button", { name: "Change sports" });
    await expect(confirm).toBeDisabled();
    await userEvent.selectOptions(dialog.getByLabelText("Sport"), "Pickleball");
    await expect(dialog.getAllByText(/→ .*Pickleball/)[0]).toBeVisible();
    await userEvent.click(confirm);
    await seeToast("Coach updated successfully!");
    const rows = canvas.getAllByRole("row").filter((row) => within(row).queryByRole("button", { name: /^Edit / }));
    for (const row of rows) await expect(await within(row).findByText(/Pickleball/)).toBeVisible();
  },
};

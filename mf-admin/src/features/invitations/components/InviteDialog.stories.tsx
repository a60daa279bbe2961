import { mockApi } from "@courtside/contracts/mock-api/mock-api.ts";
import { every, never, unreachable } from "@courtside/contracts/mock-api/responses.ts";
import { FakeShell } from "@courtside/contracts/shell/testing.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { fakeAdmin } from "../../../testing/fake-club.ts";
import { fakeInvitationsApi } from "../../../testing/fake-invitations-api.ts";
import { seeToast } from "../../../testing/seeToast.ts";
import { InviteDialog } from "./InviteDialog.tsx";

const onClose = fn();

const meta: Meta<typeof FakeShell> = {
  title: "mf-admin/InviteDialog",
  component: FakeShell,
  args: { me: fakeAdmin, fetch: fakeInvitationsApi(), children: <InviteDialog onClose={onClose} /> },
};
export default meta;

type Story = StoryObj<typeof FakeShell>;

const openDialog = async () => {
  onClose.mockClear();
  return within(await within(document.body).findByRole("dialog", { name: "Invite New Member" }));
};

export const Open: Story = {};
export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };

export const Sends: Story = {
  play: async () => {
    const dialog = await openDialog();
    const send = dialog.getByRole("button", { name: "Send Invitation" });
    await userEvent.click(send);
    await seeToast("Missing Information");
    await seeToast("Please fill in all required fields.");
    await expect(dialog.getByLabelText("Full Name")).toHaveFocus();
    await userEvent.type(dialog.getByLabelText("Full Name"), "Dora Lind");
    await userEvent.type(dialog.getByLabelText("Email Address"), "taken@example.com");
    await userEvent.click(send);
    await expect(await dialog.findByText("This person belongs to your club already")).toBeVisible();
    await userEvent.clear(dialog.getByLabelText("Email Address"));
    await userEvent.type(dialog.getByLabelText("Email Address"), "dora@example.com");
    await userEvent.selectOptions(dialog.getByLabelText("Role"), "Front Desk");
    await userEvent.click(send);
    await seeToast("Invitation Sent");
    const said = "Invitation sent to the invited address. They will receive an email to complete their signup.";
    await seeToast(said);
    await expect(onClose).toHaveBeenCalledOnce();
  },
};

/** A member of another club: the invitation is sent, with a note that they cannot accept yet. */
export const InAnotherClub: Story = {
  play: async () => {
    const dialog = await openDialog();
    await userEvent.type(dialog.getByLabelText("Full Name"), "Eli Where");
    await userEvent.type(dialog.getByLabelText("Email Address"), "elsewhere@example.com");
    await userEvent.click(dialog.getByRole("button", { name: "Send Invitation" }));
    await seeToast("Invitation Sent");
    await seeToast("They cannot accept yet");
  },
};

export const CannotBeReached: Story = {
  args: { fetch: mockApi(every(unreachable)) },
  play: async () => {
    const dialog = await openDialog();
    await userEvent.type(dialog.getByLabelText("Full Name"), "Dora Lind");
    await userEvent.type(dialog.getByLabelText("Email Address"), "dora@example.com");
    await userEvent.click(dialog.getByRole("button", { name: "Send Invitation" }));
    await seeToast("Error");
    await seeToast("Failed to send invitation. Please try again.");
    await expect(onClose).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole("button", { name: "Cancel" }));
    await expect(onClose).toHaveBeenCalledOnce();
  },
};

export const OnItsWay: Story = {
  args: { fetch: mockApi(every(never)) },
  play: async () => {
    const dialog = await openDialog();
    await userEvent.type(dialog.getByLabelText("Full Name"), "Dora Lind");
    await userEvent.type(dialog.getByLabelText("Email Address"), "dora@example.com");
    await userEvent.click(dialog.getByRole("button", { name: "Send Invitation" }));
    await expect(await dialog.findByRole("button", { name: "Sending..." })).toHaveAttribute("aria-disabled", "true");
    await expect(dialog.getByRole("button", { name: "Cancel" })).toBeDisabled();
  },
};

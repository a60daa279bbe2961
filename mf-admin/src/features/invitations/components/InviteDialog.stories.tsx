import { mockApi } from "@courtside/contracts/mock-api/mock-api.ts";
import { on } from "@courtside/contracts/mock-api/on.ts";
import { every, never, unreachable } from "@courtside/contracts/mock-api/responses.ts";
import { FakeShell } from "@courtside/contracts/shell/testing.tsx";
import { seeToast } from "@courtside/design-system/components/Toast/seeToast.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { fakeAdmin } from "../../../testing/fake-club.ts";
import { fakeInvitationsApi } from "../../../testing/fake-invitations-api.ts";
import InviteDialog from "./InviteDialog.tsx";

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
    const emails = dialog.getByLabelText("Email Addresses");
    await userEvent.click(dialog.getByRole("button", { name: "Send Invitation" }));
    await expect(await dialog.findByText("Email is required")).toBeVisible();
    await waitFor(() => expect(emails).toHaveFocus());
    await userEvent.type(emails, "Dora Lind <dora@example.com>");
    await userEvent.click(dialog.getByLabelText(/^Front Desk/));
    await userEvent.click(dialog.getByRole("button", { name: "Send Invitation" }));
    await seeToast("Invitation Sent");
    await seeToast("Invitation sent to the invited address. They will receive an email to complete their signup.");
    await expect(onClose).toHaveBeenCalledOnce();
  },
};

/** Neither while a single address is typed nor while it is checked does anything move: a press meets what the eye saw. */
export const NothingMovesWhileChecked: Story = {
  args: { fetch: mockApi(on("post", "/invitation-checks", never), ...fakeInvitationsApi().handlers) },
  play: async () => {
    const dialog = await openDialog();
    const send = dialog.getByRole("button", { name: "Send Invitation" });
    const { top } = send.getBoundingClientRect();
    for (const part of ["dora", "@example.com"]) {
      await userEvent.type(dialog.getByLabelText("Email Addresses"), part);
      await expect(send.getBoundingClientRect().top).toBe(top);
      await expect(dialog.queryByRole("list", { name: "Addresses" })).toBeNull();
    }
  },
};

/** An address that the club knows already is listed with what is known of it. */
export const KnownAlready: Story = {
  play: async () => {
    const dialog = await openDialog();
    await userEvent.type(dialog.getByLabelText("Email Addresses"), "taken@example.com");
    await expect(await dialog.findByText("This person belongs to your club already")).toBeVisible();
  },
};

/** A member of another club: the invitation is sent, with a note that they cannot accept yet. */
export const InAnotherClub: Story = {
  play: async () => {
    const dialog = await openDialog();
    await userEvent.type(dialog.getByLabelText("Email Addresses"), "elsewhere@example.com");
    await userEvent.click(dialog.getByRole("button", { name: "Send Invitation" }));
    await seeToast("Invitation Sent");
    await seeToast("They cannot accept yet");
  },
};

export const CannotBeReached: Story = {
  args: { fetch: mockApi(every(unreachable)) },
  play: async () => {
    const dialog = await openDialog();
    await userEvent.type(dialog.getByLabelText("Email Addresses"), "dora@example.com");
    await userEvent.click(dialog.getByRole("button", { name: "Send Invitation" }));
    await seeToast("Failed to send invitation: The connection was lost. Send again: no person is invited twice.");
    await expect(onClose).not.toHaveBeenCalled();
    // The toast has one too.
    const [close] = dialog.getAllByRole("button", { name: "Close" });
    await userEvent.click(close as HTMLElement);
    const question = within(await within(document.body).findByRole("alertdialog", { name: "Discard what you wrote?" }));
    await expect(onClose).not.toHaveBeenCalled();
    await userEvent.click(question.getByRole("button", { name: "Discard" }));
    await expect(onClose).toHaveBeenCalledOnce();
  },
};

export const OnItsWay: Story = {
  args: { fetch: mockApi(every(never)) },
  play: async () => {
    const dialog = await openDialog();
    await userEvent.type(dialog.getByLabelText("Email Addresses"), "dora@example.com");
    await userEvent.click(dialog.getByRole("button", { name: "Send Invitation" }));
    await expect(await dialog.findByRole("button", { name: "Sending..." })).toHaveAttribute("aria-disabled", "true");
    await expect(dialog.getByRole("button", { name: "Close" })).toBeDisabled();
  },
};

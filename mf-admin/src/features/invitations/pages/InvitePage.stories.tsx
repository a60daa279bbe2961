import { mockApi } from "@courtside/contracts/mock-api/mock-api.ts";
import { on } from "@courtside/contracts/mock-api/on.ts";
import { down, every, never } from "@courtside/contracts/mock-api/responses.ts";
import { FakeShell } from "@courtside/contracts/shell/testing.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { fakeAdmin } from "../../../testing/fake-club.ts";
import { fakeInvitationsApi } from "../../../testing/fake-invitations-api.ts";
import { seeToast } from "../../../testing/seeToast.ts";
import InvitePage from "./InvitePage.tsx";

const meta: Meta<typeof FakeShell> = {
  title: "mf-admin/Invite",
  component: FakeShell,
  parameters: { layout: "fullscreen" },
  args: { me: fakeAdmin, path: "/admin/invite", fetch: fakeInvitationsApi(), children: <InvitePage /> },
};
export default meta;

type Story = StoryObj<typeof FakeShell>;

export const Settled: Story = {};
export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };

export const Invites: Story = {
  args: { fetch: fakeInvitationsApi() },
  play: async ({ canvas }) => {
    const email = await canvas.findByLabelText("Email Address");
    const send = canvas.getByRole("button", { name: "Send Invitation" });
    await userEvent.click(send);
    await expect(canvas.getByRole("alert")).toHaveTextContent("Email is required");
    await expect(email).toHaveFocus();
    await userEvent.type(email, "dora");
    await userEvent.click(send);
    await expect(canvas.getByRole("alert")).toHaveTextContent("Please enter a valid email address");
    await userEvent.type(email, "@example.com");
    await userEvent.click(canvas.getByLabelText(/^Coach/));
    await userEvent.click(send);
    await expect(await canvas.findByText("dora@example.com")).toBeVisible();
    await expect(email).toHaveValue("");
    await expect(canvas.getByLabelText(/^Member/)).toBeChecked();
  },
};

export const SaysWhyNot: Story = {
  args: { fetch: fakeInvitationsApi() },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText("Email Address"), "taken@example.com");
    await userEvent.click(canvas.getByRole("button", { name: "Send Invitation" }));
    const said = "Failed to send invitation: This person belongs to your club already";
    await seeToast(said);
  },
};

export const TakesBack: Story = {
  args: { fetch: fakeInvitationsApi() },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Revoke the invitation of cleo@example.com" }));
    const dialog = within(await within(document.body).findByRole("alertdialog"));
    await expect(dialog.getByRole("button", { name: "Keep Invitation" })).toHaveFocus();
    await userEvent.click(dialog.getByRole("button", { name: "Revoke Invitation" }));
    await seeToast("Invitation revoked");
    await waitFor(() => expect(canvas.queryByText("cleo@example.com")).toBeNull());
  },
};

export const NotTakenBack: Story = {
  args: {
    fetch: mockApi(
      on("post", "/invitations/{id}/revoke", ({ reject }) =>
        reject({ status: 503, code: "unavailable", message: "Busy" }),
      ),
      ...fakeInvitationsApi().handlers,
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Revoke the invitation of cleo@example.com" }));
    const dialog = within(await within(document.body).findByRole("alertdialog"));
    await userEvent.click(dialog.getByRole("button", { name: "Revoke Invitation" }));
    await seeToast("Failed to revoke invitation: Busy");
    await expect(canvas.getByText("cleo@example.com")).toBeVisible();
  },
};

/** A new link replaces an expired one. */
export const SendsAgain: Story = {
  args: { fetch: fakeInvitationsApi() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Expired")).toBeVisible();
    const resend = canvas.getByRole("button", { name: "Resend the invitation to cleo@example.com" });
    await expect(resend).toHaveTextContent("Resend");
    await userEvent.click(resend);
    await seeToast("Invitation Sent");
    await waitFor(() => expect(canvas.queryByText("Expired")).toBeNull());
  },
};

export const SignedOut: Story = {
  args: { me: null, fetch: fakeInvitationsApi() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/temporary access mode/)).toBeVisible();
    await userEvent.type(canvas.getByLabelText("Email Address"), "first@example.com");
    await userEvent.click(canvas.getByRole("button", { name: "Send Invitation" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("You must be logged in to send invites");
    await userEvent.type(canvas.getByLabelText("Set-up secret"), "right");
    await userEvent.click(canvas.getByRole("button", { name: "Send Invitation" }));
    await seeToast("Invitation Sent");
  },
};

export const WithoutAClub: Story = {
  args: { me: { ...fakeAdmin, club: null, role: null, effective_role: null } },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText("Email Address"), "dora@example.com");
    await userEvent.click(canvas.getByRole("button", { name: "Send Invitation" }));
    await seeToast("No club associated with admin");
  },
};

export const NotForMembers: Story = { args: { me: { ...fakeAdmin, role: "member", effective_role: "member" } } };
export const NothingPending: Story = { args: { fetch: fakeInvitationsApi([]) } };
export const Loading: Story = { args: { fetch: mockApi(every(never)) } };
export const Failed: Story = {
  args: {
    fetch: mockApi(every(down)),
  },
};

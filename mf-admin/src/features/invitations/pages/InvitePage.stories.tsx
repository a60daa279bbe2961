import type { InvitationBatch } from "@courtside/contracts/api/client.ts";
import { type MockFetch, mockApi } from "@courtside/contracts/mock-api/mock-api.ts";
import { on } from "@courtside/contracts/mock-api/on.ts";
import { down, every, never, unreachable } from "@courtside/contracts/mock-api/responses.ts";
import { useNavigate } from "@courtside/contracts/shell/index.tsx";
import { FakeShell } from "@courtside/contracts/shell/testing.tsx";
import { seeToast } from "@courtside/design-system/components/Toast/seeToast.ts";
import { Button } from "@courtside/design-system/core.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { fakeAdmin } from "../../../testing/fake-club.ts";
import { fakeInvitationsApi, sampleBatch } from "../../../testing/fake-invitations-api.ts";
// With the story, so that no play waits for its code.
import "../components/InviteForm.tsx";
import "../components/PendingInvitations.tsx";
import "../components/ResendManyDialog.tsx";
import "../components/SendingDialog.tsx";
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
    const emails = await canvas.findByLabelText("Email Addresses");
    const send = canvas.getByRole("button", { name: "Send Invitation" });
    await userEvent.click(send);
    await expect(canvas.getByRole("alert")).toHaveTextContent("Email is required");
    await waitFor(() => expect(emails).toHaveFocus());
    await userEvent.type(emails, "dora");
    await userEvent.click(send);
    await expect(canvas.getByRole("alert")).toHaveTextContent("No email address");
    await userEvent.type(emails, "@example.com");
    await userEvent.click(canvas.getByLabelText(/^Coach/));
    await userEvent.click(send);
    await seeToast("Invitation Sent");
    await expect(await canvas.findByText("dora@example.com")).toBeVisible();
    await expect(emails).toHaveValue("");
    await expect(canvas.getByLabelText(/^Member/)).toBeChecked();
  },
};

/** Every role that an admin may give. */
export const AllRoles: Story = {
  play: async ({ canvas }) => {
    const roles = await canvas.findAllByRole("radio");
    await expect(roles.map((radio) => radio.getAttribute("value"))).toEqual(["member", "coach", "front_desk", "admin"]);
  },
};

export const SaysWhyNot: Story = {
  args: { fetch: fakeInvitationsApi() },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText("Email Addresses"), "taken@example.com");
    await userEvent.click(canvas.getByRole("button", { name: "Send Invitation" }));
    await waitFor(() =>
      expect(canvas.getByRole("alert")).toHaveTextContent("This person belongs to your club already"),
    );
  },
};

/** The check was not possible, so that the server's rejection is the first to say why. */
export const RejectedByTheServer: Story = {
  args: { fetch: mockApi(on("post", "/invitation-checks", down), ...fakeInvitationsApi().handlers) },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText("Email Addresses"), "taken@example.com");
    await userEvent.click(canvas.getByRole("button", { name: "Send Invitation" }));
    await seeToast("Failed to send invitation: This person belongs to your club already");
    await expect(canvas.getByLabelText("Email Addresses")).toHaveValue("taken@example.com");
  },
};

const PASTED = `Ana Novak <ana.novak@example.com>, ben@example.com;
taken@example.com
Cleo Park <cleo@example.com>
ben@example.com
not an address
a.person.with.a.long.name@a-rather-long-company-name-of-riverside.example.com`;

const paste = async (canvas: Parameters<NonNullable<Story["play"]>>[0]["canvas"], text = PASTED) => {
  const emails = await canvas.findByLabelText("Email Addresses");
  await userEvent.click(emails);
  await userEvent.paste(text);
};

/** Each line before anything is sent: new, a member, invited, twice, wrong. */
export const Many: Story = {
  args: { fetch: fakeInvitationsApi() },
  play: async ({ canvas }) => {
    await paste(canvas);
    await expect(await canvas.findByText("3 new · 1 invited already · 1 in the club already · 2 wrong")).toBeVisible();
    await expect(canvas.getByText("Listed twice")).toBeVisible();
    await expect(canvas.getByText("No email address")).toBeVisible();
    await expect(canvas.getByText("Invited as Admin, Sun, Mar 8")).toBeVisible();
    await userEvent.click(canvas.getByLabelText(/Send again/));
    await expect(canvas.getByRole("button", { name: "Send 4 Invitations" })).toBeVisible();
    await userEvent.click(canvas.getByLabelText(/Send again/));
    await expect(canvas.getByRole("button", { name: "Send 3 Invitations" })).toBeVisible();
  },
};
export const ManyOnAPhone: Story = {
  ...Many,
  args: { fetch: fakeInvitationsApi() },
  globals: { viewport: { value: "phone" } },
};
export const ManyInTheDark: Story = { ...Many, args: { fetch: fakeInvitationsApi() }, globals: { theme: "dark" } };

const asked = fn<() => void>();
let isSlow = false;

/** While another address is checked, what is known of the others stays, and with it the choice to send again. */
export const OneMoreIsChecked: Story = {
  beforeEach: () => {
    asked.mockReset();
    isSlow = false;
  },
  args: {
    fetch: mockApi(
      on("post", "/invitation-checks", () => {
        if (!isSlow) return undefined;
        asked();
        return never();
      }),
      ...fakeInvitationsApi().handlers,
    ),
  },
  play: async ({ canvas }) => {
    await paste(canvas);
    await userEvent.click(await canvas.findByLabelText(/Send again/));
    isSlow = true;
    await userEvent.type(canvas.getByLabelText("Email Addresses"), "\ndora@example.com");
    await waitFor(() => expect(asked).toHaveBeenCalled());
    await expect(canvas.getByLabelText(/Send again/)).toBeChecked();
    await expect(
      canvas.getByText("3 new · 1 invited already · 1 in the club already · 2 wrong · 1 being checked"),
    ).toBeVisible();
  },
};

function ToMembers() {
  const navigate = useNavigate();
  return <Button onClick={() => navigate("/admin/members")}>Members</Button>;
}

/** What was entered does not go with the page. */
export const AsksBeforeLeaving: Story = {
  args: {
    fetch: fakeInvitationsApi(),
    children: (
      <>
        <InvitePage />
        <ToMembers />
      </>
    ),
  },
  play: async ({ canvas }) => {
    await paste(canvas);
    await userEvent.click(canvas.getByRole("button", { name: "Members" }));
    const question = within(await within(document.body).findByRole("alertdialog", { name: "Leave without sending?" }));
    await userEvent.click(question.getByRole("button", { name: "Stay" }));
    await waitFor(() => expect(within(document.body).queryByRole("alertdialog")).toBeNull());
    await expect(canvas.getByLabelText("Email Addresses")).toHaveValue(PASTED);
  },
};

export const SendsMany: Story = {
  args: { fetch: fakeInvitationsApi() },
  play: async ({ canvas }) => {
    await paste(canvas);
    await userEvent.click(await canvas.findByRole("button", { name: "Send 3 Invitations" }));
    await expect(await canvas.findByText("3 of 3 sent")).toBeVisible();
    await seeToast("3 of 3 invitations sent");
    await userEvent.click(canvas.getByRole("button", { name: "Done" }));
    await expect(await canvas.findByLabelText("Email Addresses")).toHaveValue("ben@example.com\nnot an address");
  },
};

const TOO_SOON = "For security purposes, you can only request this after 26 seconds.";

/** Some fail: each line says why, and those alone are tried again. */
export const SomeFail: Story = {
  globals: { viewport: { value: "phone" } },
  args: { fetch: fakeInvitationsApi(undefined, (email) => (email.startsWith("ben@") ? TOO_SOON : null)) },
  play: async ({ canvas }) => {
    await paste(canvas);
    await userEvent.click(await canvas.findByRole("button", { name: "Send 3 Invitations" }));
    await expect(await canvas.findByText("2 of 3 sent, 1 failed")).toBeVisible();
    const results = canvas.getByRole("list", { name: "Results" });
    await expect(within(results).getByText(TOO_SOON)).toBeVisible();
    await expect(results.scrollWidth).toBeLessThanOrEqual(results.clientWidth);
    await userEvent.click(canvas.getByRole("button", { name: "Try 1 Again" }));
    await expect(await canvas.findByText("0 of 1 sent, 1 failed")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Back to the Addresses" }));
    await expect(await canvas.findByLabelText("Email Addresses")).toHaveValue(
      "ben@example.com\nben@example.com\nnot an address",
    );
  },
};

const waiting = (resumes_at: string): MockFetch => {
  let batch: InvitationBatch = { ...sampleBatch, resumes_at };
  return mockApi(
    on("get", "/invitation-batches/latest", ({ response }) => response(200, { batch })),
    on("post", "/invitation-batches/{id}/stop", ({ response }) => {
      batch = { ...batch, status: "stopped", resumes_at: null };
      return response(200, batch);
    }),
    ...fakeInvitationsApi().handlers,
  );
};

/** The page is opened while the server waits for the club's limit of mails; Stop leaves the rest unsent. */
export const AtTheLimit: Story = {
  args: { fetch: waiting(new Date(Date.now() + 36_000).toISOString()) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("1 of 3 sent")).toBeVisible();
    await expect(canvas.getByText(/^Waiting \d+ s: the limit of mails is reached/)).toBeVisible();
    await expect(canvas.getByText(/The other 2 go out by themselves/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Stop" }));
    await expect(await canvas.findByText(/Stopped\. 2 were not sent/)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Send the Remaining 2" })).toBeVisible();
  },
};

/** An error of the whole call: the addresses stay in the form. */
export const ManyNotSent: Story = {
  args: { fetch: mockApi(on("post", "/invitation-batches", unreachable), ...fakeInvitationsApi().handlers) },
  play: async ({ canvas }) => {
    await paste(canvas);
    await userEvent.click(await canvas.findByRole("button", { name: "Send 3 Invitations" }));
    await seeToast("Failed to send invitation: The connection was lost. Send again: no person is invited twice.");
    await expect(canvas.getByLabelText("Email Addresses")).toHaveValue(PASTED);
  },
};

export const TooMany: Story = {
  args: { fetch: fakeInvitationsApi() },
  play: async ({ canvas }) => {
    await paste(canvas, Array.from({ length: 501 }, (_, at) => `p${at}@example.com`).join("\n"));
    await userEvent.click(await canvas.findByRole("button", { name: /^Send/ }));
    await expect(canvas.getByRole("alert")).toHaveTextContent("At most 500 addresses at once: these are 501");
  },
};

export const TakesBack: Story = {
  args: { fetch: fakeInvitationsApi() },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Revoke the invitation of cleo@example.com" }));
    const dialog = within(await within(document.body).findByRole("alertdialog"));
    await waitFor(() => expect(dialog.getByRole("button", { name: "Keep Invitation" })).toHaveFocus());
    await userEvent.click(dialog.getByRole("button", { name: "Revoke Invitation" }));
    await seeToast("Invitation revoked");
    await waitFor(() => expect(canvas.queryByText("cleo@example.com")).toBeNull());
  },
};

const saved = fn<(search: string | undefined) => void>();

/** The list has parameters of its own in the address, apart from those of the members' list beside it. */
export const SearchesInvitations: Story = {
  beforeEach: () => void saved.mockReset(),
  args: {
    path: "/admin/invite?q=members&invitations.sort=-who",
    fetch: mockApi(
      on("put", "/me/saved-views/{list}", ({ path, body, response }) => {
        saved(`${path.list}: ${body.views[0]?.search}`);
        return response(200, { list: path.list, views: body.views });
      }),
      ...fakeInvitationsApi().handlers,
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("3 invitations")).toBeVisible();
    await userEvent.type(canvas.getByRole("searchbox", { name: "Search invitations" }), "cleo");
    await expect(await canvas.findByText("1 of 3 invitations")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Views of invitations" }));
    const views = within(await within(document.body).findByRole("dialog", { name: "Saved views of invitations" }));
    await userEvent.type(views.getByLabelText("Name of this view"), "Cleo");
    await userEvent.click(views.getByRole("button", { name: "Save view" }));
    await waitFor(() => expect(saved).toHaveBeenCalledWith("invitations: invitations.sort=-who&invitations.q=cleo"));
    await userEvent.keyboard("{Escape}");
    await userEvent.type(canvas.getByRole("searchbox", { name: "Search invitations" }), "x");
    await expect(await canvas.findByText("No invitation matches")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Clear filters" }));
    await expect(await canvas.findByText("3 invitations")).toBeVisible();
  },
};

export const TakesBackAll: Story = {
  args: { fetch: fakeInvitationsApi() },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("checkbox", { name: "Select all of Pending invitations" }));
    const bar = within(canvas.getByRole("region", { name: "Selected rows" }));
    await userEvent.click(bar.getByRole("button", { name: "Revoke" }));
    const dialog = within(await within(document.body).findByRole("dialog", { name: /^Revoke \d+ invitations\?$/ }));
    await expect(dialog.getByText("cleo@example.com")).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Revoke" }));
    await seeToast("Invitation revoked");
    await expect(await canvas.findByText("No pending invitations")).toBeVisible();
  },
};

const ordered = fn<(body: unknown) => void>();

/** The server sends them, each with its own role: one call, which waits for the limit of mails by itself. */
export const SendsAgainAll: Story = {
  beforeEach: () => void ordered.mockReset(),
  args: {
    fetch: mockApi(
      on("post", "/invitation-batches", ({ body }) => void ordered(body)),
      ...fakeInvitationsApi().handlers,
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText("Email Addresses"), "dora@example.com");
    await userEvent.click(await canvas.findByRole("checkbox", { name: "Select all of Pending invitations" }));
    const bar = within(canvas.getByRole("region", { name: "Selected rows" }));
    await userEvent.click(bar.getByRole("button", { name: "Resend" }));
    const dialog = within(await within(document.body).findByRole("dialog", { name: "Resend 3 invitations?" }));
    await expect(dialog.getByText("cleo@example.com")).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Resend" }));
    const progress = within(await within(document.body).findByRole("dialog", { name: "Sending Invitations" }));
    await expect(await progress.findByText("3 of 3 sent")).toBeVisible();
    await expect(ordered).toHaveBeenCalledOnce();
    await expect(ordered).toHaveBeenCalledWith(
      expect.objectContaining({
        renews: true,
        lines: expect.arrayContaining([expect.objectContaining({ email: "cleo@example.com" })]),
      }),
    );
    await seeToast("3 of 3 invitations sent");
    await userEvent.click(progress.getByRole("button", { name: "Done" }));
    await waitFor(() => expect(within(document.body).queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(canvas.queryByText("Expired")).toBeNull());
    await expect(await canvas.findByLabelText("Email Addresses")).toHaveValue("dora@example.com");
  },
};

const AT_LIMIT =
  "Your club has sent as many invitations as it may: 100 at once, and as many more each hour. Please try again in 36 seconds.";

export const NotSentAgain: Story = {
  args: {
    fetch: mockApi(
      on("post", "/invitations/{id}/resend", ({ reject }) =>
        reject({ status: 429, code: "over_email_send_rate_limit", message: AT_LIMIT }),
      ),
      ...fakeInvitationsApi().handlers,
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Resend the invitation to cleo@example.com" }));
    await seeToast(`Failed to send invitation: ${AT_LIMIT}`);
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
    await userEvent.type(canvas.getByLabelText("Email Addresses"), "dora@example.com");
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

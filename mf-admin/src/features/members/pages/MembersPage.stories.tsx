import { mockApi } from "@courtside/contracts/mock-api/mock-api.ts";
import { on } from "@courtside/contracts/mock-api/on.ts";
import { down, every, never, unreachable } from "@courtside/contracts/mock-api/responses.ts";
import { FakeShell } from "@courtside/contracts/shell/testing.tsx";
import { brokenWords } from "@courtside/design-system/testing.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { fakeAdmin } from "../../../testing/fake-club.ts";
import { sampleBatch } from "../../../testing/fake-invitations-api.ts";
import { fakeJoinRequests, fakeMarkedMembers, fakeMembers, fakeMembersApi } from "../../../testing/fake-members-api.ts";
// With the story, so that no play waits for its code.
import "../../invitations/components/SendingDialog.tsx";
import MembersPage from "./MembersPage.tsx";

const meta: Meta<typeof FakeShell> = {
  title: "mf-admin/Members",
  component: FakeShell,
  parameters: { layout: "fullscreen" },
  args: { me: fakeAdmin, path: "/admin/members", fetch: fakeMembersApi(), children: <MembersPage /> },
};
export default meta;

type Story = StoryObj<typeof FakeShell>;

const page = () => within(document.body);

/** Chooses a role in a member's row, and returns the question. */
const choosesRole = async (canvas: Parameters<NonNullable<Story["play"]>>[0]["canvas"], name: string, role: string) => {
  await userEvent.selectOptions(await canvas.findByRole("combobox", { name: `Role of ${name}` }), role);
  return within(await page().findByRole("alertdialog", { name: `Change the role of ${name}?` }));
};

export const Everybody: Story = {
  tags: ["baseline-long"],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("7 members")).toBeVisible();
    const heads = canvas.getAllByRole("columnheader").map((head) => head.textContent);
    await expect(heads).toEqual(["", "Name", "Email", "Role", "Joined", "Actions"]);
    await expect(canvas.getByRole("combobox", { name: "Role of Ada Okafor" })).toBeDisabled();
    await expect(canvas.getByRole("button", { name: "Remove Ada Okafor" })).toBeDisabled();
    await expect(canvas.getByText("Mar 9, 2026")).toBeVisible();
    await expect(await canvas.findByRole("heading", { name: "Join Code" })).toBeVisible();
    await expect(canvas.getByRole("img", { name: /^QR code to join / })).toBeVisible();
    await expect(canvas.getByText(/\/join-club\?code=/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Print Poster" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Renew Code" })).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };
/** A tablet's page beside its rail: the table becomes cards before a word breaks or a role is cut off. */
export const OnATablet: Story = {
  args: {
    children: (
      <div style={{ width: 732 }}>
        <MembersPage />
      </div>
    ),
  },
  globals: { viewport: { value: "tablet" } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText("7 members")).toBeVisible();
    // Longer than a card is wide.
    await waitFor(() => expect(brokenWords(canvasElement)).toEqual(["bartholomew.featherstonehaugh@riverside.test"]));
    for (const role of canvas.getAllByRole("combobox", { name: /^Role of/ })) {
      await expect(role.getBoundingClientRect().width).toBeGreaterThan(112);
    }
  },
};
export const OneOfManyPages: Story = { args: { fetch: fakeMembersApi({ total: 50_000 }) } };

export const Searches: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole("searchbox", { name: "Search members" }), "riverside");
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Role" }), "Front Desk");
    await expect(await canvas.findByText("2 members")).toBeVisible();
    await userEvent.clear(canvas.getByRole("searchbox"));
    await userEvent.type(canvas.getByRole("searchbox"), "nobody");
    await expect(await canvas.findByText("No members found matching your search criteria.")).toBeVisible();
  },
};

/** A blank name is rejected in the dialog; the corrected one is shown in the list. */
export const CorrectsAName: Story = {
  args: { fetch: fakeMembersApi() },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Correct the name of Maya Chen" }));
    const dialog = within(await page().findByRole("dialog", { name: "Correct the name of Maya Chen" }));
    const name = dialog.getByLabelText("Full Name");
    await userEvent.clear(name);
    await userEvent.click(dialog.getByRole("button", { name: "Save Name" }));
    await expect(await dialog.findByText("Name is required")).toBeVisible();
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.type(name, "Maya Chen-Ortiz");
    await userEvent.click(dialog.getByRole("button", { name: "Save Name" }));
    await expect(await canvas.findByRole("cell", { name: "Maya Chen-Ortiz" })).toBeVisible();
    await expect(await page().findByText("Name Updated")).toBeInTheDocument();
    await waitFor(() => expect(page().queryByRole("dialog")).toBeNull());
  },
};

export const NameNotCorrected: Story = {
  args: { fetch: mockApi(on("patch", "/members/{user_id}", unreachable), ...fakeMembersApi().handlers) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Correct the name of Maya Chen" }));
    const dialog = within(await page().findByRole("dialog", { name: "Correct the name of Maya Chen" }));
    await userEvent.type(dialog.getByLabelText("Full Name"), "-Ortiz");
    await userEvent.click(dialog.getByRole("button", { name: "Save Name" }));
    await expect(await page().findByText("Failed to update the name. Please try again.")).toBeInTheDocument();
    await expect(dialog.getByLabelText("Full Name")).toHaveValue("Maya Chen-Ortiz");
  },
};

/** Mail to the first one bounces, the second one reported a mail as spam; each is asked about before it is cleared. */
export const ClearsAMark: Story = {
  args: { fetch: fakeMembersApi({ members: fakeMarkedMembers }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Reported spam Mar 9, 2026")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Clear the mark of Tom Ferreira" }));
    const complaint = await page().findByRole("alertdialog", { name: "Mail Tom Ferreira again?" });
    await expect(complaint).toHaveTextContent("reported as spam on Mar 9, 2026, so the club mails them nothing");
    await userEvent.click(within(complaint).getByRole("button", { name: "Keep" }));
    await userEvent.click(canvas.getByRole("button", { name: "Clear the mark of Maya Chen" }));
    const bounce = await page().findByRole("alertdialog", { name: "Mail Maya Chen again?" });
    await expect(bounce).toHaveTextContent("Mail to maya.chen@riverside.test bounced on Mar 9, 2026.");
    await userEvent.click(within(bounce).getByRole("button", { name: "Clear" }));
    await expect(await page().findByText("Mark Cleared")).toBeInTheDocument();
    await expect(await page().findByText("Maya Chen gets mails again.")).toBeInTheDocument();
    await waitFor(() => expect(canvas.queryByText("Bounced Mar 9, 2026")).toBeNull());
    await expect(canvas.getByText("Reported spam Mar 9, 2026")).toBeVisible();
  },
};

export const Marked: Story = { args: { fetch: fakeMembersApi({ members: fakeMarkedMembers }) } };
export const MarkNotCleared: Story = {
  args: {
    fetch: fakeMembersApi({
      members: fakeMarkedMembers,
      reject: { status: 503, code: "unavailable", message: "Busy" },
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Clear the mark of Maya Chen" }));
    await userEvent.click(await page().findByRole("button", { name: "Clear" }));
    await expect(await page().findByText("Failed to clear the mark")).toBeInTheDocument();
    await expect(await canvas.findByText("Bounced Mar 9, 2026")).toBeVisible();
  },
};

export const ChangesARole: Story = {
  args: { fetch: fakeMembersApi() },
  play: async ({ canvas }) => {
    const dialog = await choosesRole(canvas, "Maya Chen", "Front Desk");
    await expect(
      dialog.getByText("Member → Front Desk. They see what the new role may do with their next page."),
    ).toBeVisible();
    await expect(await dialog.findByText("Nothing that they have ahead ends.")).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Change Role" }));
    await expect(await page().findByText("Role Updated")).toBeInTheDocument();
    await waitFor(() => expect(canvas.getByRole("combobox", { name: "Role of Maya Chen" })).toHaveValue("front_desk"));
  },
};

const BUSY_COACH = {
  ...{ bookings: 0, lessons: 12, lesson_requests: 1, events: 2, has_hours: true },
  ...{ waitlist_entries: 0, invitations: 0 },
};

/** Nothing is changed before the question, which counts what ends; the way back leaves the role as it was. */
export const AsksBeforeACoachIsNoneAnyMore: Story = {
  args: { fetch: fakeMembersApi({ ahead: BUSY_COACH }) },
  play: async ({ canvas }) => {
    const dialog = await choosesRole(canvas, "Tom Ferreira", "Member");
    const lessons = "12 future lessons that they give are canceled, and who booked gets a mail.";
    await expect(await dialog.findByText(lessons)).toBeVisible();
    await expect(dialog.getByText("Their hours and time off are deleted.")).toBeVisible();
    await expect(dialog.getByText("2 events go on without them.")).toBeVisible();
    await expect(dialog.getByText("1 open lesson request ends.")).toBeVisible();
    await waitFor(() => expect(dialog.getByRole("button", { name: "Keep Coach" })).toHaveFocus());
    await userEvent.click(dialog.getByRole("button", { name: "Keep Coach" }));
    await waitFor(() => expect(page().queryByRole("alertdialog")).toBeNull());
    await expect(canvas.getByRole("combobox", { name: "Role of Tom Ferreira" })).toHaveValue("coach");
    await expect(page().queryByText("Role Updated")).toBeNull();
  },
};

/** An arrow key on the closed select chooses the next role only; the one that was meant is chosen in the question. */
export const ChoosesAnotherRoleInTheQuestion: Story = {
  args: { fetch: fakeMembersApi() },
  play: async ({ canvas }) => {
    const dialog = await choosesRole(canvas, "Maya Chen", "Front Desk");
    await userEvent.selectOptions(dialog.getByLabelText("New role"), "Admin");
    await expect(dialog.getByText("Admins run the club: settings, people and billing.")).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Change Role" }));
    await expect(await page().findByText("Role Updated")).toBeInTheDocument();
    await waitFor(() => expect(canvas.getByRole("combobox", { name: "Role of Maya Chen" })).toHaveValue("admin"));
  },
};

/** What ends cannot be counted: the question says what may. */
export const NotCounted: Story = {
  args: { fetch: mockApi(on("post", "/members/{user_id}/preview", down), ...fakeMembersApi().handlers) },
  play: async ({ canvas }) => {
    const dialog = await choosesRole(canvas, "Tom Ferreira", "Front Desk");
    await expect(dialog.getByText(/^Future lessons that they give are canceled/)).toBeVisible();
    await expect(dialog.getByText("They leave the waitlist.")).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Change Role" })).toBeEnabled();
  },
};

export const RoleNotChanged: Story = {
  args: { fetch: fakeMembersApi({ reject: { status: 503, code: "unavailable", message: "Busy" } }) },
  play: async ({ canvas }) => {
    const dialog = await choosesRole(canvas, "Maya Chen", "Coach");
    await userEvent.click(dialog.getByRole("button", { name: "Change Role" }));
    await expect(await page().findByText("Failed to update user role. Please try again.")).toBeInTheDocument();
    await waitFor(() => expect(canvas.getByRole("combobox", { name: "Role of Maya Chen" })).toHaveValue("member"));
  },
};

/** The admin's own row is disabled; the api rejects the change too. */
export const OwnRoleRejected: Story = {
  args: {
    fetch: fakeMembersApi({ reject: { status: 422, code: "own_role", message: "You cannot change your own role." } }),
  },
  play: async ({ canvas }) => {
    const dialog = await choosesRole(canvas, "Maya Chen", "Coach");
    await userEvent.click(dialog.getByRole("button", { name: "Change Role" }));
    await expect(await page().findByText("Cannot Change Own Role")).toBeInTheDocument();
    await expect(await page().findByText("You cannot change your own role.")).toBeInTheDocument();
  },
};

export const Removes: Story = {
  args: { fetch: fakeMembersApi() },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Remove Tom Ferreira" }));
    const dialog = within(await page().findByRole("alertdialog", { name: "Remove Tom Ferreira?" }));
    await expect(await dialog.findByText("2 future bookings are canceled.")).toBeInTheDocument();
    await userEvent.click(dialog.getByRole("button", { name: "Remove" }));
    await expect(await page().findByText("User Removed")).toBeInTheDocument();
    await waitFor(() => expect(canvas.queryByText("Tom Ferreira")).toBeNull());
  },
};

export const NotRemoved: Story = {
  args: { fetch: fakeMembersApi({ reject: { status: 503, code: "unavailable", message: "Busy" } }) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Remove Tom Ferreira" }));
    await userEvent.click(within(await page().findByRole("alertdialog")).getByRole("button", { name: "Remove" }));
    await expect(await page().findByText("Failed to remove user. Please try again.")).toBeInTheDocument();
  },
};

export const SelfRemovalRejected: Story = {
  args: {
    fetch: fakeMembersApi({
      reject: { status: 422, code: "own_removal", message: "You cannot remove yourself from the club." },
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Remove Tom Ferreira" }));
    await userEvent.click(within(await page().findByRole("alertdialog")).getByRole("button", { name: "Remove" }));
    await expect(await page().findByText("Cannot Remove Yourself")).toBeInTheDocument();
  },
};

export const NewJoinRequest: Story = {
  args: { fetch: fakeMembersApi({ joinRequests: fakeJoinRequests }) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Approve Noor Haddad" }));
    await expect(await canvas.findByRole("combobox", { name: "Role of Noor Haddad" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Decline Kofi Mensah" })).toBeVisible();
  },
};

/** A decided request keeps its place: the next one's buttons stay where they are. */
export const NothingMovesAfterADecision: Story = {
  args: { fetch: fakeMembersApi({ joinRequests: fakeJoinRequests }) },
  play: async ({ canvas }) => {
    const approve = await canvas.findByRole("button", { name: "Approve Kofi Mensah" });
    await canvas.findByRole("combobox", { name: "Role of Maya Chen" });
    const { top } = approve.getBoundingClientRect();
    await userEvent.click(canvas.getByRole("button", { name: "Approve Noor Haddad" }));
    await expect(await canvas.findByText("Approved")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Approve Noor Haddad" })).toBeNull();
    await expect(approve.getBoundingClientRect().top).toBe(top);
    await userEvent.click(approve);
    await waitFor(() => expect(canvas.getAllByText("Approved")).toHaveLength(2));
  },
};
export const NothingMovesAfterADecisionOnAPhone: Story = {
  ...NothingMovesAfterADecision,
  args: { fetch: fakeMembersApi({ joinRequests: fakeJoinRequests }) },
  globals: { viewport: { value: "phone" } },
};

const [noor] = fakeJoinRequests;
let asksAnew = false;

/** A person who was decided and asks anew, while the list is open, can be decided again. */
export const AsksAnew: Story = {
  args: {
    fetch: mockApi(
      on("get", "/join-requests/pending", ({ response }) =>
        asksAnew && noor
          ? response(200, { data: [{ ...noor, created_at: "2026-03-10T08:00:00.000Z" }], total: 1 })
          : undefined,
      ),
      ...fakeMembersApi({ joinRequests: fakeJoinRequests }).handlers,
    ),
  },
  beforeEach: () => {
    asksAnew = false;
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Approve Noor Haddad" }));
    await expect(await canvas.findByText("Approved")).toBeVisible();
    asksAnew = true;
    await userEvent.click(canvas.getByRole("button", { name: "Approve Kofi Mensah" }));
    await expect(await canvas.findByRole("button", { name: "Approve Noor Haddad" })).toBeVisible();
  },
};

export const NoRoomInThePlan: Story = {
  args: {
    fetch: fakeMembersApi({
      joinRequests: fakeJoinRequests,
      reject: { status: 409, code: "plan_limit", message: "The club's plan is limited to 100 members." },
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Approve Noor Haddad" }));
    await expect(await canvas.findByRole("link", { name: "Compare Plans" })).toHaveAttribute("href", "/upgrade");
  },
};

export const MoreRequestsThanListed: Story = {
  args: { fetch: fakeMembersApi({ joinRequests: fakeJoinRequests, asking: 260 }) },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/These are the first 2 of 260: the others follow as you decide\./),
    ).toBeVisible();
  },
};

/** A failed read is not an empty list. */
export const RequestsNotLoaded: Story = {
  args: {
    fetch: mockApi(
      on("get", "/join-requests/pending", down),
      ...fakeMembersApi({ joinRequests: fakeJoinRequests }).handlers,
    ),
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText("Requests to join could not be loaded", {}, { timeout: 10_000 }),
    ).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Retry" })).toBeVisible();
  },
};

const later = Promise.withResolvers<void>();

/** The approval of one is slow: the question about another stays until it is responded to. */
export const DeclinesWhileOneIsApproved: Story = {
  args: {
    fetch: mockApi(
      on("post", "/join-requests/{id}/approve", async ({ path: { id }, response }) => {
        await later.promise;
        return response(200, { id, status: "admitted" });
      }),
      ...fakeMembersApi({ joinRequests: fakeJoinRequests }).handlers,
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Approve Noor Haddad" }));
    await userEvent.click(canvas.getByRole("button", { name: "Decline Kofi Mensah" }));
    const dialog = await page().findByRole("alertdialog", { name: "Decline Kofi Mensah?" });
    later.resolve();
    await expect(await page().findByText("Request approved")).toBeInTheDocument();
    await expect(dialog).toBeVisible();
    await userEvent.click(within(dialog).getByRole("button", { name: "Decline" }));
    await waitFor(() => expect(page().queryByRole("alertdialog")).toBeNull());
    await expect(await page().findByText("Request declined")).toBeInTheDocument();
  },
};

/** The server goes on with invitations that were ordered here, also after a reload. */
export const SendingInvitations: Story = {
  args: {
    fetch: mockApi(
      on("get", "/invitation-batches/latest", ({ response }) =>
        response(200, { batch: { ...sampleBatch, renews: true, status: "running" } }),
      ),
      ...fakeMembersApi().handlers,
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("1 of 3 invitations sent; the server goes on by itself.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Show Progress" }));
    const dialog = within(await page().findByRole("dialog", { name: "Sending Invitations" }));
    await expect(dialog.getByText("1 of 3 sent")).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Stop" })).toBeVisible();
  },
};

export const AskingOnAPhone: Story = {
  args: { fetch: fakeMembersApi({ joinRequests: fakeJoinRequests }) },
  globals: { viewport: { value: "phone" } },
};

export const Declines: Story = {
  args: { fetch: fakeMembersApi({ joinRequests: fakeJoinRequests }) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Decline Kofi Mensah" }));
    await userEvent.click(within(await page().findByRole("alertdialog")).getByRole("button", { name: "Decline" }));
    await expect(await canvas.findByText("Declined")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Decline Kofi Mensah" })).toBeNull();
  },
};

export const NotDecided: Story = {
  args: {
    fetch: fakeMembersApi({
      joinRequests: fakeJoinRequests,
      reject: { status: 503, code: "unavailable", message: "Busy" },
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Approve Noor Haddad" }));
    await expect(await page().findByText("Failed to update the request")).toBeInTheDocument();
    await expect(canvas.getByRole("button", { name: "Approve Noor Haddad" })).toBeVisible();
  },
};

export const FromAnAddress: Story = {
  args: { path: "/admin/members?q=riverside&role=coach&sort=name" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("2 members")).toBeVisible();
    await expect(canvas.getByRole("searchbox", { name: "Search members" })).toHaveValue("riverside");
    await expect(canvas.getByRole("columnheader", { name: "Name" })).toHaveAttribute("aria-sort", "ascending");
    const names = canvas.getAllByRole("row").map((row) => row.textContent);
    await expect(names[1]).toContain("Priya Raman");
    await expect(names[2]).toContain("Tom Ferreira");
  },
};

/** The preview says what becomes of each; nothing happens before it is confirmed. */
export const ChangesTheRoleOfThree: Story = {
  args: { fetch: fakeMembersApi() },
  play: async ({ canvas }) => {
    for (const name of ["Maya Chen", "Tom Ferreira", "Ines Duarte"]) {
      await userEvent.click(await canvas.findByRole("checkbox", { name: `Select ${name}` }));
    }
    await expect(canvas.getByRole("checkbox", { name: "Select Ada Okafor" })).toBeDisabled();
    await userEvent.click(canvas.getByRole("button", { name: "Change role" }));
    const dialog = within(await page().findByRole("dialog", { name: "Change the role of 3 members" }));
    await expect(dialog.getByRole("button", { name: "Change role" })).toBeDisabled();
    await userEvent.selectOptions(dialog.getByLabelText("New role"), "Coach");
    await expect(dialog.getByText("Member → Coach")).toBeVisible();
    await expect(dialog.getByText("Their open lesson requests end.")).toBeVisible();
    await expect(dialog.queryByText(/^Future lessons/)).toBeNull();
    await userEvent.selectOptions(dialog.getByLabelText("New role"), "Member");
    await expect(dialog.getByText(/^Future lessons that they give are canceled/)).toBeVisible();
    await userEvent.selectOptions(dialog.getByLabelText("New role"), "Coach");
    await userEvent.click(dialog.getByRole("button", { name: "Change role" }));
    await expect(await page().findByText("Role Updated")).toBeInTheDocument();
    await waitFor(() => expect(canvas.getByRole("combobox", { name: "Role of Maya Chen" })).toHaveValue("coach"));
  },
};

export const TenThousand: Story = {
  args: {
    fetch: fakeMembersApi({
      members: Array.from({ length: 10_000 }, (_, at) => ({
        ...(fakeMembers[0] as (typeof fakeMembers)[number]),
        id: `dddddddd-0000-4000-8000-${String(at).padStart(12, "0")}`,
        name: `Member ${at + 1}`,
      })),
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("10,000 members")).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole("row").length).toBeLessThan(80));
  },
};

export const InDark: Story = { globals: { theme: "dark" } };

export const Loading: Story = { args: { fetch: mockApi(every(never)) } };
export const Failed: Story = {
  args: {
    fetch: mockApi(every(down)),
  },
};

/** A message goes to the selected members alone. */
export const WritesToSelected: Story = {
  args: {
    fetch: mockApi(
      on("post", "/broadcasts/preview", ({ body, response }) => {
        const chosen = fakeMembers.filter(({ id }) => body.filter?.user_ids?.includes(id));
        return response(200, {
          ...{ count: chosen.length, by_mail: chosen.length, unconfirmed: 0, by_inbox: chosen.length },
          names: chosen.map(({ name }) => name),
          mail: { subject: body.subject, text: body.text, html: "" },
        });
      }),
      on("get", "/members", ({ response }) =>
        response(200, { data: fakeMembers, next_cursor: null, total: fakeMembers.length }),
      ),
    ),
  },
  play: async ({ canvas }) => {
    for (const name of ["Maya Chen", "Ines Duarte"])
      await userEvent.click(await canvas.findByRole("checkbox", { name: `Select ${name}` }));
    await userEvent.click(canvas.getByRole("button", { name: "Message" }));
    const dialog = within(await page().findByRole("dialog", { name: "Write Message" }));
    await expect(dialog.getByText("To Maya Chen, Ines Duarte")).toBeVisible();
    await expect(dialog.queryByRole("combobox", { name: "Role" })).toBeNull();
    await userEvent.type(dialog.getByLabelText("Subject"), "Finals");
    await userEvent.type(dialog.getByLabelText("Text"), "Sunday at ten.");
    await userEvent.click(dialog.getByRole("button", { name: "Preview" }));
    await expect(await page().findByText("Reaches 2 people: 2 in the inbox, 2 by email.")).toBeVisible();
  },
};

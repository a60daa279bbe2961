import type { ImportedRow, ImportReport, MemberImport } from "@courtside/contracts/api/client.ts";
import { type MockHandler, mockApi } from "@courtside/contracts/mock-api/mock-api.ts";
import { on } from "@courtside/contracts/mock-api/on.ts";
import { down, rejection } from "@courtside/contracts/mock-api/responses.ts";
import { FakeShell } from "@courtside/contracts/shell/testing.tsx";
import { seeToast } from "@courtside/design-system/components/Toast/seeToast.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { fakeAdmin } from "../../../testing/fake-club.ts";
import ImportMembersPage from "./ImportMembersPage.tsx";

const row = (line: number, outcome: ImportedRow["outcome"], more: Partial<ImportedRow> = {}): ImportedRow => ({
  ...{ line, outcome, problems: [], email: `person${line}@example.com`, full_name: `Person ${line}` },
  ...{ role: null, why: null },
  ...more,
});
const wrong = row(4, "wrong", {
  email: "no address",
  problems: [{ field: "email", message: "Please enter a valid email address" }],
});
const report: ImportReport = {
  id: null,
  columns: ["Email", "Name", "Shoe size"],
  mapping: { email: "Email", full_name: "Name" },
  rows: [row(2, "new"), row(3, "new", { role: "coach" }), wrong, row(5, "changed"), row(6, "unchanged")],
};
const counts = { new: 2, changed: 1, unchanged: 1, wrong: 1, landed: 3, failed: 0, waiting: 0 };
const done: MemberImport = {
  ...{ id: "aaaaaaaa-0000-4000-8000-000000000801", status: "done", sender_name: "Ada Okafor" },
  ...{ created_at: "2026-03-09T15:00:00.000Z", undo_until: "2026-03-10T15:00:00.000Z", mails_resume_at: null },
  counts: { ...counts, mails_sent: 2, mails_waiting: 0, mails_failed: 0, invitations_ended: 0, joined: 0 },
  rows: [wrong],
};

const running: MemberImport = {
  ...done,
  status: "running",
  counts: { ...done.counts, landed: 1, waiting: 2 },
  rows: [],
};

/** A club whose newest import is `latest`; a started one is done at once. */
function fakeImports(latest: MemberImport | null = null, ...instead: MockHandler[]) {
  let current = latest;
  return mockApi(
    ...instead,
    on("get", "/latest-import", ({ response }) => response(200, { import: current, earlier: [] })),
    on("post", "/imports/{list}", ({ query, response }) => {
      if (query.dry_run === "true") return response(200, report);
      current = done;
      return response(201, { ...report, id: done.id });
    }),
    on("post", "/imports/{id}/stop", ({ response }) => {
      current = { ...running, status: "stopped" };
      return response(200, current);
    }),
    on("post", "/imports/{id}/undo", ({ response }) => {
      current = { ...done, status: "undone", undo_until: null, counts: { ...done.counts, invitations_ended: 2 } };
      return response(200, current);
    }),
  );
}

const meta: Meta<typeof FakeShell> = {
  title: "mf-admin/Import members",
  component: FakeShell,
  parameters: { layout: "fullscreen" },
  args: { me: fakeAdmin, path: "/admin/import-members", fetch: fakeImports(), children: <ImportMembersPage /> },
};
export default meta;

type Story = StoryObj<typeof FakeShell>;

/** Nothing happens before the rows are shown: wrong ones first, with the reason of each. */
export const FromPastedRows: Story = {
  args: { fetch: fakeImports() },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText("Or paste rows"), "Email,Name");
    await userEvent.click(canvas.getByRole("button", { name: "Check Rows" }));
    await expect(await canvas.findByText("Please enter a valid email address")).toBeVisible();
    await expect(canvas.getByLabelText("Full name")).toHaveValue("Name");
    await userEvent.click(canvas.getByRole("radio", { name: /^New/ }));
    await expect(await canvas.findByText("person3@example.com")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Import 3 Rows" }));
    await expect(await canvas.findByText("3 of 3 rows imported")).toBeVisible();
    await expect(canvas.getByText("2 invitations sent.")).toBeVisible();
  },
};

export const Undoes: Story = {
  args: { fetch: fakeImports(done) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Undo Import" }));
    const dialog = within(await within(document.body).findByRole("alertdialog", { name: "Undo the import?" }));
    await userEvent.click(dialog.getByRole("button", { name: "Undo Import" }));
    await seeToast("Import undone");
    await expect(await canvas.findByRole("heading", { name: "Import undone" })).toBeVisible();
    await expect(await canvas.findByText(/^2 invitations were ended\. What it corrected is as it was/)).toBeVisible();
    await expect(canvas.queryByText(/rows imported/)).toBeNull();
  },
};

/** Rejects the first check: no column of the file has a known name. */
function unfamiliarColumns(): MockHandler {
  let checks = 0;
  return on("post", "/imports/{list}", () => {
    checks += 1;
    const message = "Choose the column with the email addresses";
    const details = { field: "mapping", columns: ["Correo", "Name"], mapping: { full_name: "Name" } };
    return checks === 1 ? rejection({ status: 400, code: "validation_failed", message, details }) : undefined;
  });
}

/** Columns of unfamiliar names are chosen by hand; then the rows are checked. */
export const FromUnfamiliarColumns: Story = {
  args: { fetch: fakeImports(null, unfamiliarColumns()) },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText("Or paste rows"), "Correo,Name");
    await userEvent.click(canvas.getByRole("button", { name: "Check Rows" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Choose the column with the email addresses");
    await expect(canvas.queryByText("These rows cannot be read")).toBeNull();
    await expect(canvas.getByLabelText("Full name")).toHaveValue("Name");
    await userEvent.selectOptions(canvas.getByLabelText("Email"), "Correo");
    await expect(await canvas.findByRole("button", { name: "Import 3 Rows" })).toBeEnabled();
    // The field that had the focus is gone.
    await waitFor(() => expect(canvas.getByRole("region", { name: "What will happen" })).toHaveFocus());
  },
};

/** An import before `done` that still sends mails, until these are stopped; it is listed until it is undone. */
function earlierImport(): MockHandler[] {
  const { rows: _, ...before } = { ...done, id: "aaaaaaaa-0000-4000-8000-000000000800", sender_name: "Ben Earlier" };
  let earlier = [{ ...before, counts: { ...done.counts, mails_sent: 100, mails_waiting: 4_600 } }];
  return [
    on("get", "/latest-import", ({ response }) => response(200, { import: done, earlier })),
    on("post", "/imports/{id}/stop", ({ path: { id }, response }) => {
      earlier = id === before.id ? [before] : earlier;
      return response(200, done);
    }),
    on("post", "/imports/{id}/undo", ({ path: { id }, response }) => {
      earlier = id === before.id ? [] : earlier;
      return response(200, done);
    }),
  ];
}

/** The next import hides none that still sends mails or can be undone. */
export const Earlier: Story = {
  args: { fetch: fakeImports(null, ...earlierImport()) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Last import" })).toBeVisible();
    await userEvent.click(await canvas.findByRole("button", { name: "Send No Further Mail" }));
    await seeToast("Import stopped");
    await waitFor(() => expect(canvas.queryByRole("button", { name: "Send No Further Mail" })).toBeNull());
    await expect(canvas.getByRole("heading", { name: "Earlier import" })).toBeVisible();
    await userEvent.click(canvas.getAllByRole("button", { name: "Undo Import" })[1] as HTMLElement);
    const dialog = within(await within(document.body).findByRole("alertdialog", { name: "Undo the import?" }));
    await userEvent.click(dialog.getByRole("button", { name: "Undo Import" }));
    await waitFor(() => expect(canvas.queryByRole("heading", { name: "Earlier import" })).toBeNull());
  },
};

export const Stops: Story = {
  args: { fetch: fakeImports(running) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("1 of 3 rows imported")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Stop" }));
    await seeToast("Import stopped");
    await expect(await canvas.findByRole("heading", { name: "Import stopped" })).toBeVisible();
  },
};

export const NotStopped: Story = {
  args: { fetch: fakeImports(running, on("post", "/imports/{id}/stop", down)) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Stop" }));
    await seeToast("Failed to change the import: The service is busy, please try again");
  },
};

const mailing: MemberImport = {
  ...done,
  mails_resume_at: "2026-03-09T16:00:00.000Z",
  counts: { ...done.counts, mails_sent: 100, mails_waiting: 4_600 },
};
/** Some were rejected, or left when it was stopped. */
const unsent: MemberImport = { ...done, counts: { ...done.counts, mails_failed: 3 } };
export const NotAllMailed: Story = {
  args: { fetch: fakeImports(unsent) },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText("3 invitations were not sent. Import the same rows again to send them."),
    ).toBeVisible();
  },
};

export const Mailing: Story = { args: { fetch: fakeImports(mailing) } };
export const OnAPhone: Story = { args: { fetch: fakeImports(done) }, globals: { viewport: { value: "phone" } } };
export const InDark: Story = { args: { fetch: fakeImports(mailing) }, globals: { theme: "dark" } };

export const NotReadable: Story = {
  args: { fetch: fakeImports(null, on("post", "/imports/{list}", down)) },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText("Or paste rows"), "x");
    await userEvent.click(canvas.getByRole("button", { name: "Check Rows" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("These rows cannot be read");
  },
};
export const NotLoaded: Story = { args: { fetch: mockApi(on("get", "/latest-import", down)) } };

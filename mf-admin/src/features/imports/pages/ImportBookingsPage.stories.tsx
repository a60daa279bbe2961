import type { BookingImport, BookingImportReport, ImportedBooking } from "@courtside/contracts/api/client.ts";
import { type MockHandler, mockApi } from "@courtside/contracts/mock-api/mock-api.ts";
import { on } from "@courtside/contracts/mock-api/on.ts";
import { down, rejection } from "@courtside/contracts/mock-api/responses.ts";
import { FakeShell } from "@courtside/contracts/shell/testing.tsx";
import { seeToast } from "@courtside/design-system/components/Toast/seeToast.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { fakeAdmin, fakeCourts } from "../../../testing/fake-club.ts";
import ImportBookingsPage from "./ImportBookingsPage.tsx";

const row = (
  line: number,
  outcome: ImportedBooking["outcome"],
  more: Partial<ImportedBooking> = {},
): ImportedBooking => ({
  ...{ line, outcome, problems: [], court: "Tennis 1", person: `Person ${line}`, is_guest: false, why: null },
  ...{ start_time: `2026-03-1${line}T22:00:00.000Z`, end_time: `2026-03-1${line}T23:00:00.000Z` },
  ...more,
});
const unknown = row(4, "wrong", {
  court: "Padel 9",
  problems: [{ field: "court", message: 'The club has no court called "Padel 9"' }],
});
const conflict = row(5, "wrong", {
  problems: [{ field: "start", message: "This time slot conflicts with an existing booking" }],
});
const report: BookingImportReport = {
  id: null,
  columns: ["Resource", "Begin", "End", "User", "Status", "Title"],
  mapping: { court: "Resource", start: "Begin", end: "End", name: "User", status: "Status" },
  options: { date_order: "dmy", times: "club", unknown_people: "guest", courts: {} },
  rows: [
    ...[
      row(2, "new"),
      row(3, "new", { is_guest: true, person: "Wanda Walker" }),
      unknown,
      conflict,
      row(6, "unchanged"),
    ],
    row(7, "skipped", { problems: [{ field: "status", message: "Was canceled" }] }),
  ],
};
const counts = { new: 2, unchanged: 1, skipped: 1, wrong: 2, landed: 2, failed: 0, waiting: 0, undone: 0 };
const done: BookingImport = {
  ...{ id: "aaaaaaaa-0000-4000-8000-000000000901", status: "done", sender_name: "Ada Okafor", counts },
  ...{ created_at: "2026-03-09T15:00:00.000Z", undo_until: "2026-03-10T15:00:00.000Z", rows: [unknown, conflict] },
};
const running: BookingImport = { ...done, status: "running", counts: { ...counts, landed: 1, waiting: 1 }, rows: [] };
/** A club whose newest import is `latest`; a started one is done at once. A court chosen for Padel 9 makes its row a new one. */
function fakeImports(latest: BookingImport | null = null, ...instead: MockHandler[]) {
  let current = latest;
  let checks = 0;
  return mockApi(
    ...instead,
    on("get", "/latest-booking-import", ({ response }) => response(200, { import: current, earlier: [] })),
    on("get", "/courts", ({ response }) => response(200, { data: fakeCourts })),
    on("post", "/booking-imports", ({ query, response }) => {
      if (query.dry_run !== "true") {
        current = done;
        return response(201, { ...report, id: done.id });
      }
      checks += 1;
      const rows = report.rows.map((each) => (each === unknown ? row(4, "new", { court: "Padel 9" }) : each));
      const chosen = { ...report.options, courts: { "Padel 9": fakeCourts[0]?.id ?? "" } };
      return response(200, checks === 1 ? report : { ...report, options: chosen, rows });
    }),
    on("post", "/booking-imports/{id}/stop", ({ response }) => {
      current = { ...running, status: "stopped" };
      return response(200, current);
    }),
    on("post", "/booking-imports/{id}/undo", ({ response }) => {
      current = { ...done, status: "undone", undo_until: null, counts: { ...counts, landed: 1, undone: 1 } };
      return response(200, current);
    }),
  );
}

const meta: Meta<typeof FakeShell> = {
  title: "mf-admin/Import bookings",
  component: FakeShell,
  parameters: { layout: "fullscreen" },
  args: { me: fakeAdmin, path: "/admin/import-bookings", fetch: fakeImports(), children: <ImportBookingsPage /> },
};
export default meta;

type Story = StoryObj<typeof FakeShell>;

/** Nothing is booked before the rows are shown: conflicts first, and a court by another name can be chosen. */
export const FromPastedRows: Story = {
  args: { fetch: fakeImports() },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText("Or paste rows"), "Resource,Begin,User");
    await userEvent.click(canvas.getByRole("button", { name: "Check Rows" }));
    await expect(await canvas.findByText("This time slot conflicts with an existing booking")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Import 2 Bookings" })).toBeEnabled();
    await userEvent.selectOptions(await canvas.findByLabelText("Padel 9"), "Tennis 1");
    await userEvent.click(await canvas.findByRole("button", { name: "Import 3 Bookings" }));
    await expect(await canvas.findByText("2 of 2 rows imported")).toBeVisible();
  },
};

export const Undoes: Story = {
  args: { fetch: fakeImports(done) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Undo Import" }));
    const dialog = within(await within(document.body).findByRole("alertdialog", { name: "Undo the import?" }));
    await userEvent.click(dialog.getByRole("button", { name: "Undo Import" }));
    await seeToast("Import undone");
    await expect(await canvas.findByText("1 booking was canceled, 1 changed since and stayed.")).toBeVisible();
    await expect(canvas.queryByText(/rows imported/)).toBeNull();
  },
};

/** Rejects the first two checks: the file names neither the courts nor the starts in a known way. */
function unfamiliarColumns(): MockHandler {
  const columns = ["Pista", "Inicio", "User"];
  const rejected = [
    { field: "court", mapping: { name: "User" } },
    { field: "start", mapping: { name: "User", court: "Pista" } },
  ];
  return on("post", "/booking-imports", () => {
    const next = rejected.shift();
    if (!next) return undefined;
    const message = `Choose the column that holds the ${next.field}`;
    const details = { field: "mapping", columns, mapping: next.mapping };
    return rejection({ status: 400, code: "validation_failed", message, details });
  });
}

/** Columns of unfamiliar names are chosen by hand, one after the other; then the rows are checked. */
export const FromUnfamiliarColumns: Story = {
  args: { fetch: fakeImports(null, unfamiliarColumns()) },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText("Or paste rows"), "Pista,Inicio,User");
    await userEvent.click(canvas.getByRole("button", { name: "Check Rows" }));
    await expect(await canvas.findByText("Choose the column that holds the court")).toBeVisible();
    await expect(canvas.queryByText("These rows cannot be read")).toBeNull();
    await userEvent.selectOptions(canvas.getByLabelText("Court"), "Pista");
    await expect(await canvas.findByText("Choose the column that holds the start")).toBeVisible();
    await expect(canvas.getByLabelText("Court")).toHaveValue("Pista");
    // It was disabled meanwhile.
    await waitFor(() => expect(canvas.getByLabelText("Court")).toHaveFocus());
    await userEvent.selectOptions(canvas.getByLabelText("Start"), "Inicio");
    await expect(await canvas.findByRole("button", { name: "Import 2 Bookings" })).toBeEnabled();
    await waitFor(() => expect(canvas.getByRole("region", { name: "What will happen" })).toHaveFocus());
  },
};

/** An import before `done`; it is listed until it is undone. */
function earlierImport(): MockHandler[] {
  const { rows: _, ...before } = { ...done, id: "aaaaaaaa-0000-4000-8000-000000000900", sender_name: "Ben Earlier" };
  let earlier = [before];
  return [
    on("get", "/latest-booking-import", ({ response }) => response(200, { import: done, earlier })),
    on("post", "/booking-imports/{id}/undo", ({ path: { id }, response }) => {
      earlier = id === before.id ? [] : earlier;
      return response(200, done);
    }),
  ];
}

/** The next import hides none that can be undone. */
export const Earlier: Story = {
  args: { fetch: fakeImports(null, ...earlierImport()) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Earlier import" })).toBeVisible();
    await userEvent.click(canvas.getAllByRole("button", { name: "Undo Import" })[1] as HTMLElement);
    const dialog = within(await within(document.body).findByRole("alertdialog", { name: "Undo the import?" }));
    await userEvent.click(dialog.getByRole("button", { name: "Undo Import" }));
    await waitFor(() => expect(canvas.queryByRole("heading", { name: "Earlier import" })).toBeNull());
    await expect(canvas.getByRole("heading", { name: "Last import" })).toBeVisible();
  },
};

export const Stops: Story = {
  args: { fetch: fakeImports(running) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("1 of 2 rows imported")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Stop" }));
    await seeToast("Import stopped");
    await expect(await canvas.findByRole("heading", { name: "Import stopped" })).toBeVisible();
  },
};

export const OnAPhone: Story = { args: { fetch: fakeImports(done) }, globals: { viewport: { value: "phone" } } };
export const InDark: Story = { args: { fetch: fakeImports(done) }, globals: { theme: "dark" } };

export const NotReadable: Story = {
  args: { fetch: fakeImports(null, on("post", "/booking-imports", down)) },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText("Or paste rows"), "x");
    await userEvent.click(canvas.getByRole("button", { name: "Check Rows" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("These rows cannot be read");
  },
};
export const NotLoaded: Story = { args: { fetch: mockApi(on("get", "/latest-booking-import", down)) } };

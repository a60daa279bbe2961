import { type MockHandler, mockApi } from "@courtside/contracts/mock-api/mock-api.ts";
import { on } from "@courtside/contracts/mock-api/on.ts";
import { down, every, never } from "@courtside/contracts/mock-api/responses.ts";
import { fakeMe } from "@courtside/contracts/shell/fake-me.ts";
import { FakeShell } from "@courtside/contracts/shell/testing.tsx";
import { seeToast } from "@courtside/design-system/components/Toast/seeToast.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useMemo } from "react";
import { expect, spyOn, userEvent, waitFor, within } from "storybook/test";
import { fakeCourts } from "../../../testing/fake-club.ts";
import type { AuditEntry } from "../api.ts";
import AuditLogPage from "./AuditLogPage.tsx";

const ADA = "aaaaaaaa-0000-4000-8000-000000000601";
const TOM = "aaaaaaaa-0000-4000-8000-000000000602";

const PEOPLE = [
  { id: ADA, full_name: "Ada Okafor", is_former: false },
  { id: TOM, full_name: "Tom Ferreira", is_former: true },
];

const COURT = fakeCourts[0]?.id ?? "";

const entry = (at: number, values: Partial<AuditEntry>): AuditEntry => ({
  id: String(at),
  at: new Date(Date.parse("2026-03-10T15:00:00Z") - at * 3_600_000).toISOString(),
  ...{ actor_id: ADA, actor_name: "Ada Okafor", actor_role: "admin", action: "club.settings_changed" },
  ...{ subject_type: null, subject_id: null, subject_name: null, for_id: null, for_name: null, outcome: "success" },
  ...{ code: null, times: 1, last_at: null, before: null, after: null, detail: {}, ip: "192.0.2.7", request_id: "r1" },
  ...{ api_key_id: null, api_key_name: null, at_device: null, found_by_id: null, found_by_name: null },
  device: "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15",
  ...values,
});

const ENTRIES = [
  entry(1, { before: { cancel_cutoff_hours: 0 }, after: { cancel_cutoff_hours: 12 } }),
  entry(2, {
    ...{ action: "member.role_changed", subject_type: "person", subject_id: TOM, subject_name: "Tom Ferreira" },
    ...{ before: { role: "member" }, after: { role: "coach" } },
  }),
  entry(3, {
    ...{ actor_id: TOM, actor_name: "Tom Ferreira", action: "POST /api/v1/bookings", outcome: "rejected" },
    ...{ code: "slot_conflict", times: 3 },
  }),
  entry(4, { actor_id: TOM, actor_name: "Tom Ferreira", action: "login" }),
  entry(6, { action: "court.added", api_key_id: "aaaaaaaa-0000-4000-8000-000000000603", api_key_name: "Door system" }),
  entry(7, {
    ...{ action: "booking.moved", subject_type: "booking", subject_id: "aaaaaaaa-0000-4000-8000-000000000604" },
    ...{ actor_id: TOM, actor_name: "Tom Ferreira", at_device: "Lobby" },
    before: { court_id: COURT, start_time: "2026-03-11T18:00:00.000Z", end_time: "2026-03-11T19:00:00.000Z" },
    after: { court_id: COURT, start_time: "2026-03-12T18:00:00.000Z", end_time: "2026-03-12T19:00:00.000Z" },
  }),
  entry(5, { actor_id: null, actor_name: null, action: "booking.canceled", device: null, ip: null }),
];

function Shown({ entries = ENTRIES, instead }: { entries?: AuditEntry[]; instead?: MockHandler }) {
  const fetch = useMemo(
    () =>
      mockApi(
        ...(instead ? [instead] : []),
        on("get", "/audit-log/people", ({ query: { q = "", user_id }, response }) => {
          const data = PEOPLE.filter(({ id, full_name }) =>
            user_id ? id === user_id : full_name.toLowerCase().includes(q.toLowerCase()),
          );
          return response(200, { data });
        }),
        on("get", "/courts", ({ response }) => response(200, { data: fakeCourts })),
        on("get", "/audit-log", ({ query: { actor, subject }, response }) => {
          const data = entries.filter(
            (each) => (!actor || each.actor_id === actor) && (!subject || each.subject_id === subject),
          );
          return response(200, { data, next_cursor: null });
        }),
      ),
    [entries, instead],
  );
  return (
    <FakeShell me={fakeMe("admin")} fetch={fetch} path="/admin/audit-log">
      <AuditLogPage />
    </FakeShell>
  );
}

const meta: Meta<typeof Shown> = {
  title: "mf-admin/Audit Log",
  component: Shown,
  parameters: { layout: "fullscreen" },
};
export default meta;

type Story = StoryObj<typeof Shown>;

/** A name narrows the list to the person. */
export const Entries: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Cancel cutoff hours: 0 → 12")).toBeVisible();
    await expect(canvas.getByText("Rejected: slot conflict, 3 times")).toBeVisible();
    await expect(canvas.getByText("At Lobby")).toBeVisible();
    await expect(canvas.getByText(/^Start time: .*Mar 11.* → .*Mar 12/)).toBeVisible();
    const [first] = await canvas.findAllByRole("button", { name: "Ada Okafor" });
    if (!first) throw new Error("no entry by Ada");
    await userEvent.click(first);
    await waitFor(() => expect(canvas.queryByText("Rejected: slot conflict, 3 times")).toBeNull());
    await userEvent.click(canvas.getByRole("button", { name: "Clear filters" }));
    await expect(await canvas.findByText("Rejected: slot conflict, 3 times")).toBeVisible();
  },
};
/** A card says about whom. */
export const OnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    const cards = within(await canvas.findByRole("list", { name: "Audit log" })).getAllByRole("listitem");
    const about = within(cards[1] ?? document.body).getByText("About").parentElement;
    await expect(about).toHaveTextContent("Tom Ferreira");
  },
};

/** Who has left is found too; the chosen name stands above the list and can be taken back. */
export const FindsAPerson: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText("Cancel cutoff hours: 0 → 12");
    await userEvent.type(canvas.getByRole("searchbox", { name: "Find a person" }), "xyz");
    await expect(await canvas.findByText("No person found")).toBeVisible();
    await userEvent.clear(canvas.getByRole("searchbox", { name: "Find a person" }));
    await userEvent.type(canvas.getByRole("searchbox", { name: "Find a person" }), "tom");
    await userEvent.click(await canvas.findByRole("button", { name: "About Tom Ferreira (left)" }));
    const chip = await canvas.findByRole("button", { name: "About Tom Ferreira: remove this filter" });
    await waitFor(() => expect(canvas.queryByText("Cancel cutoff hours: 0 → 12")).toBeNull());
    await userEvent.click(chip);
    await expect(await canvas.findByText("Cancel cutoff hours: 0 → 12")).toBeVisible();
  },
};
export const OnATablet: Story = { globals: { viewport: { value: "tablet" } } };
export const InDark: Story = { globals: { theme: "dark" } };
/** The file begins with the mark by which spreadsheets know its encoding. */
export const SavedFile: Story = {
  play: async ({ canvas }) => {
    const made: Blob[] = [];
    spyOn(URL, "createObjectURL").mockImplementation((file) => {
      made.push(file as Blob);
      return "#";
    });
    spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
    await userEvent.click(await canvas.findByRole("button", { name: "Download CSV" }));
    await waitFor(() => expect(made).toHaveLength(1));
    await expect([...new Uint8Array((await made[0]?.arrayBuffer()) ?? [])].slice(0, 3)).toEqual([0xef, 0xbb, 0xbf]);
  },
};
/** The file asks for more entries than a page of the list. */
export const FileFails: Story = {
  args: { instead: on("get", "/audit-log", ({ query }) => (Number(query.limit) > 100 ? down() : undefined)) },
  play: async ({ canvas }) => {
    await canvas.findByText("Cancel cutoff hours: 0 → 12");
    await userEvent.click(canvas.getByRole("button", { name: "Download CSV" }));
    await seeToast("Failed to make the file");
  },
};
export const Empty: Story = {
  args: { entries: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No entries found")).toBeVisible();
  },
};
export const Loading: Story = { args: { instead: every(never) } };
export const Failed: Story = {
  args: { instead: every(down) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The audit log could not be loaded")).toBeVisible();
  },
};

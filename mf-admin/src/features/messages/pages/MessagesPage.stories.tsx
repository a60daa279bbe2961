import type { Broadcast, Delivery } from "@courtside/contracts/api/client.ts";
import { type MockHandler, mockApi } from "@courtside/contracts/mock-api/mock-api.ts";
import { on } from "@courtside/contracts/mock-api/on.ts";
import { down, every, lostResponse, never } from "@courtside/contracts/mock-api/responses.ts";
import { fakeMe } from "@courtside/contracts/shell/fake-me.ts";
import { FakeShell } from "@courtside/contracts/shell/testing.tsx";
import { seeToast } from "@courtside/design-system/components/Toast/seeToast.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useMemo } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import MessagesPage from "./MessagesPage.tsx";

const delivery = (at: number, more: Partial<Delivery>): Delivery => ({
  id: `dddddddd-0000-4000-8000-00000000000${at}`,
  channel: "mail",
  event: "booking_made",
  kind: "booking_made",
  state: "sent",
  problem: null,
  attempts: 1,
  user_id: `eeeeeeee-0000-4000-8000-00000000000${at}`,
  name: "Maya Chen",
  address: "maya@riverside.test",
  is_bounced: false,
  is_complaint: false,
  created_at: "2026-03-10T13:20:00.000Z",
  sent_at: "2026-03-10T13:20:01.000Z",
  delivered_at: null,
  ...more,
});

const deliveries = [
  delivery(1, {}),
  delivery(1, { channel: "inbox", attempts: 0 }),
  delivery(1, { channel: "text", address: null, delivered_at: "2026-03-10T13:20:09.000Z" }),
  delivery(2, {
    name: "Bartholomew Featherstonehaugh",
    address: "bartholomew.featherstonehaugh@example.test",
    event: "waitlist_offer",
    state: "failed",
    problem: "the mail server did not take it: EENVELOPE 550",
    is_bounced: true,
    sent_at: null,
  }),
  delivery(3, {
    name: "Tom Ferreira",
    address: "tom@riverside.test",
    event: "news",
    state: "skipped",
    problem: "switched off",
    sent_at: null,
  }),
  delivery(5, {
    name: "Priya Raman",
    address: "priya@riverside.test",
    event: "news",
    state: "skipped",
    problem: "reported as spam",
    is_bounced: true,
    is_complaint: true,
    sent_at: null,
  }),
  delivery(4, {
    user_id: null,
    name: null,
    address: "jo@example.test",
    event: "invitation",
    state: "queued",
    attempts: 0,
    sent_at: null,
  }),
];

const message = (more: Partial<Broadcast>): Broadcast => ({
  id: "aaaaaaaa-0000-4000-8000-000000000001",
  subject: "Rain today",
  text: "All courts are closed.",
  filter: {},
  author_name: "Ada Okafor",
  recipients: 140,
  sent: 140,
  waiting: 0,
  still_to_send: 0,
  failed: 0,
  created_at: "2026-03-10T13:20:00.000Z",
  stopped_at: null,
  ...more,
});

const messages = [
  message({ sent: 31, waiting: 109 }),
  message({
    id: "aaaaaaaa-0000-4000-8000-000000000002",
    subject: "New nets on Courts 1 and 2",
    filter: { role: "member", sport: "tennis", booked_on: "2026-03-09" },
    recipients: 12,
    sent: 11,
    failed: 1,
  }),
];

interface ShownProps {
  data?: Delivery[];
  sent?: Broadcast[];
  instead?: MockHandler[];
  tab?: "sent" | "deliveries";
}

function Shown({ data = deliveries, sent = messages, instead, tab = "sent" }: ShownProps) {
  const fetch = useMemo(() => {
    let listed = sent;
    return mockApi(
      ...(instead ?? []),
      on("get", "/broadcasts", ({ query, response }) => {
        const from = Number(query.cursor ?? 0);
        const to = from + Number(query.limit ?? 20);
        return response(200, { data: listed.slice(from, to), next_cursor: to < listed.length ? String(to) : null });
      }),
      on("post", "/broadcasts/preview", ({ body, response }) =>
        response(200, {
          count: 2,
          by_mail: 1,
          unconfirmed: 1,
          by_inbox: 2,
          names: ["Maya Chen", "Tom Ferreira"],
          mail: {
            subject: body.subject,
            text: `${body.subject}\n\n${body.text}\n\n– Riverside Racquet Club`,
            html: "",
          },
        }),
      ),
      on("post", "/broadcasts", ({ body, response }) => {
        const made = message({
          id: "aaaaaaaa-0000-4000-8000-000000000003",
          subject: body.subject,
          recipients: 2,
          sent: 2,
        });
        listed = [made, ...listed];
        return response(201, made);
      }),
      on("patch", "/broadcasts/{id}", ({ path, response, reject }) => {
        listed = listed.map((each) =>
          each.id === path.id
            ? { ...each, waiting: 0, still_to_send: 0, stopped_at: "2026-03-10T13:21:00.000Z" }
            : each,
        );
        const stopped = listed.find(({ id }) => id === path.id);
        return stopped
          ? response(200, stopped)
          : reject({ status: 404, code: "not_found", message: "Message not found" });
      }),
      on("get", "/deliveries", ({ query, response }) =>
        response(200, {
          data: data.filter(
            ({ channel, is_bounced }) =>
              (!query.channel || channel === query.channel) && (!query.is_bounced || is_bounced),
          ),
          bounced_count: data.filter(({ is_bounced }) => is_bounced).length,
          next_cursor: null,
        }),
      ),
    );
  }, [data, sent, instead]);
  return (
    <FakeShell
      me={fakeMe("admin")}
      fetch={fetch}
      path={tab === "sent" ? "/admin/messages" : "/admin/messages?tab=deliveries"}
    >
      <MessagesPage />
    </FakeShell>
  );
}

const meta: Meta<typeof Shown> = {
  title: "mf-admin/Messages",
  component: Shown,
  parameters: { layout: "fullscreen" },
};
export default meta;

type Story = StoryObj<typeof Shown>;

const page = () => within(document.body);

export const Messages: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("progressbar", { name: "Sent of Rain today" })).toHaveAttribute(
      "aria-valuenow",
      "31",
    );
    await expect(canvas.getByText(/^Member, Tennis, booked on Mar 9, 2026/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Stop Rain today" }));
    await seeToast("Message stopped");
    await seeToast("31 of 140 have it.");
    await expect(await canvas.findByText("Stopped: 31 of 140 sent")).toBeVisible();
  },
};

/** Each has it in the inbox, and daily mails still wait: they can be stopped. */
export const EmailsStillWait: Story = {
  args: { sent: [message({ still_to_send: 12 })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("12 emails, push messages or texts still wait")).toBeVisible();
    await expect(canvas.queryByRole("progressbar")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Stop Rain today" }));
    await seeToast("Message stopped");
    await waitFor(() => expect(canvas.queryByText(/still wait/)).toBeNull());
    await expect(canvas.queryByRole("button", { name: "Stop Rain today" })).toBeNull();
  },
};

export const Writes: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Write Message" }));
    const dialog = within(await page().findByRole("dialog", { name: "Write Message" }));
    await userEvent.click(dialog.getByRole("button", { name: "Preview" }));
    await expect(await dialog.findByText("Subject is required")).toBeVisible();
    await userEvent.type(dialog.getByRole("textbox", { name: /^Subject/ }), "Nets");
    await userEvent.type(dialog.getByRole("textbox", { name: /^Text/ }), "They are new.");
    await userEvent.click(dialog.getByRole("button", { name: "Preview" }));
    const preview = within(await page().findByRole("dialog", { name: "Preview" }));
    await expect(preview.getByText("Reaches 2 people: 2 in the inbox, 1 by email.")).toBeVisible();
    await expect(preview.getByText("1 of them has not confirmed their address and gets no email.")).toBeVisible();
    // The subject once: the mail's own heading repeats it.
    await expect(preview.getByRole("region", { name: "The email" })).toHaveTextContent(/^Nets\s*They are new\./);
    await userEvent.click(preview.getByRole("button", { name: "Send Test to Me" }));
    await seeToast("Test sent");
    await seeToast("It reaches you as your own notification settings allow.");
    await userEvent.click(preview.getByRole("button", { name: "Send to 2 people" }));
    await seeToast("Message sent");
    await seeToast("It reaches 2 people.");
    await expect(await canvas.findByText("Nets")).toBeVisible();
  },
};

export const WritesOnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Write Message" }));
    await expect(await page().findByRole("dialog", { name: "Write Message" })).toBeVisible();
  },
};

const previewed = async (canvas: ReturnType<typeof within>) => {
  await userEvent.click(await canvas.findByRole("button", { name: "Write Message" }));
  const dialog = within(await page().findByRole("dialog", { name: "Write Message" }));
  await userEvent.type(dialog.getByRole("textbox", { name: /^Subject/ }), "Nets");
  await userEvent.type(dialog.getByRole("textbox", { name: /^Text/ }), "They are new.");
  await userEvent.click(dialog.getByRole("button", { name: "Preview" }));
};

export const NotPreviewed: Story = {
  args: { instead: [on("post", "/broadcasts/preview", down)] },
  play: async ({ canvas }) => {
    await previewed(canvas);
    await seeToast("Failed to preview the message");
  },
};

export const NotSent: Story = {
  args: { instead: [on("post", "/broadcasts/test", down), on("post", "/broadcasts", down)] },
  play: async ({ canvas }) => {
    await previewed(canvas);
    const preview = within(await page().findByRole("dialog", { name: "Preview" }));
    await userEvent.click(preview.getByRole("button", { name: "Send Test to Me" }));
    await seeToast("Failed to send the test");
    await userEvent.click(preview.getByRole("button", { name: "Send to 2 people" }));
    await seeToast("Failed to send the message");
    await expect(await preview.findByRole("button", { name: "Send to 2 people" })).toBeEnabled();
  },
};

/** The response is lost; the admin looks at the text again and sends once more: the server sees the same attempt. */
const attempts: (string | null)[] = [];
export const SendsAgain: Story = {
  args: {
    instead: [
      on("post", "/broadcasts", ({ idempotencyKey }) => {
        attempts.push(idempotencyKey);
        return attempts.length === 1 ? lostResponse() : undefined;
      }),
    ],
  },
  beforeEach: () => {
    attempts.length = 0;
  },
  play: async ({ canvas }) => {
    await previewed(canvas);
    const preview = () => page().findByRole("dialog", { name: "Preview" });
    await userEvent.click(within(await preview()).getByRole("button", { name: "Send to 2 people" }));
    await seeToast("Failed to send the message");
    await userEvent.click(within(await preview()).getByRole("button", { name: "Back" }));
    const dialog = within(await page().findByRole("dialog", { name: "Write Message" }));
    await userEvent.click(dialog.getByRole("button", { name: "Preview" }));
    await userEvent.click(within(await preview()).getByRole("button", { name: "Send to 2 people" }));
    await seeToast("Message sent");
    await expect(attempts).toHaveLength(2);
    await expect(attempts[0]).toBeTruthy();
    await expect(attempts[1]).toBe(attempts[0]);
  },
};

export const NotStopped: Story = {
  args: { instead: [on("patch", "/broadcasts/{id}", down)] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Stop Rain today" }));
    await seeToast("Failed to stop the message");
  },
};

const many = [...Array(25).keys()].map((at) =>
  message({ id: `aaaaaaaa-0000-4000-8000-0000000001${10 + at}`, subject: `Message ${25 - at}` }),
);

export const ManyMessages: Story = {
  args: { sent: many },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Message 25")).toBeVisible();
    await expect(canvas.queryByText("Message 1")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Load more" }));
    await expect(await canvas.findByText("Message 1")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Load more" })).toBeNull();
  },
};

export const NoMessage: Story = {
  args: { sent: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No message yet")).toBeVisible();
  },
};

export const MessagesUnavailable: Story = {
  args: { instead: [every(down)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Messages could not be loaded")).toBeVisible();
  },
};

export const Deliveries: Story = {
  args: { tab: "deliveries" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Bartholomew Featherstonehaugh")).toBeVisible();
    await expect(canvas.getByText(/^2 addresses are marked/)).toBeVisible();
    await userEvent.click(canvas.getByRole("switch", { name: "Marked Only" }));
    await waitFor(() => expect(canvas.queryByText("Tom Ferreira")).toBeNull());
    await expect(canvas.getByText("Bartholomew Featherstonehaugh")).toBeVisible();
  },
};
export const DeliveriesOnAPhone: Story = { args: { tab: "deliveries" }, globals: { viewport: { value: "phone" } } };
export const InDark: Story = { args: { tab: "deliveries" }, globals: { theme: "dark" } };
export const NothingSent: Story = {
  args: { tab: "deliveries", data: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Nothing was sent")).toBeVisible();
  },
};
export const Loading: Story = { args: { tab: "deliveries", instead: [every(never)] } };
export const DeliveriesUnavailable: Story = {
  args: { tab: "deliveries", instead: [every(down)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Deliveries could not be loaded")).toBeVisible();
  },
};

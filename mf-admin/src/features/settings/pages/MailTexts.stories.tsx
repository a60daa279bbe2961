import { mockApi } from "@courtside/contracts/mock-api/mock-api.ts";
import { on } from "@courtside/contracts/mock-api/on.ts";
import { down, rejection } from "@courtside/contracts/mock-api/responses.ts";
import { fakeMe } from "@courtside/contracts/shell/fake-me.ts";
import { FakeShell } from "@courtside/contracts/shell/testing.tsx";
import { seeToast } from "@courtside/design-system/components/Toast/seeToast.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { MailTexts } from "../components/MailTexts.tsx";
import { CHANGES_SAVED } from "../form/saveText.ts";

const EXAMPLE: Record<string, string> = {
  club: "Riverside",
  intro: "You have booked a court at Riverside.",
  court: "Court 2",
  time: "Tuesday, May 14, 2030, 18:00 - 19:00 CEST (Europe/Vienna)",
};

const filled = (template: string) => template.replaceAll(/\{(\w+)\}/g, (_all, name: string) => EXAMPLE[name] ?? "");

const placeholders = [
  { name: "club", description: "The club's name", is_required: false },
  { name: "intro", description: "The first sentence, which says who has done what", is_required: false },
  { name: "court", description: "The court", is_required: false },
  { name: "time", description: "The day and the time, with the club's time zone", is_required: true },
].map((each) => ({ ...each, example: EXAMPLE[each.name] ?? "" }));

/** A club that has written one of two mails itself. `isOvertaken`: another admin saves just before the first save. */
function club({ isOvertaken = false } = {}) {
  let isNext = isOvertaken;
  const product = { subject: "Booked: {court}, {time}", text: "{intro}\n\n{court}\n{time}" };
  const kinds = [
    { kind: "booking_made", label: "Booking made", product },
    { kind: "waitlist_expired", label: "Waitlist offer expired", product },
  ].map((each) => ({ ...each, ...product, version: 0, problem: null, placeholders }));
  let stored = kinds.map((each, at) =>
    at === 0 ? { ...each, text: `${product.text}\n\nPlease bring clean shoes.`, version: 1 } : each,
  );
  const change = (kind: string, next: object) => {
    stored = stored.map((each) => (each.kind === kind ? { ...each, ...next } : each));
    return stored.find((each) => each.kind === kind) ?? stored[0];
  };
  return [
    on("get", "/club/mail-texts", ({ response }) => response(200, { data: stored })),
    on("put", "/club/mail-texts/{kind}", ({ path, body, response }) => {
      const { version, ...own } = body;
      if (isNext) change(path.kind, { subject: "Theirs", version: version + 1 });
      isNext = false;
      if (stored.find(({ kind }) => kind === path.kind)?.version !== version) {
        const message = "Somebody else has changed this text meanwhile. Nothing was saved.";
        return rejection({ status: 409, code: "settings_changed", message, details: { field: "version" } });
      }
      const [subject, text] = [own.subject.trim(), own.text.trim()];
      return response(200, change(path.kind, { subject, text, version: version + 1 }) as never);
    }),
    on("delete", "/club/mail-texts/{kind}", ({ path, response }) =>
      response(200, change(path.kind, { ...product, version: 0 }) as never),
    ),
    on("post", "/club/mail-texts/{kind}/preview", ({ body, response }) => {
      const paragraphs = filled(body.text).split(/\n{2,}/);
      const mail = { subject: filled(body.subject), heading: "Your court is booked", button: "See the booking" };
      return response(200, { ...mail, paragraphs, text: "", html: "" });
    }),
  ];
}

const shown = (...handlers: Parameters<typeof mockApi>) => (
  <FakeShell me={fakeMe("admin")} fetch={mockApi(...handlers)} path="/settings">
    <MailTexts id="mail-texts" text={CHANGES_SAVED} onUnsaved={fn()} />
  </FakeShell>
);

const meta: Meta = { title: "mf-admin/Settings, email texts", render: () => shown(...club()) };
export default meta;

type Story = StoryObj;

/** A placeholder goes where the cursor is, the preview follows, and the usual text comes back. */
export const Writing: Story = {
  play: async ({ canvas }) => {
    const subject = await canvas.findByLabelText(/^Subject/);
    await userEvent.clear(subject);
    await userEvent.type(subject, "See you at ");
    await userEvent.click(canvas.getByRole("button", { name: "{club}" }));
    await expect(subject).toHaveDisplayValue("See you at {club}");
    await expect(await canvas.findByText("See you at Riverside")).toBeVisible();
    await expect(canvas.getByRole("combobox", { name: "Email" })).toBeDisabled();
    await userEvent.click(canvas.getByRole("button", { name: "Save Changes" }));
    await seeToast("Changes Saved");
    await expect(await canvas.findByText("No unsaved changes")).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("combobox", { name: "Email" })).toBeEnabled());
    await userEvent.click(canvas.getByRole("button", { name: "Reset to the Usual Text" }));
    await userEvent.click(await within(document.body).findByRole("button", { name: "Delete My Text" }));
    await expect(await canvas.findByDisplayValue("Booked: {court}, {time}")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Reset to the Usual Text" })).toBeNull();
  },
};

/** The api saves a text without the blanks and empty lines around it, and so it stands in the form. */
export const EndsWithAnEmptyLine: Story = {
  play: async ({ canvas }) => {
    const text = await canvas.findByLabelText(/^Text/);
    await userEvent.type(text, " See you soon.{Enter}{Enter}");
    await userEvent.type(canvas.getByLabelText(/^Subject/), " ");
    await expect(canvas.getByText("2 unsaved changes")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Save Changes" }));
    await seeToast("Changes Saved");
    await expect(await canvas.findByText("No unsaved changes")).toBeVisible();
    await expect(text).toHaveDisplayValue(/See you soon\.$/);
  },
};

/** The api names what it cannot fill in, at its field. */
export const UnknownPlaceholder: Story = {
  render: () => {
    const unknown = () =>
      rejection({
        status: 422,
        code: "invalid_request",
        message: "{nmae} is not known here. Use {club}, {intro}, {court}, {time}.",
        details: { field: "text" },
      });
    return shown(
      on("put", "/club/mail-texts/{kind}", unknown),
      on("post", "/club/mail-texts/{kind}/preview", unknown),
      ...club(),
    );
  },
  play: async ({ canvas }) => {
    const text = await canvas.findByLabelText(/^Text/);
    await userEvent.type(text, " {{nmae}");
    await userEvent.click(canvas.getByRole("button", { name: "Save Changes" }));
    await waitFor(() => expect(text).toHaveFocus());
    await expect(text).toBeInvalid();
    await expect(await canvas.findByText("No preview")).toBeVisible();
  },
};

/** Another admin saves first: what was typed stays beside theirs, until it is kept or discarded. */
export const ChangedMeanwhile: Story = {
  render: () => shown(...club({ isOvertaken: true })),
  play: async ({ canvas }) => {
    const subject = await canvas.findByLabelText(/^Subject/);
    await userEvent.clear(subject);
    await userEvent.type(subject, "Mine");
    await userEvent.click(canvas.getByRole("button", { name: "Save Changes" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Saved meanwhile: Theirs");
    await expect(subject).toHaveDisplayValue("Mine");
    await userEvent.click(canvas.getByRole("button", { name: "Keep My Changes" }));
    await waitFor(() => expect(canvas.queryByRole("alert")).toBeNull());
    await userEvent.click(canvas.getByRole("button", { name: "Save Changes" }));
    await seeToast("Changes Saved");
    await expect(subject).toHaveDisplayValue("Mine");
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };
export const InDark: Story = { globals: { theme: "dark" } };

export const Unavailable: Story = {
  render: () => shown(on("get", "/club/mail-texts", down)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("These texts could not be loaded")).toBeVisible();
  },
};

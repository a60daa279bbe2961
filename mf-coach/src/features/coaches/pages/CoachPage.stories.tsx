import { mockApi } from "@courtside/contracts/mock-api/mock-api.ts";
import { on } from "@courtside/contracts/mock-api/on.ts";
import { down, every, lostResponse, never } from "@courtside/contracts/mock-api/responses.ts";
import { fakeMe } from "@courtside/contracts/shell/fake-me.ts";
import { FakeShell } from "@courtside/contracts/shell/testing.tsx";
import { seeToast } from "@courtside/design-system/components/Toast/seeToast.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Route, Routes } from "react-router";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { fakeCoaches, fakeHours, fakeId, managedCoaches } from "../../../testing/fake-coaches.ts";
import { fakeCoachesApi } from "../../../testing/fake-coaches-api.ts";
import { fakeEvent } from "../../../testing/fake-events-api.ts";
// With the story, so that no play waits for its code.
import "../../availability/pages/EditWeek.tsx";
import "../staff/CoachDialog.tsx";
import CoachPage from "./CoachPage.tsx";

const ANA = `/coaches/${fakeId("c", 1)}`;

const meta: Meta<typeof FakeShell> = {
  title: "mf-coach/Coach",
  component: FakeShell,
  parameters: { layout: "fullscreen" },
  args: {
    me: fakeMe("member"),
    path: ANA,
    fetch: fakeCoachesApi({ events: [fakeEvent(1)] }),
    children: (
      <Routes>
        <Route path="/coaches/:id" element={<CoachPage />} />
      </Routes>
    ),
  },
};
export default meta;

type Story = StoryObj<typeof FakeShell>;

const page = () => within(document.body);
const tab = (name: string) => page().findByRole("tab", { name });

async function openRequest() {
  await userEvent.click(await page().findByRole("button", { name: "Request a Lesson" }));
  return within(await page().findByRole("dialog", { name: "Request a Lesson with Ana Ruiz" }));
}

export const AMember: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: /Ana Ruiz/ })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Back" })).toHaveAttribute("href", "/coaches");
    await expect(canvas.getByText(/Fifteen years on clay/)).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Edit Coach" })).toBeNull();
    await expect(canvas.queryByRole("tab", { name: "Edit Schedule" })).toBeNull();
    await userEvent.click(await tab("Events"));
    await expect(await canvas.findByRole("heading", { name: "Ladder Night" })).toBeVisible();
    await userEvent.click(await tab("Availability"));
    await expect(await canvas.findByText("09:00 - 12:00, 14:00 - 17:00")).toBeVisible();
    await userEvent.click(await tab("About"));
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };
export const OnATablet: Story = { globals: { viewport: { value: "tablet" } } };

export const AnAdmin: Story = {
  args: { me: fakeMe("admin"), fetch: fakeCoachesApi({ coaches: managedCoaches }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Back" })).toHaveAttribute("href", "/coaches");
    await expect(canvas.queryByRole("button", { name: "Request a Lesson" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Edit Coach" }));
    const dialog = within(await page().findByRole("dialog", { name: "Edit Coach" }));
    await userEvent.clear(dialog.getByLabelText("Name"));
    await userEvent.type(dialog.getByLabelText("Name"), "Ana Ruiz-Vega");
    await userEvent.click(dialog.getByRole("button", { name: "Save Changes" }));
    await seeToast("Coach updated successfully!");
    await expect(await canvas.findByRole("heading", { level: 1, name: /Ana Ruiz-Vega/ })).toBeVisible();
  },
};

export const TheCoach: Story = {
  args: { me: fakeMe("coach"), fetch: fakeCoachesApi({ coaches: managedCoaches }) },
  play: async ({ canvas }) => {
    await userEvent.click(await tab("Edit Schedule"));
    await expect(await canvas.findByText("Set Your Weekly Availability")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Edit Coach" })).toBeVisible();
  },
};

export const NothingYet: Story = {
  args: {
    path: `/coaches/${fakeId("c", 3)}?tab=availability`,
    me: fakeMe("front_desk"),
    fetch: fakeCoachesApi({ coaches: managedCoaches, hours: { ...fakeHours, rows: [] } }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No weekly hours yet")).toBeVisible();
    await userEvent.click(await tab("Events"));
    await expect(await canvas.findByText("No upcoming events")).toBeVisible();
  },
};

export const Requests: Story = {
  args: { fetch: fakeCoachesApi() },
  play: async ({ canvas }) => {
    const sheet = await openRequest();
    await expect(await sheet.findByRole("radio", { name: /^10:00/ })).toBeDisabled();
    await expect(sheet.getByText("No court free")).toBeVisible();
    await userEvent.click(sheet.getByRole("button", { name: "Send Request" }));
    // The message is in the toast and in the form.
    const missing = "Please select both a preferred date and time";
    await waitFor(() => expect(sheet.getAllByText("Missing Information")).toHaveLength(2));
    await expect(sheet.getAllByText(missing)).toHaveLength(2);
    await expect(sheet.getByText("Preferred time is required")).toBeVisible();
    const times = within(sheet.getByRole("radiogroup", { name: "Preferred time" }));
    await expect(times.getAllByRole("radio").find((radio) => radio.matches(":enabled"))).toHaveFocus();
    await userEvent.click(sheet.getByRole("radio", { name: "Squash" }));
    await userEvent.click(sheet.getByRole("button", { name: "Later week" }));
    await waitFor(() => expect(sheet.getByRole("button", { name: "Earlier week" })).toBeEnabled());
    await userEvent.click(await sheet.findByRole("radio", { name: "14:00" }));
    await expect(sheet.getByText(/, 14:00$/)).toBeVisible();
    await userEvent.type(sheet.getByLabelText("Notes"), "Serve and volley");
    await userEvent.click(sheet.getByRole("button", { name: "Send Request" }));
    await seeToast("Lesson Request Sent!");
    await expect(canvas.queryByRole("dialog")).toBeNull();
  },
};
const sentKeys: (string | null)[] = [];
/** The response is lost: the same request is sent again by itself. */
export const RequestResponseLost: Story = {
  args: {
    fetch: mockApi(
      on("post", "/lesson-requests", ({ idempotencyKey }) => {
        sentKeys.push(idempotencyKey);
        return sentKeys.length === 1 ? lostResponse() : undefined;
      }),
      ...fakeCoachesApi().handlers,
    ),
  },
  beforeEach: () => {
    sentKeys.length = 0;
  },
  play: async () => {
    const sheet = await openRequest();
    await userEvent.click(await sheet.findByRole("button", { name: "Later week" }));
    await userEvent.click(await sheet.findByRole("radio", { name: "14:00" }));
    await userEvent.click(sheet.getByRole("button", { name: "Send Request" }));
    await waitFor(() => expect(sentKeys).toHaveLength(2), { timeout: 20_000 });
    await seeToast("Lesson Request Sent!");
    await expect(page().queryByText("Failed to send lesson request")).toBeNull();
    const [first, repeated] = sentKeys;
    await expect(first).toMatch(/^[0-9a-f-]{36}$/);
    await expect(repeated).toBe(first);
  },
};

const clock = Date.now;
/** The free times go on in the next year, and say so. */
export const RequestsOverNewYear: Story = {
  args: { fetch: fakeCoachesApi() },
  beforeEach: () => {
    Date.now = () => Date.parse("2026-12-30T15:00:00Z");
    return () => {
      Date.now = clock;
    };
  },
  play: async () => {
    const sheet = await openRequest();
    await expect(await sheet.findByText("Wed, Dec 30 - Tue, Jan 5, 2027")).toBeVisible();
    await userEvent.click(sheet.getByRole("radio", { name: /^Mon, Jan 4/ }));
    await userEvent.click(await sheet.findByRole("radio", { name: "14:00" }));
    await expect(sheet.getByText("Mon, Jan 4, 2027, 14:00")).toBeVisible();
  },
};

export const RequestsOnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async () => {
    const sheet = await openRequest();
    await userEvent.click(await sheet.findByRole("radio", { name: "09:00" }));
  },
};

export const AnotherTime: Story = {
  args: {
    fetch: fakeCoachesApi({
      hasHours: false,
      reject: {
        status: 409,
        code: "already_asked",
        message: "You have already asked this coach for a lesson at this time",
        details: { field: "preferred_time" },
      },
    }),
  },
  play: async () => {
    const sheet = await openRequest();
    await expect(await sheet.findByText(/has not set weekly hours yet/)).toBeVisible();
    await userEvent.click(sheet.getByRole("button", { name: "Send Request" }));
    await expect(sheet.getByText("Preferred date is required")).toBeVisible();
    await expect(sheet.getByText("Preferred time is required")).toBeVisible();
    await waitFor(() => expect(sheet.getByRole("button", { name: /^Preferred date/ })).toHaveFocus());
    await userEvent.click(sheet.getByRole("button", { name: /^Preferred date/ }));
    await userEvent.keyboard("{ArrowRight}{Enter}");
    await userEvent.selectOptions(sheet.getByLabelText("Preferred time"), "07:30");
    await userEvent.click(sheet.getByRole("button", { name: "Send Request" }));
    await seeToast("Failed to send lesson request");
    await expect(
      (await sheet.findAllByText("You have already asked this coach for a lesson at this time"))[0],
    ).toBeVisible();
  },
};

export const NoSuchCoach: Story = {
  args: { path: `/coaches/${fakeId("c", 99)}` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The coach you're looking for doesn't exist")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Back to Coaches" })).toHaveAttribute("href", "/coaches");
  },
};

export const Offline: Story = {
  args: { services: { liveStatus: "offline" }, fetch: fakeCoachesApi({ coaches: fakeCoaches }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Request a Lesson" })).toBeDisabled();
  },
};

export const Loads: Story = { args: { fetch: mockApi(every(never)) } };

export const Fails: Story = {
  args: {
    fetch: mockApi(every(down)),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The coach could not be loaded")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Retry" })).toBeVisible();
  },
};

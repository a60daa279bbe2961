import { mockApi } from "@courtside/contracts/mock-api/mock-api.ts";
import { down, every } from "@courtside/contracts/mock-api/responses.ts";
import { fakeMe } from "@courtside/contracts/shell/fake-me.ts";
import { FakeShell } from "@courtside/contracts/shell/testing.tsx";
import { seeToast } from "@courtside/design-system/components/Toast/seeToast.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { fakeEvent, fakeEventsApi } from "../../../testing/fake-events-api.ts";
import EventsSlot from "./EventsSlot.tsx";

const past = [
  fakeEvent(5, { title: "Winter Ladder", state: "over", is_registered: true, can_register: false }),
  fakeEvent(6, { title: "Ice Breaker", state: "canceled", cancel_reason: "Too cold", is_registered: true }),
];
const meta: Meta<typeof FakeShell> = {
  title: "mf-coach/Dashboard events",
  component: FakeShell,
  args: { me: fakeMe("member"), path: "/dashboard", fetch: fakeEventsApi({ past }), children: <EventsSlot /> },
};
export default meta;

type Story = StoryObj<typeof FakeShell>;

export const Registered: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: /^Spring Open/ })).toBeVisible();
    await expect(canvas.queryByRole("heading", { name: "Ladder Night" })).toBeNull();
    await userEvent.click(canvas.getByRole("radio", { name: "Past" }));
    await expect(await canvas.findByText("Reason: Too cold")).toBeVisible();
    await userEvent.click(canvas.getByRole("radio", { name: "Upcoming" }));
    const unregister = await canvas.findByRole("button", { name: /^Unregister from Spring Open/ });
    await expect(unregister).toHaveTextContent(/^Unregister$/);
    await userEvent.click(unregister);
    await seeToast("Successfully unregistered from event");
    await expect(await canvas.findByText("No registered events")).toBeVisible();
  },
};

export const Fails: Story = {
  args: {
    fetch: mockApi(every(down)),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Failed to load registered events")).toBeVisible();
  },
};

import { mockApi } from "@courtside/contracts/mock-api/mock-api.ts";
import { down, every, never } from "@courtside/contracts/mock-api/responses.ts";
import { fakeMe } from "@courtside/contracts/shell/fake-me.ts";
import { FakeShell } from "@courtside/contracts/shell/testing.tsx";
import { seeToast } from "@courtside/design-system/components/Toast/seeToast.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { fakeRequests } from "../../../testing/fake-coaches.ts";
import { fakeCoachesApi } from "../../../testing/fake-coaches-api.ts";
import MyLessonRequestsPage from "./MyLessonRequestsPage.tsx";

const meta: Meta<typeof FakeShell> = {
  title: "mf-coach/My Lesson Requests",
  component: FakeShell,
  parameters: { layout: "fullscreen" },
  args: {
    me: fakeMe("member"),
    path: "/dashboard/lesson-requests",
    fetch: fakeCoachesApi(),
    children: <MyLessonRequestsPage />,
  },
};
export default meta;

type Story = StoryObj<typeof FakeShell>;

const page = () => within(document.body);

async function withdraw() {
  await userEvent.click(
    await page().findByRole("button", { name: "Withdraw request to Ana Ruiz, Sat, Mar 14, 09:30" }),
  );
  const confirm = within(await page().findByRole("alertdialog", { name: "Withdraw your request to Ana Ruiz?" }));
  await waitFor(() => expect(confirm.getByRole("button", { name: "Keep Request" })).toHaveFocus());
  await userEvent.click(confirm.getByRole("button", { name: "Withdraw Request" }));
}

export const EveryStatus: Story = {
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole("list", { name: "My lesson requests" }));
    for (const status of ["Pending", "Accepted", "Declined", "Completed", "Canceled", "Withdrawn"])
      await expect(list.getByText(status)).toBeVisible();
    await expect(list.getAllByText("Saturday, March 14, 10:00 - 11:30")).toHaveLength(3);
    await expect(list.getAllByRole("button")).toHaveLength(1);
    await expect(canvas.getByRole("link", { name: "Back to Dashboard" })).toHaveAttribute("href", "/dashboard");
    await expect(canvas.getByRole("link", { name: "Browse Coaches" })).toHaveAttribute("href", "/coaches");
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };
export const OnATablet: Story = { globals: { viewport: { value: "tablet" } } };

/** A date of another year names it. */
export const InAnotherYear: Story = {
  args: {
    fetch: fakeCoachesApi({
      requests: fakeRequests.slice(0, 2).map((request) => ({
        ...request,
        preferred_date: "2027-03-13",
        lesson: request.lesson && {
          ...request.lesson,
          start_time: "2027-03-13T15:00:00Z",
          end_time: "2027-03-13T16:30:00Z",
        },
      })),
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Sat, Mar 13, 2027, 09:30", { selector: "strong" })).toBeVisible();
    await expect(canvas.getByText("Saturday, March 13, 2027, 10:00 - 11:30")).toBeVisible();
    await userEvent.click(
      canvas.getByRole("button", { name: "Withdraw request to Ana Ruiz, Sat, Mar 13, 2027, 09:30" }),
    );
    const confirm = within(await page().findByRole("alertdialog", { name: "Withdraw your request to Ana Ruiz?" }));
    await expect(confirm.getByText(/^Sat, Mar 13, 2027, 09:30\. /)).toBeVisible();
  },
};

export const Withdraws: Story = {
  args: { fetch: fakeCoachesApi() },
  play: async ({ canvas }) => {
    await withdraw();
    await seeToast("Lesson request withdrawn successfully");
    await waitFor(() => expect(canvas.queryByText("Pending")).toBeNull());
    await expect(canvas.getAllByText("Withdrawn")).toHaveLength(2);
  },
};

export const DecidedMeanwhile: Story = {
  args: {
    fetch: fakeCoachesApi({
      reject: { status: 409, code: "not_pending", message: "This request has been accepted already" },
    }),
  },
  play: async () => {
    await withdraw();
    await seeToast("Failed to withdraw lesson request");
    await seeToast("This request has been accepted already");
  },
};

export const Offline: Story = {
  args: { services: { liveStatus: "offline" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: /^Withdraw request/ })).toBeDisabled();
  },
};

export const None: Story = {
  args: { fetch: fakeCoachesApi({ requests: [] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No lesson requests yet")).toBeVisible();
    await expect(canvas.getAllByRole("link", { name: "Browse Coaches" })).toHaveLength(1);
  },
};

export const Loads: Story = { args: { fetch: mockApi(every(never)) } };

export const Fails: Story = {
  args: {
    fetch: mockApi(every(down)),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Error loading lesson requests. Please try again.")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Retry" })).toBeVisible();
  },
};

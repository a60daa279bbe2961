import type { PlatformRemotes } from "@courtside/contracts/api/client.ts";
import type { MockHandler } from "@courtside/contracts/mock-api/mock-api.ts";
import { on } from "@courtside/contracts/mock-api/on.ts";
import { down, never } from "@courtside/contracts/mock-api/responses.ts";
import { fakeMe } from "@courtside/contracts/shell/fake-me.ts";
import { FakeShell } from "@courtside/contracts/shell/testing.tsx";
import { seeToast } from "@courtside/design-system/components/Toast/seeToast.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useMemo } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { fakePlatform, fakePlatformApi } from "../../../testing/fake-platform-api.ts";
import PlatformPage from "./PlatformPage.tsx";

interface ShownProps {
  platform?: PlatformRemotes;
  instead?: MockHandler;
  tab?: string;
}

function Shown({ platform = fakePlatform, instead, tab }: ShownProps) {
  const fetch = useMemo(() => fakePlatformApi(platform, instead), [platform, instead]);
  return (
    <FakeShell me={fakeMe("admin")} fetch={fetch} path={tab ? `/admin/platform?tab=${tab}` : "/admin/platform"}>
      <PlatformPage />
    </FakeShell>
  );
}

const meta: Meta<typeof Shown> = {
  title: "mf-admin/Platform",
  component: Shown,
  parameters: { layout: "fullscreen" },
};
export default meta;

type Story = StoryObj<typeof Shown>;

const page = () => within(document.body);

export const Remotes: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "mf-booking" })).toBeVisible();
    await expect(canvas.getByText("Canary 1.5.0-c0ffee01")).toBeVisible();
    await expect(canvas.getByText("21 of 24,310 (0.09 %)")).toBeVisible();
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };
export const InDark: Story = { globals: { theme: "dark" } };
export const Loading: Story = { args: { instead: on("get", "/platform/remotes", never) } };
export const Failed: Story = {
  args: { instead: on("get", "/platform/remotes", down) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The platform could not be loaded")).toBeVisible();
  },
};

export const NoRemotes: Story = {
  args: { platform: { ...fakePlatform, remotes: [], history: [], errors: [] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No remotes yet")).toBeVisible();
  },
};

/** The account has no second factor yet. */
export const NeedsSecondFactor: Story = {
  args: {
    instead: on("get", "/platform/remotes", ({ reject }) =>
      reject({
        status: 403,
        code: "second_factor_required",
        message: "Turn on two-factor authentication to open this page",
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Open Security" })).toBeVisible();
  },
};

export const ForOthers: Story = {
  args: {
    instead: on("get", "/platform/remotes", ({ reject }) =>
      reject({ status: 403, code: "forbidden", message: "Access Denied" }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("This page is for the operator of this installation.")).toBeVisible();
    await expect(canvas.getByRole("heading", { level: 1, name: "Platform" })).toBeVisible();
  },
};

/** The confirmation says what becomes live in the place of what. */
export const RollsBack: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Roll back mf-booking" }));
    const dialog = within(await page().findByRole("alertdialog", { name: "Make 1.3.2-77aa0c12 of mf-booking live?" }));
    await expect(dialog.getByText(/in the place of 1\.4\.0-5e1f09ab, at all clubs/)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Make It Live" }));
    await seeToast("mf-booking 1.3.2-77aa0c12 is live again");
    await expect(await canvas.findByText("Live: 1.3.2-77aa0c12")).toBeVisible();
  },
};

/** Somebody else made another release live meanwhile. */
export const LiveHasChanged: Story = {
  args: {
    instead: on("post", "/platform/remotes/{name}/changes", ({ reject }) =>
      reject({ status: 409, code: "release_changed", message: "What is live of mf-booking has changed meanwhile" }),
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Roll back mf-booking" }));
    await userEvent.click(await page().findByRole("button", { name: "Make It Live" }));
    await seeToast("The release could not be changed");
    await expect(page().getByText("What is live of mf-booking has changed meanwhile")).toBeVisible();
  },
};

/** Where the api may not write releases, the command is there to copy. */
export const ByCommand: Story = {
  args: { platform: { ...fakePlatform, may_change: false } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Withdraw" }));
    const dialog = within(await page().findByRole("dialog", { name: /Withdraw the canary/ }));
    await expect(dialog.getByText("npm run release -- withdraw mf-booking")).toBeVisible();
  },
};

export const Clubs: Story = {
  args: { tab: "clubs" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Westend Pickleball")).toBeVisible();
  },
};

/** The filter says what the api's access states say. */
export const ClubsInTrial: Story = {
  args: { tab: "clubs" },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByRole("combobox", { name: "Status" }), "In trial");
    await expect(await canvas.findByText("1 club")).toBeVisible();
    await expect(canvas.getByText("Hillside Padel")).toBeVisible();
  },
};

export const Suspends: Story = {
  args: { tab: "clubs" },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Open Riverside Tennis" }));
    const dialog = within(await page().findByRole("dialog", { name: "Riverside Tennis" }));
    await userEvent.click(await dialog.findByRole("button", { name: "Suspend Club" }));
    await userEvent.click(dialog.getByRole("button", { name: "Suspend Riverside Tennis" }));
    await expect(dialog.getByText("Give a reason")).toBeVisible();
    await userEvent.type(dialog.getByRole("textbox", { name: "Reason" }), "Unpaid since January");
    await userEvent.click(dialog.getByRole("button", { name: "Suspend Riverside Tennis" }));
    await seeToast("Riverside Tennis is suspended");
    await expect(await dialog.findByRole("button", { name: "Resume Club" })).toBeVisible();
    await waitFor(() => expect(dialog.getByText("Unpaid since January")).toBeVisible());
    await userEvent.click(dialog.getByRole("button", { name: "Resume Club" }));
    await seeToast("Riverside Tennis is open again");
  },
};

export const History: Story = {
  args: { tab: "history" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("mf-coach withdrawn")).toBeVisible();
  },
};

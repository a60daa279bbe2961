import { lazyScreen } from "@courtside/contracts/shell/lazy-screen.tsx";
import { FakeShell } from "@courtside/contracts/shell/testing.tsx";
import { Tabs } from "@courtside/design-system/data.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, spyOn, userEvent } from "storybook/test";
import { LazyTab } from "./LazyTab.tsx";

/** Whether the server has the tab's code. */
const code = { isThere: false };

function Account() {
  const [tab, setTab] = useState("profile");
  const [Notifications] = useState(() =>
    lazyScreen(async () => {
      if (!code.isThere) throw new Error("Failed to fetch dynamically imported module");
      return { default: () => <p>What you are notified of</p> };
    }),
  );
  const content = (
    <LazyTab label="Notifications">
      <Notifications />
    </LazyTab>
  );
  return (
    <Tabs
      label="My Account"
      tabs={[
        { key: "profile", label: "Profile", content: <p>Your name</p> },
        { key: "notifications", label: "Notifications", content },
      ]}
      value={tab}
      onChange={setTab}
    />
  );
}

const meta: Meta<typeof Account> = {
  title: "Shell/My Account, a tab that comes by itself",
  component: Account,
  decorators: [(Story) => <FakeShell path="/my-account">{Story()}</FakeShell>],
  beforeEach: () => {
    code.isThere = false;
    spyOn(console, "error").mockImplementation(() => undefined);
  },
};
export default meta;

type Story = StoryObj<typeof Account>;

/** The other tabs stay, and Retry loads it again. */
export const NotLoaded: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("tab", { name: "Notifications" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Notifications is not available right now");
    await expect(canvas.getByRole("tab", { name: "Profile" })).toBeVisible();
    code.isThere = true;
    await userEvent.click(canvas.getByRole("button", { name: "Retry" }));
    await expect(await canvas.findByText("What you are notified of")).toBeVisible();
  },
};

/** So does opening the tab again. */
export const OpenedAgain: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("tab", { name: "Notifications" }));
    await canvas.findByRole("alert");
    await userEvent.click(canvas.getByRole("tab", { name: "Profile" }));
    await expect(await canvas.findByText("Your name")).toBeVisible();
    code.isThere = true;
    await userEvent.click(canvas.getByRole("tab", { name: "Notifications" }));
    await expect(await canvas.findByText("What you are notified of")).toBeVisible();
  },
};

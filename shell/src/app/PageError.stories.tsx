import { lazyScreen } from "@courtside/contracts/shell/lazy-screen.tsx";
import { FakeShell } from "@courtside/contracts/shell/testing.tsx";
import { Loading } from "@courtside/design-system/core.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Suspense, useState } from "react";
import { useLocation } from "react-router";
import { expect, fn, spyOn, userEvent } from "storybook/test";
import { PageBoundary } from "./PageBoundary.tsx";
import { PageError } from "./PageError.tsx";

/** Whether the server has the code of the page. */
const code = { isThere: false };

/** A page whose code comes by itself, as a kiosk's frame does. */
function LazyPage() {
  const location = useLocation();
  const [Frame] = useState(() =>
    lazyScreen(async () => {
      if (!code.isThere) throw new Error("Failed to fetch dynamically imported module");
      return { default: () => <h1>Courts today</h1> };
    }),
  );
  return (
    <PageBoundary location={location} renderFallback={(error) => <PageError error={error} />}>
      <Suspense fallback={<Loading page />}>
        <Frame />
      </Suspense>
    </PageBoundary>
  );
}

const meta: Meta<typeof FakeShell> = {
  title: "Shell/A page that could not be loaded",
  component: FakeShell,
  args: { children: <LazyPage /> },
  beforeEach: () => {
    code.isThere = false;
    spyOn(console, "error").mockImplementation(() => undefined);
  },
};
export default meta;

type Story = StoryObj<typeof FakeShell>;

export const TriedAgain: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("This page could not be loaded");
    code.isThere = true;
    await userEvent.click(canvas.getByRole("button", { name: "Retry" }));
    await expect(await canvas.findByRole("heading", { name: "Courts today" })).toBeVisible();
  },
};

/** A kiosk has no user who presses Retry. */
export const InAKiosk: Story = {
  args: {
    services: { kiosk: { active: true, idle: true, canFillScreen: false, enter: fn(), begin: fn(), finish: fn() } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("This page could not be loaded");
    code.isThere = true;
    await expect(await canvas.findByRole("heading", { name: "Courts today" }, { timeout: 15_000 })).toBeVisible();
  },
};

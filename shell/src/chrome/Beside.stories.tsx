import { lazyScreen } from "@courtside/contracts/shell/lazy-screen.tsx";
import { FakeShell } from "@courtside/contracts/shell/testing.tsx";
import { Button } from "@courtside/design-system/core.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { expect, spyOn, userEvent, waitFor, type within } from "storybook/test";
import { useIsOnline } from "../page/useIsOnline.ts";
import { Beside } from "./Beside.tsx";

/** Requests for the part's code since the story began, and whether the server has it. */
const code = { requests: 0, isThere: false };

/** A frame with a part whose code comes by itself, above the page. */
function Frame() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [Part] = useState(() =>
    lazyScreen(async () => {
      code.requests += 1;
      if (!code.isThere) throw new Error("Failed to fetch dynamically imported module");
      return { default: () => <p>The part</p> };
    }),
  );
  return (
    <>
      <Beside>
        <Part />
      </Beside>
      <p>{pathname}</p>
      <p>{useIsOnline() ? "Online" : "Offline"}</p>
      <Button onClick={() => navigate("/next")}>Next page</Button>
    </>
  );
}

const meta: Meta<typeof Frame> = {
  title: "Shell/A part of the frame",
  component: Frame,
  decorators: [(Story) => <FakeShell>{Story()}</FakeShell>],
  beforeEach: () => {
    Object.assign(code, { requests: 0, isThere: false });
    spyOn(console, "error").mockImplementation(() => undefined);
  },
};
export default meta;

type Story = StoryObj<typeof Frame>;

/** Each load is two requests, the second soon after the first. */
const isMissingAfter = (requests: number) => waitFor(() => expect(code.requests).toBe(requests));

export const ComesWithTheNextPage: Story = {
  play: async ({ canvas }) => {
    await isMissingAfter(2);
    await expect(canvas.queryByText("The part")).toBeNull();
    code.isThere = true;
    await userEvent.click(canvas.getByRole("button", { name: "Next page" }));
    await expect(await canvas.findByText("The part")).toBeVisible();
    await expect(code.requests).toBe(3);
  },
};

async function setOnline(canvas: ReturnType<typeof within>, isOnline: boolean) {
  spyOn(navigator, "onLine", "get").mockReturnValue(isOnline);
  window.dispatchEvent(new Event(isOnline ? "online" : "offline"));
  await canvas.findByText(isOnline ? "Online" : "Offline");
}

/** Without the network nothing is tried; when it is back, once. */
export const ComesWithTheNetwork: Story = {
  play: async ({ canvas }) => {
    await isMissingAfter(2);
    await setOnline(canvas, false);
    await userEvent.click(canvas.getByRole("button", { name: "Next page" }));
    await canvas.findByText("/next");
    await expect(code.requests).toBe(2);
    await setOnline(canvas, true);
    await isMissingAfter(4);
    await setOnline(canvas, false);
    code.isThere = true;
    await setOnline(canvas, true);
    await expect(await canvas.findByText("The part")).toBeVisible();
    await expect(code.requests).toBe(5);
  },
};

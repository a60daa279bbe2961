import { mockApi } from "@courtside/contracts/mock-api/mock-api.ts";
import { on } from "@courtside/contracts/mock-api/on.ts";
import { FakeShell } from "@courtside/contracts/shell/testing.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { JoinByCode } from "./JoinByCode.tsx";

const rejects = mockApi(
  on("post", "/join-requests", ({ reject }) =>
    reject({ status: 404, code: "not_found", message: "No club has this code" }),
  ),
);

const meta: Meta<typeof FakeShell> = {
  title: "Shell/Join a club",
  component: FakeShell,
  args: { children: <JoinByCode /> },
};
export default meta;

type Story = StoryObj<typeof FakeShell>;

export const Untouched: Story = {};
export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };

export const NothingFilledIn: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Join club" }));
    await expect(await canvas.findByText("Please fill in all fields")).toBeVisible();
  },
};

export const UnknownCode: Story = {
  args: { fetch: rejects },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText("Club join code"), "K7QM-2XRA");
    await userEvent.click(canvas.getByRole("button", { name: "Join club" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("No club has this code");
  },
};

/** A club's link or poster brings its code along; joining is still a press of the button. */
export const FromTheClubsLink: Story = {
  args: { path: "/join-club?code=K7QM2XRA" },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText("Club join code")).toHaveValue("K7QM2XRA");
    await userEvent.click(canvas.getByRole("button", { name: "Join club" }));
    await waitFor(() => expect(canvas.getByLabelText("Club join code")).toHaveValue(""));
  },
};

import { mockApi } from "@courtside/contracts/mock-api/mock-api.ts";
import { on } from "@courtside/contracts/mock-api/on.ts";
import { down } from "@courtside/contracts/mock-api/responses.ts";
import { FakeShell } from "@courtside/contracts/shell/testing.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import type { User } from "@supabase/auth-js";
import { expect, spyOn, userEvent, within } from "storybook/test";
import { authClient } from "../auth/authClient.ts";
import { fakeUser } from "../auth/fakeAuth.ts";
import { YourDataCard } from "./YourDataCard.tsx";

const ready = {
  id: "aaaaaaaa-0000-4000-8000-000000000901",
  status: "ready" as const,
  requested_at: "2026-03-09T15:00:00.000Z",
  expires_at: "2026-03-16T15:00:00.000Z",
};
const preparing = { ...ready, status: "preparing" as const, expires_at: null };
const nothing = () => on("get", "/me/exports", ({ response }) => response(200, { data: [] }));

function hasAccount(user: User) {
  spyOn(authClient, "getUser").mockResolvedValue({ data: { user }, error: null });
}

const meta: Meta<typeof FakeShell> = {
  title: "Shell/My Account, your data",
  component: FakeShell,
  args: { path: "/my-account", fetch: mockApi(nothing()), children: <YourDataCard /> },
  beforeEach: () => hasAccount(fakeUser([])),
};
export default meta;

type Story = StoryObj<typeof FakeShell>;

/** An order is confirmed at once; the mail follows. */
export const Orders: Story = {
  args: {
    fetch: (() => {
      let data: (typeof preparing)[] = [];
      return mockApi(
        on("get", "/me/exports", ({ response }) => response(200, { data })),
        on("post", "/me/export", ({ response }) => {
          data = [preparing];
          return response(202, preparing);
        }),
      );
    })(),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Export My Data" }));
    await expect(await canvas.findByText(/being collected. We send you an email when it is ready/)).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Export My Data" })).toBeNull();
  },
};

/** No mail goes to an address that was never confirmed. */
export const NotConfirmed: Story = {
  args: { fetch: mockApi(on("get", "/me/exports", ({ response }) => response(200, { data: [preparing] }))) },
  beforeEach: () => hasAccount({ ...fakeUser([]), email_confirmed_at: undefined }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/no email, because ana@riverside.test is not confirmed yet/)).toBeVisible();
    await expect(canvas.getByRole("status")).toHaveTextContent("You can download it here when it is ready.");
    await expect(canvas.queryByText(/We send you an email/)).toBeNull();
  },
};

export const Ready: Story = {
  args: { fetch: mockApi(on("get", "/me/exports", ({ response }) => response(200, { data: [ready] }))) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/download it until March 16, 2026/)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Download as JSON" })).toBeVisible();
  },
};
export const OnAPhone: Story = { ...Ready, globals: { viewport: { value: "phone" } } };
export const InDark: Story = { ...Ready, globals: { theme: "dark" } };

export const NotOrdered: Story = {
  args: { fetch: mockApi(on("post", "/me/export", down), nothing()) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Export My Data" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("The service is busy, please try again");
  },
};

/** The account is erased only once that is typed; a rejection stays in the dialog. */
export const EraseRejected: Story = {
  args: {
    fetch: mockApi(
      on("delete", "/me", ({ response }) =>
        response(409, {
          code: "last_admin",
          message: "You are the club's only administrator.",
          requestId: "r",
        }),
      ),
      nothing(),
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Erase My Account" }));
    const dialog = within(await within(document.body).findByRole("dialog", { name: "Erase your account?" }));
    await userEvent.click(dialog.getByRole("button", { name: "Erase My Account" }));
    await expect(await dialog.findByText('Please type "erase my account"')).toBeVisible();
    await userEvent.type(dialog.getByLabelText("Confirmation"), "erase my account");
    await userEvent.click(dialog.getByRole("button", { name: "Erase My Account" }));
    await expect(await dialog.findByRole("alert")).toHaveTextContent("You are the club's only administrator.");
  },
};

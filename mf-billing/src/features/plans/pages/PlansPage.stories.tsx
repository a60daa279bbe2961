import { mockApi } from "@courtside/contracts/mock-api/mock-api.ts";
import { every, never } from "@courtside/contracts/mock-api/responses.ts";
import { FakeShell } from "@courtside/contracts/shell/testing.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { fakeBillingApi, onTrial } from "../../../testing/fake-billing-api.ts";
import { fakePerson, trialAccess } from "../../../testing/fake-people.ts";
import PlansPage from "./PlansPage.tsx";

/** The plans as all users without a paid plan see them. */
const meta: Meta<typeof FakeShell> = {
  title: "mf-billing/Plans",
  parameters: { layout: "fullscreen" },
  component: FakeShell,
  args: { me: null, path: "/upgrade", fetch: fakeBillingApi(), children: <PlansPage /> },
};
export default meta;

type Story = StoryObj<typeof FakeShell>;

const card = async (canvas: ReturnType<typeof within>, name: string) =>
  within(await canvas.findByRole("region", { name }));

export const Visitor: Story = {
  tags: ["baseline-long"],
  play: async ({ canvas }) => {
    const pro = await card(canvas, "Pro");
    await expect(pro.getByText("$79.00")).toBeVisible();
    await expect(pro.getByText("Most Popular")).toBeVisible();
    await expect(canvas.getByText("Save 18% on average with yearly billing")).toBeVisible();
    await expect(canvas.getByRole("heading", { name: "Why Upgrade?" })).toBeVisible();
    await expect(canvas.getByRole("radio", { name: "Monthly" })).toBeChecked();
    await userEvent.click(canvas.getByRole("radio", { name: "Yearly" }));
    await expect(pro.getByText("$790.00")).toBeVisible();
    await expect(pro.getByText("Save 17%")).toBeVisible();
    await expect(pro.getByRole("link", { name: "Choose Pro" })).toHaveAttribute(
      "href",
      "/signup-club?next=%2Fupgrade%3Fplan%3Dpro%26billing%3Dyearly",
    );
    await expect(canvas.getByRole("link", { name: "Sign In" })).toHaveAttribute("href", "/auth?next=%2Fupgrade");
    await userEvent.click(canvas.getByText("Who sees our card?"));
    await expect(canvas.getByText(/never sees or stores a card number/)).toBeVisible();
  },
};
export const VisitorInTheDark: Story = { globals: { theme: "dark", clubColor: "#0B6E4F" } };
export const VisitorOnAPhone: Story = {
  globals: { viewport: { value: "phone" }, clubColor: "#0B6E4F" },
};
export const VisitorOnATablet: Story = { globals: { viewport: { value: "tablet" }, clubColor: "#0B6E4F" } };

export const OnTrial: Story = {
  args: { me: fakePerson("admin", trialAccess(12)) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: /Free trial: 12 days remaining/ })).toBeVisible();
    await expect(canvas.getByText("6 of 12")).toBeVisible();
    const starter = await card(canvas, "Starter");
    await expect(starter.getByText(/Your club has 6 courts and 214 members/)).toBeVisible();
  },
};
export const TrialExpired: Story = {
  args: { me: fakePerson("admin", trialAccess(0)) },
  globals: { viewport: { value: "phone" } },
};

export const ForAMember: Story = {
  args: {
    me: fakePerson("member"),
    fetch: fakeBillingApi({ contacts: ["Ada Okafor", "Ben Adeyemi"] }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Please ask Ada Okafor or Ben Adeyemi/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "desk@riverside.test" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: /Choose/ })).toBeNull();
  },
};

export const InTheDemo: Story = {
  args: { me: { ...fakePerson("member"), profile: { ...fakePerson("member").profile, is_demo: true } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Start Free Trial" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: /Choose/ })).toBeNull();
  },
};

/** Chosen before signing up. */
export const Chosen: Story = {
  args: {
    me: fakePerson("admin", trialAccess(14)),
    path: "/upgrade?plan=pro&billing=yearly",
    fetch: fakeBillingApi({ statuses: [onTrial], checkout: "never" }),
  },
  play: async ({ canvas }) => {
    await waitFor(async () =>
      expect(await canvas.findByRole("heading", { name: "Pro for Riverside Racquet Club" })).toHaveFocus(),
    );
    await expect(canvas.getByText("$790.00")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Continue to Checkout" }));
    await expect(await canvas.findByText("Opening checkout...")).toBeVisible();
  },
};

export const ChosenAfterAll: Story = {
  args: { ...Chosen.args },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Compare plans" }));
    await expect(await canvas.findByRole("button", { name: "Choose Elite" })).toBeVisible();
  },
};

export const Loading: Story = { args: { fetch: mockApi(every(never)) } };
export const NoneOnSale: Story = { args: { fetch: fakeBillingApi({ plans: [] }) } };
export const Failed: Story = {
  args: { fetch: fakeBillingApi({ plans: { status: 503, code: "unavailable", message: "The service is busy" } }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Retry" })).toBeVisible();
  },
};

import type { Subscription } from "@courtside/contracts/api/client.ts";
import { FakeShell } from "@courtside/contracts/shell/testing.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, spyOn, userEvent, waitFor, within } from "storybook/test";
import { fakeBillingApi, onPro, onTrial } from "../../../testing/fake-billing-api.ts";
import { fakePerson, trialAccess } from "../../../testing/fake-people.ts";
import PlansPage from "./PlansPage.tsx";

/** The plans as the admins of a club see them that pays for one, or did. */
const meta: Meta<typeof FakeShell> = {
  title: "mf-billing/Subscription",
  component: FakeShell,
  args: { me: fakePerson("admin"), path: "/upgrade", children: <PlansPage /> },
};
export default meta;

type Story = StoryObj<typeof FakeShell>;

const subscribed = (change: Partial<Subscription>) => fakeBillingApi({ statuses: [{ ...onPro, ...change }] });
const unpaid = { subscribed: false, plan_id: null, billing_cycle: null };
const page = () => within(document.body);
const rejected = { status: 503, code: "billing_unavailable", message: "The payment service cannot be reached." };

export const Active: Story = {
  args: { fetch: subscribed({ is_sandbox: false }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("$79.00 per month. Renews on Apr 8, 2026.")).toBeVisible();
    const pro = within(canvas.getByRole("region", { name: "Pro" }));
    await expect(pro.getByText("Current Plan")).toBeVisible();
    await userEvent.click(canvas.getByRole("radio", { name: "Yearly" }));
    await expect(pro.getByRole("button", { name: "Switch to yearly" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Upgrade to Elite" })).toBeVisible();
  },
};
export const ActiveInTheDark: Story = { args: { fetch: subscribed({}) }, globals: { theme: "dark" } };
export const ActiveOnAPhone: Story = { args: { fetch: subscribed({}) }, globals: { viewport: { value: "phone" } } };
export const ActiveOnATablet: Story = { args: { fetch: subscribed({}) }, globals: { viewport: { value: "tablet" } } };

export const Canceled: Story = { args: { fetch: subscribed({ status: "canceled", cancel_at_period_end: true }) } };
export const PastDue: Story = {
  args: { fetch: subscribed({ status: "past_due", grace_ends_at: "2026-03-15T16:00:00Z" }) },
};
export const Overdue: Story = {
  args: {
    me: fakePerson("admin", trialAccess(0)),
    fetch: subscribed({ ...unpaid, status: "past_due", grace_ends_at: "2026-03-15T16:00:00Z" }),
  },
};
const suspended = { access_type: "suspended", has_access: false, is_active: false } as const;
/** Nothing can be bought, but the portal is open for what is owed. */
export const SuspendedAndOverdue: Story = {
  args: {
    me: fakePerson("admin", suspended),
    path: "/upgrade?plan=elite",
    fetch: subscribed({ ...unpaid, status: "past_due", grace_ends_at: "2026-03-15T16:00:00Z" }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Manage Subscription" })).toBeVisible();
    await expect(canvas.getByRole("heading", { name: "Elite" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: /Choose|Upgrade|Change|Switch|Continue/ })).toBeNull();
  },
};
export const Ended: Story = {
  args: { me: fakePerson("admin", trialAccess(0)), fetch: subscribed({ ...unpaid, status: "canceled" }) },
};
/** It canceled while its own trial was still running: that gives access until its end. */
export const EndedOnTrial: Story = {
  args: { me: fakePerson("admin", trialAccess(9)), fetch: subscribed({ ...unpaid, status: "canceled" }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Free trial: 9 days remaining")).toBeVisible();
    await expect(canvas.queryByText("Your subscription has ended")).toBeNull();
  },
};
export const SetUpByHand: Story = {
  args: {
    fetch: subscribed({
      plan_id: null,
      subscription_end: null,
      billing_cycle: null,
      limits: { courts: { max: null, used: 22, over: 0 }, members: { max: null, used: 960, over: 0 } },
    }),
  },
};

/** Downgraded, with more than the new plan allows. */
export const OverTheLimit: Story = {
  args: {
    fetch: subscribed({
      plan_id: "starter",
      limits: { courts: { max: 4, used: 6, over: 2 }, members: { max: 100, used: 101, over: 1 } },
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^2 courts and 1 member over the plan/)).toBeVisible();
    await expect(canvas.getByRole("progressbar", { name: "Courts" })).toHaveAttribute("aria-valuetext", "6 of 4");
  },
};

export const Confirmed: Story = {
  args: { path: "/upgrade?checkout=success", fetch: fakeBillingApi({ statuses: [onTrial, onPro] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Confirming your payment...")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: /Choose/ })).toBeNull();
    await expect(await canvas.findByText("Welcome to Pro!", {}, { timeout: 8_000 })).toBeVisible();
    await expect(canvas.getByText("Current Plan")).toBeVisible();
  },
};
export const Confirming: Story = {
  args: { path: "/upgrade?checkout=success", fetch: fakeBillingApi({ statuses: [onTrial] }) },
};
export const CheckoutCanceled: Story = {
  args: { me: fakePerson("admin", trialAccess(2)), path: "/upgrade?checkout=canceled", fetch: fakeBillingApi() },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Close" }));
    await waitFor(() => expect(canvas.queryByText("The checkout was canceled")).toBeNull());
  },
};
export const BackFromThePortal: Story = { args: { path: "/upgrade?portal=done", fetch: subscribed({}) } };
export const SignedOutMeanwhile: Story = {
  args: { me: null, path: "/upgrade?checkout=success", fetch: fakeBillingApi() },
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole("link", { name: "Sign In" });
    await expect(first).toHaveAttribute("href", "/auth?next=%2Fupgrade%3Fcheckout%3Dsuccess");
  },
};

export const CheckoutFails: Story = {
  args: { me: fakePerson("admin", trialAccess(3)), fetch: fakeBillingApi({ checkout: rejected }) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Choose Pro" }));
    await expect(await page().findByText("Checkout Failed")).toBeInTheDocument();
    await expect(await page().findByText(rejected.message)).toBeInTheDocument();
    await waitFor(() => expect(canvas.getByRole("button", { name: "Choose Elite" })).toBeEnabled());
  },
};

/** Without a message of the api the page has its own. The toast of the story before may still be there with the same title. */
export const CheckoutUnreached: Story = {
  args: { me: fakePerson("admin", trialAccess(3)), fetch: fakeBillingApi({ checkout: "unreachable" }) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Choose Pro" }));
    await expect(await page().findByText("The checkout could not be opened. Please try again.")).toBeInTheDocument();
    await waitFor(() => expect(canvas.getByRole("button", { name: "Choose Pro" })).toBeEnabled());
  },
};

const newTab = () => ({ opener: {}, location: { replace: fn() }, close: fn() });

export const OpensThePortal: Story = {
  args: { fetch: fakeBillingApi({ statuses: [onPro], portal: { url: "https://pay.test/p" } }) },
  play: async ({ canvas }) => {
    const tab = newTab();
    const open = spyOn(window, "open").mockReturnValue(tab as unknown as Window);
    await userEvent.click(await canvas.findByRole("button", { name: "Manage Subscription" }));
    await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith("https://pay.test/p"));
    await expect(open).toHaveBeenCalledWith("", "_blank");
    await expect(tab.opener).toBeNull();
    open.mockRestore();
  },
};

export const PortalFails: Story = {
  args: { fetch: fakeBillingApi({ statuses: [onPro], portal: rejected }) },
  play: async ({ canvas }) => {
    const tab = newTab();
    const open = spyOn(window, "open").mockReturnValue(tab as unknown as Window);
    await userEvent.click(await canvas.findByRole("button", { name: "Manage Subscription" }));
    await expect(await page().findByText("Portal Access Failed")).toBeInTheDocument();
    await expect(tab.close).toHaveBeenCalled();
    open.mockRestore();
  },
};

export const PortalUnreached: Story = {
  args: { fetch: fakeBillingApi({ statuses: [onPro], portal: "unreachable" }) },
  play: async ({ canvas }) => {
    const tab = newTab();
    const open = spyOn(window, "open").mockReturnValue(tab as unknown as Window);
    await userEvent.click(await canvas.findByRole("button", { name: "Manage Subscription" }));
    await expect(
      await page().findByText("The customer portal could not be opened. Please try again."),
    ).toBeInTheDocument();
    await expect(tab.close).toHaveBeenCalled();
    open.mockRestore();
  },
};

export const StatusUnread: Story = {
  args: { fetch: fakeBillingApi({ statuses: [{ ...rejected, code: "unavailable" }] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Retry" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Choose Pro" })).toBeVisible();
  },
};

import { mockApi } from "@courtside/contracts/mock-api/mock-api.ts";
import { on } from "@courtside/contracts/mock-api/on.ts";
import { down, never, rejectChanges, unreachable } from "@courtside/contracts/mock-api/responses.ts";
import { FakeShell } from "@courtside/contracts/shell/testing.tsx";
import { seeToast } from "@courtside/design-system/components/Toast/seeToast.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, spyOn, userEvent, waitFor, within } from "storybook/test";
import { fakeAdmin, fakeAdminClub } from "../../../testing/fake-club.ts";
import PosterPage from "../pages/PosterPage.tsx";
import { JoinCodeCard } from "./JoinCodeCard.tsx";

/** A club in memory whose code can be renewed. */
const renewing = () => {
  let club = { ...fakeAdminClub, allow_trial_mode: true };
  return mockApi(
    on("get", "/club", ({ response }) => response(200, club)),
    on("post", "/club/join-code", ({ response }) => {
      club = { ...club, join_code: "NEWC2DE9" };
      return response(200, club);
    }),
  );
};
const reading = mockApi(on("get", "/club", ({ response }) => response(200, fakeAdminClub)));

const meta: Meta<typeof FakeShell> = {
  title: "mf-admin/Join Code",
  component: FakeShell,
  args: { me: fakeAdmin, path: "/admin/members", fetch: reading, children: <JoinCodeCard /> },
};
export default meta;

type Story = StoryObj<typeof FakeShell>;

const page = () => within(document.body);

export const Code: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("K7QM-2XRA")).toBeVisible();
    await expect(canvas.getByText("Anyone with the code can ask to join; an admin approves.")).toBeVisible();
    await expect(canvas.getByText(`${location.origin}/join-club?code=K7QM2XRA`)).toBeVisible();
    await expect(canvas.getByRole("img", { name: "QR code to join Riverside Racquet Club" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Print Poster" })).toHaveAttribute("href", "/admin/join-poster");
    const write = spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    await userEvent.click(canvas.getByRole("button", { name: "Copy Link" }));
    await expect(write).toHaveBeenCalledWith(`${location.origin}/join-club?code=K7QM2XRA`);
    await seeToast("Link copied");
  },
};

export const NotCopied: Story = {
  play: async ({ canvas }) => {
    spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("denied", "NotAllowedError"));
    await userEvent.click(await canvas.findByRole("button", { name: "Copy Code" }));
    await seeToast("The browser did not allow copying. Select the text and copy it yourself.");
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };
export const InTheDark: Story = { globals: { theme: "dark" } };

/** Asks for confirmation and names the code; then shows the new one. */
export const Renewed: Story = {
  args: { fetch: renewing() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Anyone with the code becomes a member at once.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Renew Code" }));
    const dialog = await page().findByRole("alertdialog", { name: "Renew the code K7QM-2XRA?" });
    await userEvent.click(within(dialog).getByRole("button", { name: "Renew Code" }));
    await expect(await canvas.findByText("NEWC-2DE9")).toBeVisible();
    await expect(canvas.queryByText("K7QM-2XRA")).toBeNull();
    await seeToast("Join Code Renewed");
    await seeToast("The old code no longer works.");
  },
};

/** The old code stays if the renewal fails. */
export const NotRenewed: Story = {
  args: {
    fetch: mockApi(
      rejectChanges({ status: 403, code: "forbidden", message: "Access Denied" }),
      on("get", "/club", ({ response }) => response(200, fakeAdminClub)),
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Renew Code" }));
    await userEvent.click(within(await page().findByRole("alertdialog")).getByRole("button", { name: "Renew Code" }));
    await seeToast("Access Denied");
    await waitFor(() => expect(page().queryByRole("alertdialog")).toBeNull());
    await expect(canvas.getByText("K7QM-2XRA")).toBeVisible();
  },
};

export const NotReached: Story = {
  args: { fetch: mockApi(on("post", "/club/join-code", unreachable), ...reading.handlers) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Renew Code" }));
    await userEvent.click(within(await page().findByRole("alertdialog")).getByRole("button", { name: "Renew Code" }));
    await seeToast("Failed to renew the join code. Please try again.");
  },
};

export const Loading: Story = { args: { fetch: mockApi(on("get", "/club", never)) } };
export const Failed: Story = {
  args: { fetch: mockApi(on("get", "/club", down)) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The join code could not be loaded")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Retry" })).toBeVisible();
  },
};

export const Poster: Story = {
  parameters: { layout: "fullscreen" },
  args: { children: <PosterPage /> },
  play: async ({ canvas }) => {
    const sheet = within(await canvas.findByRole("article", { name: "Poster of Riverside Racquet Club" }));
    await expect(sheet.getByText("K7QM-2XRA")).toBeVisible();
    await expect(sheet.getByRole("img", { name: "QR code to join Riverside Racquet Club" })).toBeVisible();
    await expect(getComputedStyle(sheet.getByRole("list")).listStyleType).toBe("decimal");
    // The club admits by approval.
    await expect(sheet.getByText("Wait for the club to let you in, then book your court.")).toBeVisible();
    const print = spyOn(window, "print").mockImplementation(() => {});
    await userEvent.click(canvas.getByRole("button", { name: "Print" }));
    await expect(print).toHaveBeenCalledOnce();
  },
};
export const PosterOfAnOpenClub: Story = {
  parameters: { layout: "fullscreen" },
  args: {
    fetch: mockApi(on("get", "/club", ({ response }) => response(200, { ...fakeAdminClub, allow_trial_mode: true }))),
    children: <PosterPage />,
  },
  play: async ({ canvas }) => {
    const sheet = within(await canvas.findByRole("article", { name: "Poster of Riverside Racquet Club" }));
    await expect(sheet.getByText("Book your court.")).toBeVisible();
    await expect(sheet.queryByText(/Wait for the club/)).toBeNull();
  },
};
export const PosterInTheDark: Story = { ...Poster, globals: { theme: "dark" } };

/** A PDF of one A4 page, also of a name that the fonts of PDF readers do not have. */
export const PosterAsPdf: Story = {
  parameters: { layout: "fullscreen" },
  args: {
    fetch: mockApi(on("get", "/club", ({ response }) => response(200, { ...fakeAdminClub, name: "Łódź テニス Club" }))),
    children: <PosterPage />,
  },
  play: async ({ canvas }) => {
    const made: Blob[] = [];
    spyOn(URL, "createObjectURL").mockImplementation((file) => {
      made.push(file as Blob);
      return "#";
    });
    spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
    const button = await canvas.findByRole("button", { name: "Download PDF" });
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
    await waitFor(() => expect(made).toHaveLength(1), { timeout: 10_000 });
    await expect(made[0]?.type).toBe("application/pdf");
    await expect(await made[0]?.slice(0, 5).text()).toBe("%PDF-");
  },
};

/** The logo cannot be read: there is no poster without it. */
export const PosterNotMade: Story = {
  parameters: { layout: "fullscreen" },
  args: {
    fetch: mockApi(
      on("get", "/club", ({ response }) => response(200, { ...fakeAdminClub, branding_logo_url: "/no-such-logo" })),
    ),
    children: <PosterPage />,
  },
  play: async ({ canvas }) => {
    spyOn(window, "fetch").mockRejectedValue(new TypeError("offline"));
    const button = await canvas.findByRole("button", { name: "Download PDF" });
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
    await seeToast("The poster could not be made. Check your connection, then try again.");
  },
};

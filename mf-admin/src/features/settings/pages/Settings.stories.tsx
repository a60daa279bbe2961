import type { AdminClub } from "@courtside/contracts/api/client.ts";
import { mockApi } from "@courtside/contracts/mock-api/mock-api.ts";
import { on } from "@courtside/contracts/mock-api/on.ts";
import { down, every, never, rejection, unreachable } from "@courtside/contracts/mock-api/responses.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { fakeAdminClub } from "../../../testing/fake-club.ts";
import { SettingsShell } from "../../../testing/SettingsShell.tsx";
import { DashboardSettings } from "../components/DashboardSettings.tsx";
import AdminSettingsPage from "./AdminSettingsPage.tsx";
import ClubSettingsPage from "./ClubSettingsPage.tsx";
import SettingsPage from "./SettingsPage.tsx";

const meta: Meta<typeof SettingsShell> = {
  title: "mf-admin/Settings",
  component: SettingsShell,
  parameters: { layout: "fullscreen" },
  args: { children: <SettingsPage /> },
};
export default meta;

type Story = StoryObj<typeof SettingsShell>;

/** A toast fades in: it is in the document before it is visible. */
const said = (text: string) => within(document.body).findByText(text);

/** Checks titles and texts; saves once something has changed. */
export const Dashboard: Story = {
  args: { children: <DashboardSettings /> },
  play: async ({ canvas }) => {
    const slot = await canvas.findByLabelText("Slot Length (Minutes)");
    await expect(canvas.getByRole("heading", { name: "Club Settings" })).toBeVisible();
    await expect(canvas.getByText("How long each booking slot is (15-180 minutes)")).toBeVisible();
    await expect(canvas.getByLabelText("Booking Notice (Days)")).toHaveAccessibleDescription(
      "How many days ahead members can book",
    );
    await expect(canvas.getByLabelText("Max Bookings Per Day")).toHaveAccessibleDescription(
      "Maximum bookings per member per day",
    );
    await expect(canvas.getByRole("switch", { name: /Enable Waitlist System/ })).toBeChecked();
    const save = canvas.getByRole("button", { name: "Save Settings" });
    await expect(save).toBeDisabled();
    await userEvent.clear(slot);
    await userEvent.type(slot, "90");
    await userEvent.click(save);
    await said("Settings Updated");
    await waitFor(() => expect(canvas.getByText("No unsaved changes")).toBeVisible());
  },
};

/** Out of range: the message beside the field and above the page, and no call. */
export const OutOfRange: Story = {
  args: { children: <AdminSettingsPage /> },
  play: async ({ canvas }) => {
    const notice = await canvas.findByLabelText("Booking Notice (Days)");
    await userEvent.clear(notice);
    await userEvent.type(notice, "400{Enter}");
    await said("Invalid Booking Notice");
    await expect(
      canvas.getByText("Booking notice must be between 0 and 365 days.", { selector: "[id]" }),
    ).toBeVisible();
    await expect(notice).toHaveFocus();
  },
};

/** A click on Save moves the focus first: the input is not corrected, nothing is sent, and both fields are marked. */
function rejectsWhatWasTyped(save: string): Story["play"] {
  return async ({ canvas }) => {
    const notice = await canvas.findByLabelText("Booking Notice (Days)");
    const most = canvas.getByLabelText("Max Bookings Per Day");
    await userEvent.clear(notice);
    await userEvent.type(notice, "-5");
    await userEvent.clear(most);
    await userEvent.click(canvas.getByRole("button", { name: save }));
    await said("Invalid Booking Notice");
    await expect(notice).toHaveFocus();
    await expect(notice).toHaveValue(-5);
    await expect(most).toHaveValue(null);
    await expect(notice).toHaveAccessibleDescription(/Booking notice must be between 0 and 365 days\./);
    await expect(most).toHaveAccessibleDescription(/Max bookings per day must be between 1 and 20\./);
    await userEvent.clear(notice);
    await userEvent.type(notice, "30");
    await waitFor(() => expect(notice).not.toHaveAttribute("aria-invalid"));
    await expect(most).toHaveAttribute("aria-invalid", "true");
    await expect(canvas.getByText("2 unsaved changes")).toBeVisible();
  };
}

const sendsNothing = on("patch", "/club", () => {
  throw new Error("a rejected form was sent");
});

export const RejectedAsTyped: Story = {
  args: { instead: sendsNothing, children: <DashboardSettings /> },
  play: rejectsWhatWasTyped("Save Settings"),
};

export const RejectedAsTypedOnAdminSettings: Story = {
  args: { instead: sendsNothing, children: <AdminSettingsPage /> },
  play: rejectsWhatWasTyped("Save Settings"),
};

export const RejectedAsTypedOnClubSettings: Story = {
  args: { instead: sendsNothing, children: <ClubSettingsPage /> },
  play: rejectsWhatWasTyped("Save Settings"),
};

export const RejectedAsTypedOnDetails: Story = {
  args: { instead: sendsNothing },
  play: rejectsWhatWasTyped("Save Changes"),
};

/** Enter adds a sport; an existing one is rejected. */
export const AdminSettings: Story = {
  args: { children: <AdminSettingsPage /> },
  play: async ({ canvas }) => {
    const entry = await canvas.findByLabelText("Add a sport");
    await userEvent.type(entry, " Table Tennis {Enter}");
    const list = canvas.getByRole("list", { name: "Supported sports" });
    await expect(within(list).getByText("Table tennis")).toBeVisible();
    await userEvent.type(entry, "TENNIS{Enter}");
    await said("Sport Already Exists");
    await expect(canvas.getByText("This sport is already in the list.", { selector: "[id]" })).toBeVisible();
    await userEvent.click(within(list).getByRole("button", { name: "Remove Table tennis" }));
    await expect(canvas.getByText("No unsaved changes")).toBeVisible();
  },
};

/** A blank name is rejected before anything is sent. */
export const ClubSettings: Story = {
  tags: ["baseline-long"],
  args: { children: <ClubSettingsPage /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Leave or Close Club" })).toHaveAttribute("href", "/my-account");
    const name = await canvas.findByLabelText(/Club Name/);
    await userEvent.clear(name);
    await userEvent.click(canvas.getByRole("button", { name: "Save Settings" }));
    await expect(await canvas.findByText("Club name is required")).toBeVisible();
    await userEvent.type(name, "Lakeside");
    await userEvent.click(canvas.getByRole("checkbox", { name: "Padel" }));
    await userEvent.click(canvas.getByRole("button", { name: "Save Settings" }));
    await said("Settings Saved!");
  },
};

export const Details: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("JPG or PNG, max 2 MB")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Save Changes" })).toBeDisabled();
  },
};

/** A yellow that is illegible as text: the form warns at once, and shows the colour that is used instead. */
export const IllegibleColor: Story = {
  args: { club: { primary_color: "#F5D90A" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Light: contrast 1\.3:1, too low to read; shown darker/)).toBeVisible();
    await expect(canvas.getByText(/Dark: contrast .* shown as it is/)).toBeVisible();
  },
};

/** The chosen file is no supported picture: rejected before the upload. */
export const WrongLogo: Story = {
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText("JPG or PNG, max 2 MB");
    const input = canvasElement.querySelector<HTMLInputElement>("input[type=file]");
    const svg = new File(["<svg/>"], "logo.svg", { type: "image/svg+xml" });
    if (input) await userEvent.upload(input, svg, { applyAccept: false });
    await expect(await canvas.findByText("The logo must be a JPG or PNG picture.")).toBeVisible();
  },
};

/** The api rejects the save: the details form shows its message, and the stored values are restored. */
export const SaveRejected: Story = {
  args: { instead: on("patch", "/club", down) },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText("Location"), "!");
    await userEvent.click(canvas.getByRole("button", { name: "Save Changes" }));
    await said("Error Saving Changes");
    await expect(canvas.getByText("1 unsaved change")).toBeVisible();
  },
};

const edit = async (canvas: ReturnType<typeof within>, label: string, button: string) => {
  await userEvent.type(await canvas.findByLabelText(label), "1");
  await userEvent.click(canvas.getByRole("button", { name: button }));
};

/** The other screens have titles and texts of their own; without a response there is no other message. */
export const SaveRejectedOnAdminSettings: Story = {
  args: { ...SaveRejected.args, children: <AdminSettingsPage /> },
  play: async ({ canvas }) => {
    await edit(canvas, "Location", "Save Settings");
    await said("Error Saving Settings");
  },
};

const noResponse = on("patch", "/club", unreachable);

export const OfflineOnTheDashboard: Story = {
  args: { instead: noResponse, children: <DashboardSettings /> },
  play: async ({ canvas }) => {
    await edit(canvas, "Booking Notice (Days)", "Save Settings");
    await said("Failed to update settings. Please try again.");
    await expect(canvas.getByText("1 unsaved change")).toBeVisible();
  },
};

export const OfflineOnClubSettings: Story = {
  args: { instead: noResponse, children: <ClubSettingsPage /> },
  play: async ({ canvas }) => {
    await edit(canvas, "Location", "Save Settings");
    await said("Failed to save settings. Please try again.");
  },
};

export const Saving: Story = {
  args: { instead: on("patch", "/club", never) },
  play: async ({ canvas }) => {
    await edit(canvas, "Location", "Save Changes");
    await expect(await canvas.findByRole("button", { name: "Saving..." })).toBeVisible();
  },
};

const affected = {
  code: "strands_bookings",
  message: "23 bookings do not fit",
  details: {
    count: 23,
    bookings: [
      {
        id: "1",
        court_name: "Court 2",
        booked_by: "Maya Chen",
        start_time: "2026-03-11T01:00:00Z",
        end_time: "2026-03-11T02:00:00Z",
        reason: "outside_hours",
      },
    ],
  },
};

/** Shorter hours exclude bookings: the first of them are listed, and the admin confirms. */
export const AffectingBookings: Story = {
  args: {
    instead: on("patch", "/club", ({ body, reject }) =>
      body.confirm_stranded === 23 ? undefined : reject({ status: 409, ...affected }),
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByLabelText("Closing Time"), "20:00");
    await userEvent.click(canvas.getByRole("button", { name: "Save Changes" }));
    const dialog = await within(document.body).findByRole("alertdialog");
    await waitFor(() => expect(within(dialog).getByText("23 bookings do not fit the new settings")).toBeVisible());
    await expect(within(dialog).getByText("Court 2, Maya Chen: outside the new hours")).toBeVisible();
    await expect(within(dialog).getByText("and 22 more")).toBeVisible();
    await userEvent.click(within(dialog).getByRole("button", { name: "Save Anyway" }));
    await said("Changes Saved");
  },
};

/** Another admin saves a phone number just before this save: it is rejected, and the settings are read again. */
const overtaken = () => {
  let isFirst = true;
  let club: AdminClub = fakeAdminClub;
  return mockApi(
    on("get", "/club", ({ response }) => response(200, club)),
    on("patch", "/club", ({ body: { confirm_stranded, ...changes }, response, reject }) => {
      if (isFirst) {
        isFirst = false;
        club = { ...club, contact_phone: "555 0100", version: club.version + 1 };
        const message = "Somebody else has changed the settings meanwhile. Nothing was saved.";
        return reject({ status: 409, code: "settings_changed", message, details: { field: "version" } });
      }
      club = { ...club, ...changes, version: club.version + 1 } as AdminClub;
      return response(200, club);
    }),
  ).handlers;
};

/** The choice is shown above the Save button and has the focus, wherever on the page it was before. */
const rejectedSave = async (canvas: ReturnType<typeof within>) => {
  await edit(canvas, "Location", "Save Changes");
  const choice = await canvas.findByRole("alert");
  await waitFor(() => expect(choice.closest(":focus")).not.toBeNull());
  await expect(within(choice).getByText(/Changed: Contact Phone\./)).toBeVisible();
  const [theirs, ours] = [choice, canvas.getByRole("button", { name: "Save Changes" })].map((each) =>
    each.getBoundingClientRect(),
  );
  await expect((ours?.top ?? 0) - (theirs?.bottom ?? 0)).toBeLessThan(24);
  await expect(ours?.bottom).toBeLessThanOrEqual(window.innerHeight);
  return within(choice);
};

export const OvertakenAndKept: Story = {
  args: { handlers: overtaken() },
  play: async ({ canvas }) => {
    const choice = await rejectedSave(canvas);
    await userEvent.click(choice.getByRole("button", { name: "Keep My Changes" }));
    await expect(canvas.queryByRole("alert")).toBeNull();
    await expect(canvas.getByLabelText("Contact Phone")).toHaveValue("555 0100");
    await expect(canvas.getByText("1 unsaved change")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Save Changes" }));
    await said("Changes Saved");
    await waitFor(() => expect(canvas.getByText("No unsaved changes")).toBeVisible());
  },
};

export const OvertakenAndDiscarded: Story = {
  args: { handlers: overtaken() },
  play: async ({ canvas }) => {
    const location = await canvas.findByLabelText("Location");
    const before = (location as HTMLInputElement).value;
    const choice = await rejectedSave(canvas);
    await userEvent.click(choice.getByRole("button", { name: "Discard My Changes" }));
    await expect(canvas.queryByRole("alert")).toBeNull();
    await expect(location).toHaveValue(before);
    await expect(canvas.getByLabelText("Contact Phone")).toHaveValue("555 0100");
    await expect(canvas.getByText("No unsaved changes")).toBeVisible();
  },
};

/** Every setting is linked from one place: the sections of the whole form, also from the shorter screens. */
export const EverySettingIsNear: Story = {
  play: async ({ canvas }) => {
    await canvas.findByLabelText("Welcome Message");
    const places = within(canvas.getByRole("navigation", { name: "All settings" })).getAllByRole("link");
    const sections = places
      .map((place) => new URL((place as HTMLAnchorElement).href))
      .filter(({ pathname }) => pathname === "/settings")
      .map(({ hash }) => hash.slice(1));
    for (const id of sections) await expect(document.getElementById(id), id).not.toBeNull();
    await userEvent.click(canvas.getByRole("link", { name: "Hours and time zone" }));
    await waitFor(() => expect(document.getElementById("opening-hours")).toHaveFocus());
    await expect(canvas.getByRole("link", { name: "Hours and time zone" })).toHaveAttribute("aria-current", "location");
  },
};

/** The other tab of the same screen counts as leaving: a question protects unsaved changes. */
export const Leaving: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText("Location"), "!");
    await userEvent.click(canvas.getByRole("tab", { name: "Essentials" }));
    const dialog = await within(document.body).findByRole("alertdialog", { name: "Leave without saving?" });
    await userEvent.click(within(dialog).getByRole("button", { name: "Stay" }));
    await expect(canvas.getByText("1 unsaved change")).toBeVisible();
    await userEvent.click(canvas.getByRole("tab", { name: "Essentials" }));
    await userEvent.click(await within(document.body).findByRole("button", { name: "Leave Without Saving" }));
    await expect(await canvas.findByRole("button", { name: "Save Settings" })).toBeDisabled();
  },
};

/** The bar at the lower edge does not cover the focused control. */
export const OnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    const name = await canvas.findByLabelText("Club Name");
    await userEvent.type(name, "s");
    const bar = canvas.getByText("1 unsaved change").closest("[tabindex]");
    for (const field of canvas.getAllByRole("textbox").concat(canvas.getAllByRole("switch"))) {
      field.focus();
      await waitFor(() =>
        expect(field.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar?.getBoundingClientRect().top ?? 0),
      );
    }
    name.focus();
  },
};

export const Loading: Story = {
  args: { instead: every(never) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Loading settings...")).toBeVisible();
  },
};

export const Failed: Story = {
  args: {
    instead: every(() => rejection({ status: 404, code: "not_found", message: "Club not found or access denied." })),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Club not found or access denied.")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Retry" })).toBeVisible();
  },
};

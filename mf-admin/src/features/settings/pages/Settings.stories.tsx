import type { AdminClub, RulesPreview } from "@courtside/contracts/api/client.ts";
import { mockApi } from "@courtside/contracts/mock-api/mock-api.ts";
import { on } from "@courtside/contracts/mock-api/on.ts";
import { down, every, lostResponse, never, rejection, unreachable } from "@courtside/contracts/mock-api/responses.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { fakeAdminClub } from "../../../testing/fake-club.ts";
import { SettingsShell } from "../../../testing/SettingsShell.tsx";
import { DashboardSettings } from "../components/DashboardSettings.tsx";
import SettingsPage from "./SettingsPage.tsx";

const meta: Meta<typeof SettingsShell> = {
  title: "mf-admin/Settings",
  component: SettingsShell,
  parameters: { layout: "fullscreen" },
  args: { children: <SettingsPage /> },
};
export default meta;

type Story = StoryObj<typeof SettingsShell>;

/** One section of the screen. */
const sectionOf = async (canvas: ReturnType<typeof within>, name: string) =>
  within(await canvas.findByRole("region", { name }));

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
  args: { path: "/admin/settings" },
  play: async ({ canvas }) => {
    const notice = await canvas.findByLabelText("Booking Notice (Days)");
    await userEvent.clear(notice);
    await userEvent.type(notice, "400{Enter}");
    await said("Invalid Booking Notice");
    await expect(
      canvas.getByText("Booking notice must be between 0 and 365 days.", { selector: "[id]" }),
    ).toBeVisible();
    await waitFor(() => expect(notice).toHaveFocus());
  },
};

/** A click on Save moves the focus first: the input is not corrected, nothing is sent, and both fields are marked. */
function rejectsWhatWasTyped(save: string, section: string): Story["play"] {
  return async ({ canvas: page }) => {
    const canvas = await sectionOf(page, section);
    const notice = await canvas.findByLabelText("Booking Notice (Days)");
    const most = canvas.getByLabelText("Max Bookings Per Day");
    await userEvent.clear(notice);
    await userEvent.type(notice, "-5");
    await userEvent.clear(most);
    await userEvent.click(canvas.getByRole("button", { name: save }));
    await said("Invalid Booking Notice");
    await waitFor(() => expect(notice).toHaveFocus());
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
  play: rejectsWhatWasTyped("Save Settings", "Club Settings"),
};

export const RejectedAsTypedOnAdminSettings: Story = {
  args: { instead: sendsNothing, path: "/admin/settings" },
  play: rejectsWhatWasTyped("Save Settings", "Booking Rules"),
};

export const RejectedAsTypedOnClubSettings: Story = {
  args: { instead: sendsNothing, path: "/club-settings" },
  play: rejectsWhatWasTyped("Save Settings", "Booking Rules"),
};

export const RejectedAsTypedOnDetails: Story = {
  args: { instead: sendsNothing },
  play: rejectsWhatWasTyped("Save Changes", "Booking Rules"),
};

/** Enter adds a sport; an existing one is rejected. */
export const OwnSports: Story = {
  args: { path: "/admin/settings" },
  play: async ({ canvas: page }) => {
    const canvas = await sectionOf(page, "Club");
    const entry = canvas.getByLabelText("Add a sport");
    await userEvent.type(entry, " Table Tennis {Enter}");
    await expect(canvas.getByRole("checkbox", { name: "Table tennis" })).toBeChecked();
    await userEvent.type(entry, "TENNIS{Enter}");
    await said("Sport Already Exists");
    await expect(canvas.getByText("This sport is already in the list.", { selector: "[id]" })).toBeVisible();
    await userEvent.click(canvas.getByRole("checkbox", { name: "Table tennis" }));
    await expect(canvas.getByText("No unsaved changes")).toBeVisible();
    await userEvent.clear(entry);
    await userEvent.type(entry, "padel{Enter}");
    await expect(canvas.getByRole("checkbox", { name: "Padel" })).toBeChecked();
  },
};

/** Who plays besides the booker, and what guests may: numbers by sport, choices, money in dollars. */
export const PlayersAndGuests: Story = {
  args: { path: "/admin/settings" },
  play: async ({ canvas: page }) => {
    const canvas = await sectionOf(page, "Players and Guests");
    const pickleball = canvas.getByRole("spinbutton", { name: "Pickleball" });
    await expect(pickleball).toHaveAttribute("placeholder", "4");
    await userEvent.type(pickleball, "40");
    const fee = canvas.getByLabelText("Guest Fee (US Dollars)");
    await userEvent.clear(fee);
    await userEvent.type(fee, "12.5");
    await userEvent.selectOptions(canvas.getByLabelText("Members Find Each Other"), "In the members' directory");
    await userEvent.selectOptions(canvas.getByLabelText("A Booking Counts Against"), "Every player's limits");
    await expect(canvas.getByText("4 unsaved changes")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Save Settings" }));
    await expect(await canvas.findByText("Players must be between 1 and 30.", { selector: "[id]" })).toBeVisible();
    await userEvent.clear(pickleball);
    await expect(canvas.getByText("3 unsaved changes")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Save Settings" }));
    await waitFor(() => expect(canvas.getByText("No unsaved changes")).toBeVisible());
    await expect(fee).toHaveValue(12.5);
  },
};

/** A blank name is rejected before anything is sent. */
export const ClubSettings: Story = {
  tags: ["baseline-long"],
  args: { path: "/club-settings" },
  play: async ({ canvas: page }) => {
    const canvas = await sectionOf(page, "Club");
    await expect(page.getByRole("link", { name: "Leave or Close Club" })).toHaveAttribute("href", "/my-account");
    const name = canvas.getByLabelText(/Club Name/);
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
    const saves = canvas.getAllByRole("button", { name: "Save Changes" });
    await expect(saves).toHaveLength(7);
    for (const save of saves) await expect(save).toBeDisabled();
  },
};

/** Each section is saved by itself: the other one keeps its unsaved change, and the links name it. */
export const OneSectionAtATime: Story = {
  play: async ({ canvas }) => {
    const [club, rules] = [await sectionOf(canvas, "Club"), await sectionOf(canvas, "Booking Rules")];
    await userEvent.type(club.getByLabelText("Location"), "!");
    await userEvent.selectOptions(rules.getByLabelText("Slot Length (Minutes)"), "90");
    const links = within(canvas.getByRole("navigation", { name: "All settings" }));
    await expect(links.getByRole("link", { name: "Club (unsaved changes)" })).toBeVisible();
    await userEvent.click(rules.getByRole("button", { name: "Save Changes" }));
    await said("Changes Saved");
    await waitFor(() => expect(rules.getByText("No unsaved changes")).toBeVisible());
    await expect(club.getByText("1 unsaved change")).toBeVisible();
    await expect(links.getByRole("link", { name: "Booking Rules" })).toBeVisible();
    await userEvent.click(club.getByRole("button", { name: "Save Changes" }));
    await waitFor(() => expect(club.getByText("No unsaved changes")).toBeVisible());
  },
};

const outside: RulesPreview = {
  count: 23,
  people: 2,
  reasons: [{ reason: "beyond_window", count: 23, people: 2 }],
  bookings: [
    {
      id: "bbbbbbbb-0000-4000-8000-000000000001",
      court_name: "Court 2",
      booked_by: "Maya Chen",
      start_time: "2027-01-08T01:00:00Z",
      end_time: "2027-01-08T02:00:00Z",
      reason: "beyond_window",
    },
  ],
};

/** A shorter window, before it is saved: how many bookings of how many people lie beyond it, and which. */
export const PreviewsRules: Story = {
  args: { preview: outside },
  play: async ({ canvas }) => {
    const rules = await sectionOf(canvas, "Booking Rules");
    const notice = rules.getByLabelText("Booking Notice (Days)");
    await userEvent.clear(notice);
    await userEvent.type(notice, "3");
    await expect(await rules.findByText("23 bookings of 2 people lie outside the new rules.")).toBeVisible();
    await userEvent.click(rules.getByText("Show them"));
    await expect(rules.getByText("Thu, Jan 7, 2027, 20:00 - 21:00")).toBeVisible();
    await expect(rules.getByText("Court 2, Maya Chen: further ahead than the new booking notice")).toBeVisible();
    await expect(rules.getByText("and 22 more")).toBeVisible();
    await userEvent.clear(notice);
    await waitFor(() => expect(rules.queryByText(/lie outside/)).toBeNull());
  },
};

export const PreviewsNothing: Story = {
  play: async ({ canvas }) => {
    const hours = await sectionOf(canvas, "Hours and Time Zone");
    await userEvent.selectOptions(hours.getByLabelText("Closing Time"), "20:00");
    await expect(await hours.findByText("No existing booking is affected.")).toBeVisible();
  },
};

let checked = Promise.withResolvers<void>();

/** The result comes after the edit, and with another edit again: the Save button is where it was. */
export const NothingMovesWhilePreviewed: Story = {
  args: {
    instead: on("post", "/club/rules/preview", async () => {
      await checked.promise;
      return undefined;
    }),
  },
  beforeEach: () => {
    checked = Promise.withResolvers();
  },
  play: async ({ canvas }) => {
    const hours = await sectionOf(canvas, "Hours and Time Zone");
    const closing = hours.getByLabelText("Closing Time");
    await userEvent.selectOptions(closing, "20:00");
    await expect(hours.getByText("Checking existing bookings...")).toBeVisible();
    const save = hours.getByRole("button", { name: "Save Changes" });
    const { top } = save.getBoundingClientRect();
    checked.resolve();
    await expect(await hours.findByText("No existing booking is affected.")).toBeVisible();
    await expect(save.getBoundingClientRect().top).toBe(top);
    checked = Promise.withResolvers();
    await userEvent.selectOptions(closing, "19:00");
    await expect(hours.getByText("No existing booking is affected.")).toBeVisible();
    await expect(hours.getByText("No existing booking is affected.").closest("[aria-busy]")).toHaveAttribute(
      "aria-busy",
      "true",
    );
    await expect(save.getBoundingClientRect().top).toBe(top);
    checked.resolve();
    await waitFor(() =>
      expect(hours.getByText("No existing booking is affected.").closest("[aria-busy=true]")).toBeNull(),
    );
  },
};

const dropped: NonNullable<RulesPreview["dropped_sports"]> = {
  courts: ["Tennis 1", "Tennis 2"].map((name, at) => ({
    id: `cccccccc-0000-4000-8000-00000000000${at}`,
    name,
    sport: "tennis",
  })),
  events: [
    {
      id: "dadadada-0000-4000-8000-000000000001",
      event_id: "eeeeeeee-0000-4000-8000-000000000001",
      title: "Ladder Night",
      start_time: "2027-01-08T01:00:00Z",
      end_time: "2027-01-08T02:00:00Z",
    },
  ],
  events_total: 3,
};

/** A sport without bookings is unticked: its active courts and event dates are named. */
export const PreviewsDroppedSport: Story = {
  args: { preview: { count: 0, people: 0, reasons: [], bookings: [], dropped_sports: dropped } },
  play: async ({ canvas }) => {
    const club = await sectionOf(canvas, "Club");
    await userEvent.click(club.getByRole("checkbox", { name: "Tennis" }));
    await expect(
      await club.findByText("2 active courts and 3 event dates are of a sport that is taken off the list."),
    ).toBeVisible();
    await expect(club.getByText("Tennis 1, Tennis 2")).toBeVisible();
    await expect(within(club.getByRole("list", { name: "Event dates" })).getByText("Ladder Night")).toBeVisible();
    await expect(club.getByText("and 2 more")).toBeVisible();
    await expect(club.queryByText("No existing booking is affected.")).toBeNull();
  },
};

const eventsAffected: NonNullable<RulesPreview["affected_events"]> = {
  events: [
    {
      id: "dadadada-0000-4000-8000-000000000002",
      event_id: "eeeeeeee-0000-4000-8000-000000000002",
      title: "Late Doubles",
      court_name: "Court 2",
      start_time: "2027-01-09T01:00:00Z",
      end_time: "2027-01-09T02:00:00Z",
      reason: "outside_hours",
    },
  ],
  events_total: 4,
};

/** Shorter hours and no booking: the event dates that they leave outside are named. */
export const PreviewsEvents: Story = {
  args: { preview: { count: 0, people: 0, reasons: [], bookings: [], affected_events: eventsAffected } },
  play: async ({ canvas }) => {
    const hours = await sectionOf(canvas, "Hours and Time Zone");
    await userEvent.selectOptions(hours.getByLabelText("Closing Time"), "20:00");
    await expect(await hours.findByText("4 event dates do not fit the new settings.")).toBeVisible();
    const dates = within(hours.getByRole("list", { name: "Event dates" }));
    await expect(dates.getByText("Late Doubles")).toBeVisible();
    await expect(dates.getByText(/Court 2: outside the new hours$/)).toBeVisible();
    await expect(hours.getByText("and 3 more")).toBeVisible();
    await expect(hours.queryByText("No existing booking is affected.")).toBeNull();
  },
};

export const PreviewFailed: Story = {
  args: { instead: on("post", "/club/rules/preview", down) },
  play: async ({ canvas }) => {
    const rules = await sectionOf(canvas, "Booking Rules");
    await userEvent.clear(rules.getByLabelText("Max Bookings Per Day"));
    await userEvent.type(rules.getByLabelText("Max Bookings Per Day"), "1");
    const text = "What this means for existing bookings could not be checked.";
    await expect(await rules.findByText(text)).toBeVisible();
    await expect(rules.getByRole("button", { name: "Retry" })).toBeVisible();
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

const PICTURE =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGD4DwABBAEAX+XDSwAAAABJRU5ErkJggg==";

/** A club that keeps a logo, and whose response to the upload is lost. `readsAgain`: also the next read, once. */
function logoLost(readsAgain: boolean) {
  let club = fakeAdminClub;
  let isLost = false;
  return [
    on("get", "/club", ({ response }) => {
      if (!isLost) return response(200, club);
      isLost = false;
      return unreachable();
    }),
    on("put", "/club/logo", () => {
      club = { ...club, branding_logo_url: PICTURE, version: club.version + 1 };
      isLost = !readsAgain;
      return lostResponse();
    }),
  ];
}

async function savesLogo({ canvas: page, canvasElement }: Parameters<NonNullable<Story["play"]>>[0]) {
  const canvas = await sectionOf(page, "Looks");
  const input = canvasElement.querySelector<HTMLInputElement>("input[type=file]");
  if (input) await userEvent.upload(input, new File(["png"], "logo.png", { type: "image/png" }));
  await canvas.findByText("1 unsaved change");
  await userEvent.click(canvas.getByRole("button", { name: "Save Changes" }));
  return canvas;
}

async function seesLogo(canvas: ReturnType<typeof within>) {
  await expect(await canvas.findByRole("img", { name: "The club's logo" })).toBeVisible();
  await expect(canvas.getByText("No unsaved changes")).toBeVisible();
  await expect(canvas.queryByText("Somebody else has changed the settings meanwhile")).toBeNull();
}

/** An upload is sent once: without a response the club is read, and a logo that was saved is no other admin's. */
export const LogoResponseLost: Story = {
  args: { handlers: logoLost(true) },
  play: async (context) => {
    const canvas = await savesLogo(context);
    await said("Changes Saved");
    await seesLogo(canvas);
  },
};

/** If the club cannot be read at once, the save reads as failed until it can. */
export const LogoResponseLostOffline: Story = {
  args: { handlers: logoLost(false) },
  play: async (context) => {
    const canvas = await savesLogo(context);
    await said("Error Saving Changes");
    for (const event of ["offline", "online"]) dispatchEvent(new Event(event));
    await seesLogo(canvas);
  },
};

/** The api rejects the save: the details form shows its message, and the stored values are restored. */
export const SaveRejected: Story = {
  args: { instead: on("patch", "/club", down) },
  play: async ({ canvas: page }) => {
    const canvas = await sectionOf(page, "Club");
    await userEvent.type(canvas.getByLabelText("Location"), "!");
    await userEvent.click(canvas.getByRole("button", { name: "Save Changes" }));
    await said("Error Saving Changes");
    await expect(canvas.getByText("1 unsaved change")).toBeVisible();
  },
};

/** Edits a field of a section, and saves the section. */
const edit = async (canvas: ReturnType<typeof within>, section: string, label: string, button: string) => {
  const shown = await sectionOf(canvas, section);
  await userEvent.type(shown.getByLabelText(label), "1");
  await userEvent.click(shown.getByRole("button", { name: button }));
};

/** The other screens have titles and texts of their own; without a response there is no other message. */
export const SaveRejectedOnAdminSettings: Story = {
  args: { ...SaveRejected.args, path: "/admin/settings" },
  play: async ({ canvas }) => {
    await edit(canvas, "Club", "Location", "Save Settings");
    await said("Error Saving Settings");
  },
};

const noResponse = on("patch", "/club", unreachable);

export const OfflineOnTheDashboard: Story = {
  args: { instead: noResponse, children: <DashboardSettings /> },
  play: async ({ canvas }) => {
    await edit(canvas, "Club Settings", "Booking Notice (Days)", "Save Settings");
    await said("Failed to update settings. Please try again.");
    await expect(canvas.getByText("1 unsaved change")).toBeVisible();
  },
};

export const OfflineOnClubSettings: Story = {
  args: { instead: noResponse, path: "/club-settings" },
  play: async ({ canvas }) => {
    await edit(canvas, "Club", "Location", "Save Settings");
    await said("Failed to save settings. Please try again.");
  },
};

export const Saving: Story = {
  args: { instead: on("patch", "/club", never) },
  play: async ({ canvas }) => {
    await edit(canvas, "Club", "Location", "Save Changes");
    await expect(await canvas.findByRole("button", { name: "Saving..." })).toBeVisible();
  },
};

/** What is entered while a section is being saved is not what was saved: it stays, unsaved. */
let respond = () => {};
export const EnteredWhileSaving: Story = {
  args: {
    instead: on("patch", "/club", async ({ body: { confirm_stranded, ...changes }, response }) => {
      await new Promise<void>((resolve) => {
        respond = resolve;
      });
      return response(200, { ...fakeAdminClub, ...changes, version: fakeAdminClub.version + 1 } as AdminClub);
    }),
  },
  play: async ({ canvas }) => {
    await edit(canvas, "Club", "Location", "Save Changes");
    const shown = await sectionOf(canvas, "Club");
    const location = shown.getByLabelText<HTMLInputElement>("Location");
    const saved = location.value;
    await expect(await shown.findByRole("button", { name: "Saving..." })).toBeVisible();
    await userEvent.type(location, "2");
    respond();
    await expect(await shown.findByText("1 unsaved change")).toBeVisible();
    await expect(await shown.findByRole("button", { name: "Save Changes" })).toBeVisible();
    await expect(location).toHaveValue(`${saved}2`);
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

/** The question before the save names them too. */
export const DroppingASport: Story = {
  args: {
    instead: on("patch", "/club", ({ reject }) =>
      reject({ status: 409, ...affected, details: { ...affected.details, dropped_sports: dropped } }),
    ),
  },
  play: async ({ canvas }) => {
    const club = await sectionOf(canvas, "Club");
    await userEvent.click(club.getByRole("checkbox", { name: "Tennis" }));
    await userEvent.click(club.getByRole("button", { name: "Save Changes" }));
    const dialog = within(await within(document.body).findByRole("alertdialog"));
    await expect(await dialog.findByText("Tennis 1, Tennis 2")).toBeVisible();
    await expect(dialog.getByText("Ladder Night")).toBeVisible();
  },
};

/** Event dates count towards the number that is confirmed; here there are no bookings. */
export const AffectingEvents: Story = {
  args: {
    instead: on("patch", "/club", ({ body, reject }) =>
      body.confirm_stranded === 4
        ? undefined
        : reject({ status: 409, ...affected, details: { count: 4, bookings: [], affected_events: eventsAffected } }),
    ),
  },
  play: async ({ canvas }) => {
    const hours = await sectionOf(canvas, "Hours and Time Zone");
    await userEvent.selectOptions(hours.getByLabelText("Closing Time"), "20:00");
    await userEvent.click(hours.getByRole("button", { name: "Save Changes" }));
    const name = "4 event dates do not fit the new settings";
    const dialog = within(await within(document.body).findByRole("alertdialog", { name }));
    await expect(dialog.getByText("Late Doubles")).toBeVisible();
    await expect(dialog.queryByRole("list", { name: "Bookings" })).toBeNull();
    await userEvent.click(dialog.getByRole("button", { name: "Save Anyway" }));
    await said("Changes Saved");
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
    const hours = await sectionOf(canvas, "Hours and Time Zone");
    await userEvent.selectOptions(hours.getByLabelText("Closing Time"), "20:00");
    await userEvent.click(hours.getByRole("button", { name: "Save Changes" }));
    const dialog = await within(document.body).findByRole("alertdialog");
    await waitFor(() => expect(within(dialog).getByText("23 bookings do not fit the new settings")).toBeVisible());
    await expect(within(dialog).getByText("Court 2, Maya Chen: outside the new hours")).toBeVisible();
    await expect(within(dialog).getByText("and 22 more")).toBeVisible();
    await userEvent.click(within(dialog).getByRole("button", { name: "Save Anyway" }));
    await said("Changes Saved");
  },
};

/** Another admin saves something just before this save: it is rejected, and the settings are read again. */
const overtaken = (theirs: Partial<AdminClub>) => {
  let isFirst = true;
  let club: AdminClub = fakeAdminClub;
  return mockApi(
    on("get", "/club", ({ response }) => response(200, club)),
    on("patch", "/club", ({ body: { confirm_stranded, ...changes }, response, reject }) => {
      if (isFirst) {
        isFirst = false;
        club = { ...club, ...theirs, version: club.version + 1 };
      }
      if (changes.version !== club.version) {
        const message = "Somebody else has changed the settings meanwhile. Nothing was saved.";
        return reject({ status: 409, code: "settings_changed", message, details: { field: "version" } });
      }
      club = { ...club, ...changes, version: club.version + 1 } as AdminClub;
      return response(200, club);
    }),
  ).handlers;
};

/** The choice is shown above the Save button and has the focus, wherever on the page it was before. */
const rejectedSave = async (page: ReturnType<typeof within>) => {
  await edit(page, "Club", "Location", "Save Changes");
  const canvas = await sectionOf(page, "Club");
  const choice = await canvas.findByRole("alert");
  await waitFor(() => expect(choice.closest(":focus")).not.toBeNull());
  const [theirs, ours] = [choice, canvas.getByRole("button", { name: "Save Changes" })].map((each) =>
    each.getBoundingClientRect(),
  );
  await expect((ours?.top ?? 0) - (theirs?.bottom ?? 0)).toBeLessThan(24);
  await expect(ours?.bottom).toBeLessThanOrEqual(window.innerHeight);
  return { canvas, choice: within(choice) };
};

export const OvertakenAndKept: Story = {
  args: { handlers: overtaken({ contact_phone: "555 0100" }) },
  play: async ({ canvas: page }) => {
    const { canvas, choice } = await rejectedSave(page);
    await expect(choice.getByText(/Changed: Contact Phone\./)).toBeVisible();
    await expect(choice.getByText(/Contact Phone, saved meanwhile: 555 0100/)).toBeVisible();
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
  args: { handlers: overtaken({ contact_phone: "555 0100" }) },
  play: async ({ canvas: page }) => {
    const location = await page.findByLabelText("Location");
    const before = (location as HTMLInputElement).value;
    const { canvas, choice } = await rejectedSave(page);
    await userEvent.click(choice.getByRole("button", { name: "Discard My Changes" }));
    await expect(canvas.queryByRole("alert")).toBeNull();
    await expect(location).toHaveValue(before);
    await expect(canvas.getByLabelText("Contact Phone")).toHaveValue("555 0100");
    await expect(canvas.getByText("No unsaved changes")).toBeVisible();
  },
};

/** Both have changed one field: both values are shown, and either can stay. */
export const OvertakenInOneField: Story = {
  args: { handlers: overtaken({ location: "Their Street" }) },
  play: async ({ canvas: page }) => {
    const { canvas, choice } = await rejectedSave(page);
    const field = within(choice.getByRole("group", { name: "Location" }));
    await expect(field.getByRole("radio", { name: /^Yours: .*1$/ })).toBeChecked();
    await userEvent.click(field.getByRole("radio", { name: "Saved meanwhile: Their Street" }));
    await userEvent.click(choice.getByRole("button", { name: "Keep My Changes" }));
    await expect(canvas.getByLabelText("Location")).toHaveValue("Their Street");
    await expect(canvas.getByText("No unsaved changes")).toBeVisible();
  },
};

/** Another admin has saved another section: nothing is in conflict, so the save follows theirs. */
export const OvertakenElsewhere: Story = {
  args: { handlers: overtaken({ welcome_message: "Hello" }) },
  play: async ({ canvas: page }) => {
    await edit(page, "Club", "Location", "Save Changes");
    const canvas = await sectionOf(page, "Club");
    // Three calls, one after another.
    await waitFor(() => expect(canvas.getByText("No unsaved changes")).toBeVisible(), { timeout: 20_000 });
    await said("Changes Saved");
    await expect(canvas.queryByRole("alert")).toBeNull();
    await expect(page.getByLabelText("Welcome Message")).toHaveValue("Hello");
  },
};

/** Every section is linked, from all sections. */
export const EverySettingIsNear: Story = {
  play: async ({ canvas }) => {
    await canvas.findByLabelText("Welcome Message");
    const places = within(canvas.getByRole("navigation", { name: "All settings" })).getAllByRole("link");
    await expect(places).toHaveLength(11);
    for (const place of places) {
      const id = new URL((place as HTMLAnchorElement).href).hash.slice(1);
      await expect(document.getElementById(id), id).not.toBeNull();
    }
    await userEvent.click(canvas.getByRole("link", { name: "Hours and Time Zone" }));
    await waitFor(() => expect(document.getElementById("hours")).toHaveFocus());
    await waitFor(() =>
      expect(canvas.getByRole("link", { name: "Hours and Time Zone" })).toHaveAttribute("aria-current", "location"),
    );
    await userEvent.click(canvas.getByRole("link", { name: "News" }));
    await waitFor(() => expect(document.getElementById("news")).toHaveFocus());
  },
};

/** A former link leads to the section that has its fields. */
export const FormerLink: Story = {
  args: { path: "/settings#opening-hours" },
  play: async () => {
    await waitFor(() => expect(document.getElementById("hours")).toHaveFocus());
  },
};

/** The former tab Essentials leads to the booking rules. */
export const FormerTab: Story = {
  args: { path: "/settings?tab=essentials" },
  play: async () => {
    await waitFor(() => expect(document.getElementById("rules")).toHaveFocus());
  },
};

/** Another page counts as leaving, another section does not: a question protects the unsaved changes of all sections. */
export const Leaving: Story = {
  play: async ({ canvas }) => {
    const club = await sectionOf(canvas, "Club");
    await userEvent.type(club.getByLabelText("Location"), "!");
    await userEvent.click(canvas.getByRole("link", { name: "Looks" }));
    await expect(within(document.body).queryByRole("alertdialog")).toBeNull();
    const poster = canvas.getByRole("link", { name: "Poster with your club's join code" });
    await userEvent.click(poster);
    const dialog = await within(document.body).findByRole("alertdialog", { name: "Leave without saving?" });
    await userEvent.click(within(dialog).getByRole("button", { name: "Stay" }));
    await expect(club.getByText("1 unsaved change")).toBeVisible();
    await userEvent.click(poster);
    await expect(await within(document.body).findByRole("button", { name: "Leave Without Saving" })).toBeVisible();
  },
};

/** The bar at the lower edge does not cover the focused control. */
export const OnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas: page }) => {
    const canvas = await sectionOf(page, "Club");
    const name = canvas.getByLabelText(/Club Name/);
    await userEvent.type(name, "s");
    const bar = canvas.getByText("1 unsaved change").closest("[tabindex]");
    for (const field of canvas.getAllByRole("textbox").concat(canvas.getAllByRole("checkbox"))) {
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

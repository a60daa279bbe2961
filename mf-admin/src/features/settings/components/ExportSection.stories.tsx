import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, spyOn, userEvent, waitFor } from "storybook/test";
import { SettingsShell } from "../../../testing/SettingsShell.tsx";
import { ExportSection } from "./ExportSection.tsx";

const meta: Meta<typeof SettingsShell> = {
  title: "mf-admin/Settings Export",
  component: SettingsShell,
  args: { children: <ExportSection /> },
};
export default meta;

type Story = StoryObj<typeof SettingsShell>;

const clock = Date.now;

/** The file has the club's date: in New York it is still the day before. */
export const NamedAfterTheClubsDate: Story = {
  beforeEach: () => {
    Date.now = () => Date.parse("2026-03-10T02:00:00Z");
    return () => {
      Date.now = clock;
    };
  },
  play: async ({ canvas }) => {
    const names: string[] = [];
    const save = spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    await userEvent.click(await canvas.findByRole("button", { name: "Export Everything" }));
    await waitFor(() => expect(names).toEqual(["club-2026-03-09.zip"]));
    save.mockRestore();
  },
};

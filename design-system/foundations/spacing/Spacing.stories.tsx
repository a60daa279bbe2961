import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { FoundationPage, Section } from "../FoundationPage.tsx";
import { DensityColumn } from "./DensityColumn.tsx";
import { Radii } from "./Radii.tsx";
import { Screens } from "./Screens.tsx";
import styles from "./Spacing.module.css";
import { Targets } from "./Targets.tsx";
import { TokenBars } from "./TokenBars.tsx";

const meta: Meta = { title: "Foundations/Spacing", parameters: { layout: "fullscreen" } };
export default meta;

export const Spacing: StoryObj = {
  render: () => (
    <FoundationPage
      title="Spacing"
      idea="Everything stands on a grid of 4. What belongs together is near; space, not a line, is the first divider."
    >
      <Section title="Scale" rule="Eight steps. If none fits, the grouping is wrong before the number is.">
        <TokenBars />
      </Section>
      <Section
        title="Density"
        rule="One set of parts at three sizes. Comfortable is for everybody; compact for staff who have a mouse and forty bookings; kiosk for the tablet on the wall. A finger always gets comfortable, whatever was asked for."
      >
        <div className={styles.densities}>
          <DensityColumn density="compact" title="Compact" use="Front desk, admin, with a mouse" />
          <DensityColumn density="comfortable" title="Comfortable" use="Members, coaches, every touch screen" />
          <DensityColumn density="kiosk" title="Kiosk" use="On the wall, at arm's length" />
        </div>
      </Section>
      <Section
        title="Targets"
        rule="What can be tapped is at least this large, also where it looks smaller: the room around it answers too."
      >
        <Targets />
      </Section>
      <Section title="Corners" rule="Three radii. A corner inside a corner is the smaller one.">
        <Radii />
      </Section>
      <Section title="Depth" rule="Cards are flat and have an edge. A shadow means: this floats, and can be dismissed.">
        <div className={styles.radii}>
          <div className={styles.flat}>A card lies on the page</div>
          <div className={styles.floating}>A menu, a popover, a dialog floats</div>
        </div>
      </Section>
      <Section title="Screens" rule="Designed at three widths, right at any.">
        <Screens />
      </Section>
    </FoundationPage>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("--cs-space-12")).toBeVisible();
    await expect(canvas.getByText("--cs-radius-cell")).toBeVisible();
    await expect(canvas.getAllByText("44px").length).toBeGreaterThan(0);
    await expect(canvas.getAllByText("56px").length).toBeGreaterThan(0);
  },
};

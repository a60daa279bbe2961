import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Page } from "../../src/components/Layout/Layout.tsx";
import { FoundationPage, Section } from "../FoundationPage.tsx";
import { BothModes } from "./BothModes.tsx";
import { ClubColours } from "./ClubColours.tsx";
import { Grounds } from "./Grounds.tsx";
import { PaletteTable } from "./PaletteTable.tsx";
import { SlotTable } from "./SlotTable.tsx";

const meta: Meta = { title: "Foundations/Colour", parameters: { layout: "fullscreen" } };
export default meta;

const TEXT = {
  text: "what one reads first",
  textSecondary: "what explains it",
  placeholder: "hints, times past",
  error: "refused, lost",
  success: "done",
  warning: "soon too late",
  info: "good to know",
};
const LINES = { border: "edge of a control", focus: "where the keyboard is" };

export const Colour: StoryObj = {
  tags: ["baseline"],
  render: () => (
    <FoundationPage
      title="Colour"
      idea="The frame is neutral, so that the only colours on the board are answers: can I have this court, and if not, why."
    >
      <Section
        title="Grounds"
        rule="Content lies on a container, a container on the layout. What floats is elevated, and alone casts a shadow."
      >
        <BothModes>{(mode) => <Grounds mode={mode} />}</BothModes>
      </Section>
      <Section
        title="Text and meanings"
        rule="Every text colour may stand on every ground: at least 4.5 to 1. A meaning is never shown by colour alone; a word or an icon says it too."
      >
        <BothModes>
          {(mode) => <PaletteTable mode={mode} caption="Text and meanings" rows={TEXT} needs={4.5} as="text" />}
        </BothModes>
      </Section>
      <Section
        title="Lines"
        rule="What one must find to act, the edge of a control and the focus ring, has at least 3 to 1. Dividers only order; nothing is lost without them."
      >
        <BothModes>
          {(mode) => (
            <>
              <PaletteTable mode={mode} caption="Must be seen" rows={LINES} needs={3} as="line" />
              <PaletteTable mode={mode} caption="Decoration" rows={{ divider: "between rows" }} as="line" />
            </>
          )}
        </BothModes>
      </Section>
      <Section
        title="Slots"
        rule="Ten states, each a fill, a text and an edge, each with an icon and a pattern of its own. Text never stands on the pattern. No club's colour reaches the board."
      >
        <BothModes>{(mode) => <SlotTable mode={mode} />}</BothModes>
      </Section>
      <Section
        title="Club colour"
        rule="A club's colour is for the one primary button, links and its name. We keep its hue and move its lightness until it can be read: in the settings an admin sees both before saving."
      >
        <ClubColours />
      </Section>
    </FoundationPage>
  ),
  play: async ({ canvasElement }) => {
    const ratios = [...canvasElement.querySelectorAll("[data-contrast]")];
    await expect(ratios.length).toBeGreaterThan(80);
    await expect(ratios.filter((ratio) => ratio.matches("[data-contrast=fails]"))).toEqual([]);
  },
};

/** What no club's choice may break: the chosen colour, and what is made of it. */
export const ClubColourAlone: StoryObj = {
  name: "Club colour",
  tags: ["baseline"],
  render: () => (
    <Page>
      <ClubColours />
    </Page>
  ),
};

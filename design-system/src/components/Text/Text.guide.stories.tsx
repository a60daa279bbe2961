import type { Meta, StoryObj } from "@storybook/react-vite";
import { type GuideStory, guidePage } from "../../../guides/GuidePage.tsx";
import { longText, rightToLeft, StateGrid } from "../../../guides/StateGrid.tsx";
import { Heading, Text } from "./Text.tsx";

const meta: Meta<typeof Text> = { title: "Core/Text", component: Text };
export default meta;

export const Guide: GuideStory = {
  ...guidePage,
  tags: ["!test"],
  args: {
    names: ["Text", "Heading", "VisuallyHidden"],
    entry: "core",
    purpose: "Text in the sizes and tones of the scale.",
    use: [
      "Text for what differs from its surroundings in size, tone or weight; plain text needs no component.",
      "Heading for a section that is no Card. The page's h1 is PageHeader's.",
      "VisuallyHidden for what sight gets from the layout: the unit of a lone number.",
    ],
    instead: [
      { when: "It is a state", take: "Tag" },
      { when: "It leads somewhere", take: "Link" },
    ],
    pairs: [
      {
        good: (
          <p>
            <Text strong>Court 2</Text> <Text tone="secondary">Tennis</Text>
          </p>
        ),
        bad: (
          <p>
            <Text tone="error">Court 2</Text> <Text tone="success">Tennis</Text>
          </p>
        ),
        why: "Weight and quietness make the order of reading. Red and green are for failure and success.",
      },
    ],
    specimen: (
      <>
        <Heading level={3}>Next today</Heading>
        <Text tone="secondary" size="sm">
          Court 2, 10:00 - 11:00
        </Text>
      </>
    ),
    anatomy: [
      { part: "Heading", says: "h2 to h4, by the outline of the page and not by size." },
      { part: "Text", says: "A span, or p, strong, div, time." },
    ],
    keyboard: [],
    content: ["truncate only where the whole can be read elsewhere on the same screen."],
  },
};

export const Playground: StoryObj<typeof Text> = { tags: ["!test"], args: { children: "Court 2, 10:00 - 11:00" } };

export const States: StoryObj = {
  render: () => (
    <StateGrid
      states={[
        ...(["xs", "sm", "md", "lg", "xl"] as const).map((size) => ({
          name: `Size ${size}`,
          part: <Text size={size}>Court 2</Text>,
        })),
        ...(["text", "secondary", "quiet", "error", "success", "warning"] as const).map((tone) => ({
          name: `Tone ${tone}`,
          part: <Text tone={tone}>Court 2</Text>,
        })),
        longText(
          <Text as="p" truncate>
            Center Court Wolfeschlegelsteinhausen
          </Text>,
        ),
        rightToLeft(<Text strong>ملعب ٢</Text>),
      ]}
    />
  ),
};

import type { Meta, StoryObj } from "@storybook/react-vite";
import { type GuideStory, guidePage } from "../../../guides/GuidePage.tsx";
import { rightToLeft, StateGrid } from "../../../guides/StateGrid.tsx";
import { Button } from "../Button/Button.tsx";
import { Tag } from "../Tag/Tag.tsx";
import { Divider, Grid, Inline, Stack } from "./Layout.tsx";

const meta: Meta<typeof Inline> = { title: "Core/Layout", component: Inline };
export default meta;

export const Guide: GuideStory = {
  ...guidePage,
  tags: ["!test"],
  args: {
    names: ["Page", "Stack", "Inline", "Grid", "Divider"],
    entry: "core",
    purpose: "Where things stand, with the distances of the scale.",
    use: [
      "Page: the column of a screen; narrow for forms and text, full for boards.",
      "Stack: beneath each other. Inline: beside each other, wrapping. Grid: equal columns.",
    ],
    instead: [{ when: "It is a region with a title", take: "Card" }],
    pairs: [
      {
        good: (
          <Inline gap={8}>
            <Button>Export</Button>
            <Button>Print</Button>
          </Inline>
        ),
        bad: (
          <Inline gap={32}>
            <Button>Export</Button>
            <Button>Print</Button>
          </Inline>
        ),
        why: "What belongs together stands closer than what does not: 8 between buttons, 16 between parts, 24 between sections.",
      },
    ],
    specimen: (
      <Stack gap={12}>
        <Inline>
          <Tag>Past</Tag>
          <Tag>Canceled</Tag>
        </Inline>
        <Divider />
        <span>Beneath a line</span>
      </Stack>
    ),
    anatomy: [
      { part: "gap", says: "A step of the 4 px scale." },
      { part: "align, justify", says: "Of Inline: start, center, end, baseline; start, between, center, end." },
      { part: "minColumn", says: "Of Grid: no column gets narrower, as many stand side by side as fit." },
    ],
    keyboard: [],
    content: ["The order in code is the order of reading and of Tab: never turn it by style."],
  },
};

export const Playground: StoryObj<typeof Inline> = {
  tags: ["!test"],
  args: { gap: 8, children: [<Tag key="past">Past</Tag>, <Tag key="admin">Admin</Tag>] },
};

const tags = ["Past", "Admin", "Canceled"].map((text) => <Tag key={text}>{text}</Tag>);

export const States: StoryObj = {
  render: () => (
    <StateGrid
      states={[
        { name: "Stack", part: <Stack gap={8}>{tags}</Stack> },
        { name: "Inline", part: <Inline>{tags}</Inline> },
        { name: "Inline, between", part: <Inline justify="between">{tags}</Inline> },
        {
          name: "Grid",
          part: (
            <Grid minColumn={80} gap={8}>
              {tags}
            </Grid>
          ),
        },
        rightToLeft(<Inline>{tags}</Inline>),
      ]}
    />
  ),
};

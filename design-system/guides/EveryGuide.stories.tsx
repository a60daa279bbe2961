import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { GuidePage, type GuideStory } from "./GuidePage.tsx";

/** axe takes a quarter of a minute for forty pages at once: it looks at one guide (Core/Button), at patterns and at all states. */
const meta: Meta = {
  title: "Overview/Every guide",
  parameters: { layout: "fullscreen", a11y: { test: "off" } },
};
export default meta;

const modules = import.meta.glob<{ Guide: GuideStory }>("../src/components/*/*.guide.stories.tsx", { eager: true });
const entries = import.meta.glob<object>("../src/*.{ts,tsx}", { eager: true });
const folders = Object.keys(import.meta.glob("../src/components/*/*.tsx")).map((file) => file.split("/").at(-2));

/** Foundations/Icons is the guide of Icon; the others are no parts that a designer chooses. */
const WITHOUT = ["AntdTheme", "Icon", "PreviousTable", "ThemeProvider"];

const guides = Object.entries(modules).map(([file, { Guide }]) => ({ folder: file.split("/").at(-2), ...Guide.args }));

/** All on one page, to search and to print. Fails where a component has no guide, or one that names what is not there. */
export const OnOnePage: StoryObj = {
  render: () => (
    <>
      {guides.map(({ folder, ...guide }) => (
        <GuidePage key={folder} {...guide} />
      ))}
    </>
  ),
  play: async () => {
    const guided = [...guides.map(({ folder }) => folder), ...WITHOUT];
    await expect(folders.filter((folder) => !guided.includes(folder))).toEqual([]);
    for (const { names, entry, use, pairs, anatomy, content } of guides) {
      const exported = entries[`../src/${entry}.tsx`] ?? entries[`../src/${entry}.ts`] ?? {};
      await expect(names.filter((name) => !(name in exported))).toEqual([]);
      await expect([names, use, pairs, anatomy, content].filter((part) => part.length === 0)).toEqual([]);
    }
  },
};

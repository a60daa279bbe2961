import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { Alert } from "../../src/components/Alert/Alert.tsx";
import { Code, FoundationPage, Section } from "../FoundationPage.tsx";
import { tokenNames } from "../tokenNames.ts";
import { useTokenValues } from "../useTokenValues.ts";
import { Curve } from "./Curve.tsx";
import { Demos } from "./Demos.tsx";
import styles from "./Motion.module.css";
import { useStill } from "./useStill.ts";

const meta: Meta = { title: "Foundations/Motion", parameters: { layout: "fullscreen" } };
export default meta;

const USES: Record<string, string> = {
  "--cs-motion-state": "Something that is there changes: hover, pressed, switched, chosen.",
  "--cs-motion-enter": "Something comes: menu, popover, sheet, dialog, toast.",
  "--cs-ease": "Fast at first, then settling: the answer is there before the movement ends.",
};

function Tokens() {
  const tokens = [...tokenNames("motion-"), ...tokenNames("ease")];
  const [ref, value] = useTokenValues(tokens);
  return (
    <div ref={ref} className={styles.tokens}>
      {tokens.map((name) => (
        <div key={name} className={styles.token}>
          <span className={styles.value}>{value(name)}</span>
          <Code>{name}</Code>
          <span className={styles.use}>{USES[name]}</span>
          <Curve easing={value(name)} />
        </div>
      ))}
    </div>
  );
}

function LessMotion() {
  return useStill() ? (
    <Alert tone="info" title="Your system asks for less motion">
      So every duration above is 0: things are simply there. This is what such a person sees in the product too.
    </Alert>
  ) : (
    <Alert tone="success" title="Your system allows motion">
      Turn on "Reduce motion" in its settings and this page, like the product, holds still: every duration becomes 0.
    </Alert>
  );
}

export const Motion: StoryObj = {
  render: () => (
    <FoundationPage
      title="Motion"
      idea="Motion answers a hand. It shows what changed and where it came from, and is over before one could wait for it."
    >
      <Section title="Two durations, one curve" rule="Nothing else moves at any other speed.">
        <Tokens />
      </Section>
      <Section
        title="In the product"
        rule="Ways are short, just long enough to see where a thing came from. What leaves is gone at once."
      >
        <Demos />
      </Section>
      <Section title="Less motion" rule="Meaning never hangs on movement, so nothing is lost without it.">
        <LessMotion />
      </Section>
      <Section title="What stays still">
        <ul className={styles.still}>
          <li>
            The board. A change of somebody else repaints its one cell; scroll, focus and selection stay where they are.
          </li>
          <li>Pages. The next one is there; nothing slides between them.</li>
          <li>Loading. Headers are real at once, cells shimmer quietly; no spinner stands alone on a page.</li>
          <li>Praise. A booking is confirmed in words, and one tennis ball 🎾.</li>
        </ul>
      </Section>
    </FoundationPage>
  ),
  play: async ({ canvas }) => {
    const before = canvas.getByText("uses 1 of 2 today");
    for (const replay of canvas.getAllByRole("button", { name: "Replay" })) await userEvent.click(replay);
    await expect(before).not.toBeInTheDocument();
    await expect(canvas.getByRole("progressbar")).toHaveAttribute("aria-valuetext", "3 of 4");
  },
};

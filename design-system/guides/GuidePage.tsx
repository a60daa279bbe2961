import type { StoryObj } from "@storybook/react-vite";
import { Code, FoundationPage, Section } from "../foundations/FoundationPage.tsx";
import type { ComponentGuide } from "./ComponentGuide.ts";
import styles from "./GuidePage.module.css";
import { Pairs } from "./Pairs.tsx";
import { RuleTable } from "./RuleTable.tsx";

const NO_FOCUS = "It takes no focus: whatever stands in it has its own keys.";

/** The parts of a guide; several guides may stand on one page. */
export function GuideSections(guide: ComponentGuide) {
  const { use, instead, pairs, specimen, anatomy, keyboard, content } = guide;
  return (
    <>
      <Section title="When to use">
        <ul className={styles.list}>
          {use.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        {instead.length > 0 && (
          <RuleTable heads={["If", "Take"]} rows={instead.map(({ when, take }) => [when, take])} />
        )}
      </Section>
      <Section title="Do and don't">
        <Pairs pairs={pairs} />
      </Section>
      <Section title="Anatomy">
        <div className={styles.specimen}>{specimen}</div>
        <RuleTable heads={["Part", "What it holds"]} rows={anatomy.map(({ part, says }) => [part, says])} />
      </Section>
      <Section title="Keyboard" rule={keyboard.length === 0 ? NO_FOCUS : undefined}>
        {keyboard.length > 0 && (
          <RuleTable heads={["Keys", "What they do"]} rows={keyboard.map(({ keys, does }) => [keys, does])} />
        )}
      </Section>
      <Section title="Content">
        <ul className={styles.list}>
          {content.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </Section>
    </>
  );
}

/** A component's page for designers. */
export const GuidePage = (guide: ComponentGuide) => (
  <FoundationPage title={guide.names.join(", ")} idea={guide.purpose}>
    <p>
      <Code>{`import { ${guide.names.join(", ")} } from "@courtside/design-system/${guide.entry}.tsx"`}</Code>
    </p>
    <GuideSections {...guide} />
  </FoundationPage>
);

export type GuideStory = StoryObj<typeof GuidePage> & { args: ComponentGuide };

/** What all guides have in common as stories. EveryGuide.stories.tsx renders them in the tests. */
export const guidePage = {
  render: (guide: ComponentGuide) => <GuidePage {...guide} />,
  parameters: { layout: "fullscreen", controls: { disable: true } },
} satisfies StoryObj<typeof GuidePage>;

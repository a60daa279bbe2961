import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import changelog from "../../CHANGELOG.md?raw";
import { FoundationPage, Section } from "../foundations/FoundationPage.tsx";
import { readChangelog } from "./changelog.ts";
import styles from "./GuidePage.module.css";

const meta: Meta = { title: "Overview/What changed", parameters: { layout: "fullscreen" } };
export default meta;

const Lines = ({ lines }: { lines: readonly string[] }) => (
  <ul className={styles.list}>
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
);

/** Made of CHANGELOG.md when Storybook is built. */
export const Releases: StoryObj = {
  render: () => (
    <FoundationPage title="What changed" idea="By release, the newest first: what designers notice, then the product.">
      {readChangelog(changelog).map(({ title, design, rest }) => (
        <Section key={title} title={title} rule={design.length === 0 ? "No change of the design system." : undefined}>
          {design.length > 0 && <Lines lines={design} />}
          {rest.length > 0 && (
            <details>
              <summary>{`The product: ${rest.length} changes`}</summary>
              <Lines lines={rest} />
            </details>
          )}
        </Section>
      ))}
    </FoundationPage>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "Unreleased" })).toBeVisible();
    await expect(canvas.getByText(/come from design-system\/tokens/)).toBeVisible();
  },
};

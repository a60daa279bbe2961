import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { Button } from "../../src/components/Button/Button.tsx";
import { Card } from "../../src/components/Card/Card.tsx";
import { Field } from "../../src/components/Field/Field.tsx";
import { Input } from "../../src/components/Input/Input.tsx";
import { Stat } from "../../src/components/Stat/Stat.tsx";
import { Tag } from "../../src/components/Tag/Tag.tsx";
import { Heading, Text } from "../../src/components/Text/Text.tsx";
import { FoundationPage, Section } from "../FoundationPage.tsx";
import { Figures } from "./Figures.tsx";
import { Scale } from "./Scale.tsx";
import { Specimen } from "./Specimen.tsx";
import styles from "./Type.module.css";

const meta: Meta = { title: "Foundations/Type", parameters: { layout: "fullscreen" } };
export default meta;

const LONG =
  "When a slot frees up, the first person in line gets an offer that is held for fifteen minutes. Accept it and the court is yours; let it pass and the next person is asked. You keep your place for any other slot of that day.";

export const Type: StoryObj = {
  tags: ["baseline"],
  render: () => (
    <FoundationPage
      title="Type"
      idea="One family, five sizes, three weights. Rank comes from size and space before it comes from weight, and never from colour."
    >
      <Section
        title="Scale"
        rule="Inter, carried with the product, so that a club's tablet shows what the designer saw. A wall tablet is read from a step away: there every size grows."
      >
        <Scale />
      </Section>
      <Section
        title="Where it is used"
        rule="The parts set their own type. Take the part, not the size: then a change here reaches every screen."
      >
        <div className={styles.list}>
          <Specimen name="Heading, level 2" use="A section that is not a card.">
            <Heading>Upcoming bookings</Heading>
          </Specimen>
          <Specimen name="Card title" use="A region of the page.">
            <Card title="Today's Bookings" level={3}>
              3 of 12 courts are free now.
            </Card>
          </Specimen>
          <Specimen name="Stat" text="64 %" use="A number on a dashboard, beneath its label.">
            <Stat label="Utilisation today" value="64 %" hint="31 of 48 slots" />
          </Specimen>
          <Specimen name="Field label" use="Above its control, always visible.">
            <Field label="Preferred date">
              <Input defaultValue="Sun, Mar 8" />
            </Field>
          </Specimen>
          <Specimen name="Button" use="Says what will happen.">
            <Button variant="primary">Book Court</Button>
          </Specimen>
          <Specimen name="Tag" use="A state in one or two words.">
            <Tag tone="success">Confirmed</Tag>
          </Specimen>
          <Specimen name="Text, secondary" use="Explains; may be skipped.">
            <Text as="p" tone="secondary">
              uses 1 of 2 today
            </Text>
          </Specimen>
        </div>
      </Section>
      <Section
        title="Weights"
        rule="400 to read, 500 for what labels or leads, 600 for titles, totals and what is one's own. On the public pages and the kiosk's clock the largest lines are 700."
      >
        <div className={styles.weights}>
          {[400, 500, 600, 700].map((weight) => (
            <p key={weight} style={{ fontWeight: weight }}>
              <span className={styles.letters}>Court 2</span>
              <span className={styles.weight}>{weight}</span>
            </p>
          ))}
        </div>
      </Section>
      <Section
        title="Figures"
        rule="The product is full of times. Figures have one width, so columns stand and a countdown does not tremble."
      >
        <Figures />
      </Section>
      <Section
        title="Lines"
        rule="Running text stays within about 65 letters a line, starts at the left, and is never justified. Titles wrap in balance; nothing essential is cut with an ellipsis."
      >
        <Text as="p" size="md" className={styles.reading}>
          {LONG}
        </Text>
      </Section>
    </FoundationPage>
  ),
};

/** The scale grows for the kiosk, and the measures beside it follow. */
export const AtTheKiosk: StoryObj = {
  ...Type,
  tags: ["!baseline"],
  play: async ({ canvas }) => {
    const [title] = canvas.getAllByText("28 / 36 · 400");
    await expect(title).toBeVisible();
    await userEvent.click(canvas.getByRole("radio", { name: "Kiosk" }));
    await expect(await canvas.findByText("36 / 44 · 400")).toBeVisible();
  },
};

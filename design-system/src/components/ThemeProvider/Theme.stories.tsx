import type { Meta, StoryObj } from "@storybook/react-vite";
import { colors } from "../../theme/colors.ts";
import { Button } from "../Button/Button.tsx";
import { Card } from "../Card/Card.tsx";
import { Grid, Inline, Stack } from "../Layout/Layout.tsx";
import { Link } from "../Link/Link.tsx";
import { Tag } from "../Tag/Tag.tsx";
import { Text } from "../Text/Text.tsx";
import styles from "./Theme.stories.module.css";
import { useTheme } from "./ThemeContext.ts";
import { ThemeScope } from "./ThemeScope.tsx";

const meta: Meta = { title: "Foundations/Theme" };
export default meta;

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function Swatches() {
  const { mode } = useTheme();
  return (
    <Grid minColumn={150} gap={12}>
      {Object.entries(colors[mode]).map(([name, hex]) => (
        <div key={name}>
          <div className={styles.swatch} style={{ background: `var(--cs-${kebab(name)})` }} />
          <Text as="p" size="sm" strong>
            {name}
          </Text>
          <Text as="p" size="xs" tone="secondary">
            {hex}
          </Text>
        </div>
      ))}
    </Grid>
  );
}

export const Colors: StoryObj = { render: () => <Swatches /> };

export const TypeScale: StoryObj = {
  render: () => (
    <Stack>
      {(["xl", "lg", "md", "sm", "xs"] as const).map((size) => (
        <Text as="p" key={size} size={size}>
          Court 2 is free at 10:00, 11:30 and 18:45 ({size})
        </Text>
      ))}
    </Stack>
  ),
};

const clubs = ["#1F2937", "#F5D90A", "#0A0A0A", "#0B6E4F", "#B3123F"];

/** Any club's colour, kept legible in both modes: what Settings previews. */
export const ClubColors: StoryObj = {
  render: () => (
    <Grid minColumn={360}>
      {clubs.flatMap((clubColor) =>
        (["light", "dark"] as const).map((mode) => (
          <ThemeScope key={clubColor + mode} mode={mode} clubColor={clubColor}>
            <Card className={styles.preview} title={`${clubColor}, ${mode}`}>
              <Inline gap={12}>
                <Button variant="primary">Book Court</Button>
                <Tag tone="primary">Admin</Tag>
                <Link href="/book">A link</Link>
              </Inline>
            </Card>
          </ThemeScope>
        )),
      )}
    </Grid>
  ),
};

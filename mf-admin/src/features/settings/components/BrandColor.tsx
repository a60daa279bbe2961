import {
  Avatar,
  Button,
  Inline,
  Link,
  reportClubColor,
  Stack,
  Tag,
  Text,
  ThemeScope,
} from "@courtside/design-system/core.tsx";
import { ColorInput, Field } from "@courtside/design-system/fields.tsx";
import { fieldId } from "../form/fieldId.ts";
import type { SettingsForm } from "../form/useSettingsForm.ts";
import styles from "./BrandColor.module.css";

interface BrandColorProps {
  form: SettingsForm;
  label: string;
  hint: string | undefined;
}

const MODES = ["light", "dark"] as const;
const HEX = /^#[0-9a-f]{6}$/i;

/** Chooses the club's colour: how legible it is, and how the product looks in it, in both modes. */
export function BrandColor({ form, label, hint }: BrandColorProps) {
  const typed = form.values.primary_color;
  const color = HEX.test(typed) ? typed : form.stored.settings.primary_color;
  return (
    <Stack gap={12}>
      <Field label={label} hint={hint} error={form.problems.primary_color}>
        <ColorInput
          id={fieldId("primary_color")}
          value={typed}
          onChange={(hex) => form.set("primary_color", hex.toUpperCase())}
        />
      </Field>
      <ColorPreview color={color} name={form.values.name} />
      <ul aria-label="Legibility" aria-live="polite">
        {MODES.map((mode) => (
          <li key={mode}>
            <Legibility color={color} mode={mode} />
          </li>
        ))}
      </ul>
    </Stack>
  );
}

function Legibility({ color, mode }: { color: string; mode: (typeof MODES)[number] }) {
  const { contrast, shown, isShifted, isGrey } = reportClubColor(color, mode);
  const name = mode === "light" ? "Light" : "Dark";
  const direction = mode === "light" ? "darker" : "lighter";
  return (
    <Text size="sm" tone="secondary">
      {`${name}: contrast ${contrast.toFixed(1)}:1, `}
      {isShifted
        ? `${isGrey ? "a grey that looks switched off" : "too low to read"}; shown ${direction}, as ${shown}`
        : "easy to read; shown as it is"}
    </Text>
  );
}

/** A part of the product in this colour, in light and in dark. A picture only: it contains no operable element. */
function ColorPreview({ color, name }: { color: string; name: string }) {
  return (
    <div className={styles.previews} inert aria-hidden="true">
      {(["light", "dark"] as const).map((mode) => (
        <ThemeScope key={mode} mode={mode} clubColor={color}>
          <div className={styles.preview}>
            <Inline gap={8} nowrap>
              <Avatar name={name || "Club"} size={32} />
              <Tag tone="primary">{mode === "light" ? "Light" : "Dark"}</Tag>
            </Inline>
            <Inline gap={12}>
              <Button variant="primary" size="small">
                Book Court
              </Button>
              <Link href="/book">A link</Link>
            </Inline>
          </div>
        </ThemeScope>
      ))}
    </div>
  );
}

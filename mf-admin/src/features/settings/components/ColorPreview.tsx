import { Avatar, Button, Inline, Link, Tag, ThemeScope } from "@courtside/design-system/core.tsx";
import styles from "./ColorPreview.module.css";

/** A piece of the product in a colour, in light and in dark. To look at only: nothing in it can be reached. */
export function ColorPreview({ color, name }: { color: string; name: string }) {
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

import { Button } from "../../src/components/Button/Button.tsx";
import { Inline } from "../../src/components/Layout/Layout.tsx";
import { Link } from "../../src/components/Link/Link.tsx";
import { Tag } from "../../src/components/Tag/Tag.tsx";
import { ThemeScope } from "../../src/components/ThemeProvider/ThemeScope.tsx";
import { reportClubColor } from "../../src/theme/club-colour.ts";
import { DEFAULT_CLUB_COLOR, type Mode } from "../../src/theme/colors.ts";
import styles from "./Colour.module.css";

/** What clubs really choose, and what they should not be able to break. */
const CLUBS = {
  [DEFAULT_CLUB_COLOR]: "Slate, the default",
  "#0B6E4F": "Pine, legible as it is",
  "#F5D90A": "Yellow, far too light",
  "#0A0A0A": "Near black, lost in the dark",
  "#FF5A36": "Orange, just too light",
  "#FFFFFF": "White, no hue to keep",
};

function Shown({ clubColor, mode }: { clubColor: string; mode: Mode }) {
  const { contrast, shown, isShifted } = reportClubColor(clubColor, mode);
  return (
    <ThemeScope mode={mode} clubColor={clubColor}>
      <div className={styles.shown}>
        <Inline gap={12}>
          <Button variant="primary">Book Court</Button>
          <Tag tone="primary">Admin</Tag>
          <Link href="/book">Your bookings</Link>
        </Inline>
        <span className={styles.use}>
          {contrast.toFixed(1)} on the {mode} ground: {isShifted ? `shown as ${shown}` : "shown as chosen"}
        </span>
      </div>
    </ThemeScope>
  );
}

/** A club's colour, as chosen and as shown: hue kept, lightness moved just far enough for 4.5:1. */
export const ClubColours = () => (
  <ul className={styles.clubs}>
    {Object.entries(CLUBS).map(([clubColor, name]) => (
      <li key={clubColor} className={styles.club}>
        <div className={styles.chosen}>
          <span className={styles.swatch} style={{ background: clubColor }} />
          <span>
            <strong className={styles.clubName}>{name}</strong>
            <span className={styles.use}>{clubColor}</span>
          </span>
        </div>
        <Shown clubColor={clubColor} mode="light" />
        <Shown clubColor={clubColor} mode="dark" />
      </li>
    ))}
  </ul>
);

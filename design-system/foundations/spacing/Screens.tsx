import { viewports } from "@courtside/remote-kit/storybook/viewports.ts";
import { Code } from "../FoundationPage.tsx";
import styles from "./Spacing.module.css";

type Screen = keyof typeof viewports;

const CHANGES: Record<Screen, string> = {
  phone: "One court at a time, filters and choices in sheets, tables as cards, one bar for the primary action.",
  tablet: "Sidebar collapsed; courts side by side, the next one peeking; choices in popovers.",
  desktop: "Sidebar open; every court in view, the chosen slot in a panel at the right.",
};

const width = (screen: Screen) => viewports[screen].styles.width;

/** The three screens in proportion. The toolbar's viewports are the same three. */
export const Screens = () => (
  <div className={styles.screens}>
    {(Object.keys(viewports) as Screen[]).map((screen) => (
      <div key={screen} className={styles.screen}>
        <span
          className={styles.device}
          style={{
            width: `calc(${width(screen)} / 8)`,
            height: `calc(${viewports[screen].styles.height} / 8)`,
          }}
        >
          {Number.parseInt(width(screen), 10)}
        </span>
        <p className={styles.use}>
          <strong>{viewports[screen].name}</strong> {CHANGES[screen]}
        </p>
      </div>
    ))}
    <p className={styles.use}>
      Layouts change below 768 and below 1024, in components that ask their container rather than the window wherever
      they can. In code: <Code>usePhone()</Code>.
    </p>
  </div>
);

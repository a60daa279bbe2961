import { IconMenu, IconMoon, IconSun } from "@courtside/design-system/components/Icon/icons.tsx";
import { Wordmark } from "../../page/Wordmark.tsx";
import { ButtonLink } from "./ButtonLink.tsx";
import styles from "./PublicHeader.module.css";

const LINKS: [href: string, label: string][] = [
  ["/features", "Features"],
  ["/#plans", "Plans"],
  ["/about", "About"],
  ["/demo", "Demo"],
];

/** One of the two is shown: assets/boot.js sets the theme, and switches it. */
const ModeSwitch = ({ className }: { className?: string | undefined }) => (
  <span className={className}>
    <button type="button" className={styles.toDark} data-color-switch="dark" aria-label="Switch to dark mode">
      <IconMoon size={20} />
    </button>
    <button type="button" className={styles.toLight} data-color-switch="light" aria-label="Switch to light mode">
      <IconSun size={20} />
    </button>
  </span>
);

/** The navigation of the public pages, and sign-in. assets/boot.js marks the page of a signed-in user, and switches the mode. */
export function PublicHeader({ path }: { path: string }) {
  const links = LINKS.map(([href, label]) => (
    <a key={href} href={href} className={styles.link} aria-current={href === path ? "page" : undefined}>
      {label}
    </a>
  ));
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <a href="/" className={styles.home} aria-label="Courtside home">
          <Wordmark />
        </a>
        <nav className={styles.site} aria-label="Courtside">
          {links}
        </nav>
        <nav className={styles.account} aria-label="Account">
          <span className={styles.visitor}>
            <ButtonLink href="/auth" variant="ghost">
              Sign In
            </ButtonLink>
            <ButtonLink href="/signup">Sign Up</ButtonLink>
          </span>
          <span className={styles.member}>
            <ButtonLink href="/dashboard">Open Courtside</ButtonLink>
          </span>
        </nav>
        <ModeSwitch className={styles.modes} />
        <details className={styles.menu}>
          <summary aria-label="Menu">
            <IconMenu size={22} />
          </summary>
          <nav className={styles.sheet} aria-label="Menu">
            {links}
            <ModeSwitch />
          </nav>
        </details>
      </div>
    </header>
  );
}

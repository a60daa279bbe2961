import { classNames } from "@courtside/design-system/classNames.ts";
import type { ReactNode } from "react";
import { Wordmark } from "../../chrome/Wordmark.tsx";
import { SUPPORT_ADDRESS } from "../support.ts";
import button from "./button.module.css";
import styles from "./PublicPage.module.css";

/** Header and footer of every public page. */
export function PublicPage({ children }: { children: ReactNode }) {
  return (
    <div className={styles.page}>
      <a href="#main" className={styles.skip}>
        Skip to content
      </a>
      <header className={styles.header}>
        <a href="/" className={styles.home} aria-label="Courtside home">
          <Wordmark />
        </a>
        <nav className={styles.nav} aria-label="Account">
          <a href="/auth" className={classNames(button.button, button.ghost)}>
            Sign In
          </a>
          <a href="/signup" className={button.button}>
            Sign Up
          </a>
        </nav>
      </header>
      <main id="main" className={styles.main}>
        {children}
      </main>
      <footer className={styles.footer}>
        <Wordmark />
        <nav className={styles.links} aria-label="Footer">
          <a href={`mailto:${SUPPORT_ADDRESS}`}>{SUPPORT_ADDRESS}</a>
          <a href="/privacy">Privacy</a>
          <a href="/terms">Terms</a>
        </nav>
      </footer>
    </div>
  );
}

import type { ReactNode } from "react";
import { PublicFooter } from "./PublicFooter.tsx";
import { PublicHeader } from "./PublicHeader.tsx";
import styles from "./PublicPage.module.css";

interface PublicPageProps {
  /** The page's own path: its entry in the navigation is marked. */
  path: string;
  children: ReactNode;
}

/** Header and footer of every public page. */
export function PublicPage({ path, children }: PublicPageProps) {
  return (
    <div className={styles.page}>
      <a href="#main" className={styles.skip}>
        Skip to content
      </a>
      <PublicHeader path={path} />
      <main id="main" className={styles.main}>
        {children}
      </main>
      <PublicFooter />
    </div>
  );
}

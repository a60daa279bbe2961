import type { ReactNode } from "react";
import styles from "./Article.module.css";
import { PublicPage } from "./PublicPage.tsx";

/** A public page of running text. */
export function Article({ title, children }: { title: string; children: ReactNode }) {
  return (
    <PublicPage>
      <article className={styles.article}>
        <h1>{title}</h1>
        {children}
      </article>
    </PublicPage>
  );
}

import type { ReactNode } from "react";
import styles from "./Article.module.css";
import { PublicPage } from "./PublicPage.tsx";

interface ArticleProps {
  path: string;
  title: string;
  /** As people write it: "November 21, 2026". */
  updated: string;
  children: ReactNode;
}

/** A public page of running text. */
export function Article({ path, title, updated, children }: ArticleProps) {
  return (
    <PublicPage path={path}>
      <article className={styles.article}>
        <h1>{title}</h1>
        <p className={styles.updated}>Last changed on {updated}</p>
        {children}
      </article>
    </PublicPage>
  );
}

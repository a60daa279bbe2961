import type { ReactNode } from "react";
import { ButtonLink } from "./ButtonLink.tsx";
import { CourtLines } from "./CourtLines.tsx";
import styles from "./Notice.module.css";
import { PublicPage } from "./PublicPage.tsx";

interface NoticeProps {
  path: string;
  /** Above the title: an icon, or a line of its own. */
  mark: ReactNode;
  title: string;
  text: string;
  /** The first is the primary one. */
  ways: { href: string; label: string }[];
  /** Beneath the buttons. */
  children?: ReactNode;
}

/** A public page that says one thing and leads on. */
export function Notice({ path, mark, title, text, ways, children }: NoticeProps) {
  return (
    <PublicPage path={path}>
      <div className={styles.stage}>
        <CourtLines />
        <div className={styles.notice}>
          {mark}
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.text}>{text}</p>
          <div className={styles.ways}>
            {ways.map(({ href, label }, at) => (
              <ButtonLink key={href} href={href} variant={at === 0 ? "primary" : "default"} large>
                {label}
              </ButtonLink>
            ))}
          </div>
          {children}
        </div>
      </div>
    </PublicPage>
  );
}

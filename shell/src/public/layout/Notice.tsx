import { classNames } from "@courtside/design-system/classNames.ts";
import button from "./button.module.css";
import styles from "./Notice.module.css";
import { PublicPage } from "./PublicPage.tsx";

export interface NoticeProps {
  title: string;
  text: string;
  /** The first is the primary one. */
  ways: { href: string; label: string }[];
}

/** A public page that says one thing and leads on. */
export function Notice({ title, text, ways }: NoticeProps) {
  return (
    <PublicPage>
      <div className={styles.notice}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.text}>{text}</p>
        <div className={styles.ways}>
          {ways.map(({ href, label }, position) => (
            <a
              key={href}
              href={href}
              className={classNames(button.button, button.large, position === 0 && button.primary)}
            >
              {label}
            </a>
          ))}
        </div>
      </div>
    </PublicPage>
  );
}

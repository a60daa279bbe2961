import { ButtonLink } from "./ButtonLink.tsx";
import styles from "./ClosingCall.module.css";
import { CourtLines } from "./CourtLines.tsx";

interface ClosingCallProps {
  title: string;
  text: string;
  /** The first is the primary one. */
  ways: { href: string; label: string }[];
}

/** The end of a public page: what to do next. */
export function ClosingCall({ title, text, ways }: ClosingCallProps) {
  return (
    <section className={styles.band} aria-labelledby="closing">
      <CourtLines />
      <div className={styles.inner}>
        <h2 id="closing" className={styles.title}>
          {title}
        </h2>
        <p className={styles.text}>{text}</p>
        <div className={styles.ways}>
          {ways.map(({ href, label }, at) => (
            <ButtonLink key={href} href={href} variant={at === 0 ? "primary" : "default"} large>
              {label}
            </ButtonLink>
          ))}
        </div>
      </div>
    </section>
  );
}

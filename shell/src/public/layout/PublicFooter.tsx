import { Wordmark } from "../../page/Wordmark.tsx";
import { CONTACT } from "../contact.ts";
import styles from "./PublicFooter.module.css";

const COLUMNS: [title: string, links: [href: string, label: string][]][] = [
  [
    "Product",
    [
      ["/features", "Features"],
      ["/#plans", "Plans"],
      ["/demo", "Try Demo"],
      ["/start-trial", "Start Free Trial"],
    ],
  ],
  [
    "Company",
    [
      ["/about", "About"],
      ["/#questions", "Questions"],
      ["/about#contact", "Contact"],
    ],
  ],
  [
    "Legal",
    [
      ["/privacy", "Privacy"],
      ["/terms", "Terms"],
    ],
  ],
];

export function PublicFooter() {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.brand}>
          <Wordmark />
          <p>Court booking and club management for racquet clubs.</p>
          <a href={`mailto:${CONTACT.email}`} className={styles.link}>
            {CONTACT.email}
          </a>
        </div>
        {COLUMNS.map(([title, links]) => (
          <nav key={title} aria-label={title}>
            <p className={styles.title}>{title}</p>
            <ul>
              {links.map(([href, label]) => (
                <li key={href}>
                  <a href={href} className={styles.link}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
    </footer>
  );
}

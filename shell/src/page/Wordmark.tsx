import styles from "./Wordmark.module.css";

/** The product's name, for pages that belong to no club. */
export function Wordmark() {
  return (
    <span className={styles.wordmark}>
      <svg viewBox="0 0 32 32" width="24" height="24" aria-hidden="true" focusable="false">
        <rect width="32" height="32" rx="7" className={styles.court} />
        <path d="M7 8h18v16H7zM16 8v16M7 12.5h18M7 19.5h18" fill="none" stroke="#fff" strokeWidth="1.8" />
        <circle cx="21.5" cy="16" r="2.6" fill="#e8f56b" />
      </svg>
      Courtside
    </span>
  );
}

import styles from "./Steps.module.css";

interface Step {
  title: string;
  text: string;
}

/** What happens one after the other. */
export const Steps = ({ steps }: { steps: readonly Step[] }) => (
  <ol className={styles.steps}>
    {steps.map(({ title, text }, at) => (
      <li key={title} className={styles.step}>
        <span className={styles.number} aria-hidden="true">
          {at + 1}
        </span>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.text}>{text}</p>
      </li>
    ))}
  </ol>
);

import { IconChevronDown } from "@courtside/design-system/components/Icon/icons.tsx";
import { CONTACT } from "../contact.ts";
import styles from "./Questions.module.css";
import { QUESTIONS } from "./questions.ts";

export const Questions = () => (
  <div className={styles.questions}>
    {QUESTIONS.map(({ question, answer }) => (
      <details key={question} className={styles.item}>
        <summary>
          {question}
          <IconChevronDown size={20} />
        </summary>
        <p>{answer}</p>
      </details>
    ))}
    <p className={styles.more}>
      Something else? Write to <a href={`mailto:${CONTACT.email}`}>{CONTACT.email}</a>.
    </p>
  </div>
);

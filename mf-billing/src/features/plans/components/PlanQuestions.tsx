import { Heading, IconChevronDown } from "@courtside/design-system/core.tsx";
import styles from "./PlanQuestions.module.css";

const QUESTIONS = [
  {
    question: "Can we change or cancel later?",
    answer:
      "Yes, at any time, in the customer portal. After a cancellation your club keeps everything until the end of the paid period.",
  },
  {
    question: "What happens when we reach a limit?",
    answer:
      "Nothing is ever deleted or switched off. The next court or member is refused with a message until you upgrade or make room.",
  },
  {
    question: "What if a payment fails?",
    answer:
      "Your club keeps its access for seven days, and your admins are told on every page. That is time enough to update the card.",
  },
  {
    question: "Who sees our card?",
    answer: "The payment service alone. Courtside never sees or stores a card number.",
  },
];

/** What clubs ask before they pay. */
export const PlanQuestions = () => (
  <section aria-labelledby="plan-questions" className={styles.questions}>
    <Heading id="plan-questions" className={styles.heading}>
      Questions about plans
    </Heading>
    <div className={styles.list}>
      {QUESTIONS.map(({ question, answer }) => (
        <details key={question} className={styles.question}>
          <summary className={styles.summary}>
            {question}
            <IconChevronDown size={18} />
          </summary>
          <p className={styles.answer}>{answer}</p>
        </details>
      ))}
    </div>
  </section>
);

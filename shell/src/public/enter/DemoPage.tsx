import { CheckList } from "../layout/CheckList.tsx";
import styles from "./DemoPage.module.css";
import { EnterForm } from "./EnterForm.tsx";
import { EnterPage } from "./EnterPage.tsx";

const FEATURES = [
  "A club in full swing: five courts, three coaches, bookings and events",
  "Book, cancel and join the waitlist as one of its members",
  "Nothing to fill in: no name, no email, no password",
  "Nobody sees you: visitors do not see each other's names",
  "What you did is deleted afterwards",
];

/** `/demo`: a start button and what is to be seen (docs/product/access.md#demo). */
export const DemoPage = () => (
  <EnterPage
    path="/demo"
    eyebrow="Demo"
    title="Walk onto the court"
    lead="One press, and you are a member of our demo club with the day's grid in front of you."
    card={
      <>
        <p className={styles.length}>
          <strong>60</strong> minutes are yours
        </p>
        <p className={styles.text}>The time that is left stands at the top of every screen.</p>
        <EnterForm
          call="/demo-visits"
          landing="/book"
          label="Start Demo"
          busyLabel="Setting up your demo..."
          failure="Demo Setup Failed"
        />
        <p className={styles.other}>
          Rather a club of your own? <a href="/start-trial">Start Free Trial</a>
        </p>
      </>
    }
  >
    <h2 className={styles.heading}>What you will find</h2>
    <CheckList items={FEATURES} />
  </EnterPage>
);

import { ROLE_LABELS } from "@courtside/contracts/domain/roles.ts";
import styles from "./Voice.module.css";

const TEXT = [
  { word: "Court", instead: "resource, facility", means: "What is booked. It has a name and a sport." },
  { word: "Slot", instead: "timeslot, block", means: "A court at a time, as the club cuts its day." },
  { word: "Booking", instead: "reservation, appointment", means: "A member has the court." },
  {
    word: "Block",
    instead: "closure, maintenance event",
    means: "The club keeps a court to itself, for a reason it names.",
  },
  { word: "Waitlist", instead: "queue", means: "Who is asked next when a slot frees up; what they get is an offer." },
  { word: "Event, lesson", instead: "activity, session", means: "A date for many; an hour with a coach." },
  {
    word: Object.values(ROLE_LABELS).join(", "),
    instead: "user, customer, staff member",
    means: "The four roles of a club.",
  },
  { word: "Sign In, Sign Up, Logout", instead: "Log in, Register", means: "The ways in and out." },
  { word: "canceled", instead: "cancelled", means: "American spelling, one l." },
];

/** The product's own words, and those it does without. */
export const Text = () => (
  <table className={styles.table}>
    <thead>
      <tr>
        <th scope="col">We say</th>
        <th scope="col">Not</th>
        <th scope="col">It means</th>
      </tr>
    </thead>
    <tbody>
      {TEXT.map(({ word, instead, means }) => (
        <tr key={word}>
          <th scope="row">{word}</th>
          <td className={styles.quiet}>
            <s>{instead}</s>
          </td>
          <td>{means}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

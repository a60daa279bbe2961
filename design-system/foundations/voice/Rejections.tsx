import { messageOf } from "@courtside/contracts/domain/messages.ts";
import { waitlistMessage } from "@courtside/contracts/domain/waitlist.ts";
import styles from "./Voice.module.css";

/** What the product says, from the one place it says it from, and the step the screen puts beneath. */
const REJECTIONS = [
  { says: messageOf("daily_limit", { n: 2 }), step: "My Bookings: cancel one, then book the other" },
  { says: messageOf("advance_window", { n: 7 }), step: "Go to the last bookable day" },
  { says: messageOf("past"), step: "Go to now" },
  { says: messageOf("slot_conflict"), step: "Three alternatives, the same time first; a tap selects" },
  { says: waitlistMessage("slots_free"), step: "The free slots themselves" },
  {
    says: waitlistMessage("already_waiting", { sport: "Tennis", date: "Sun, Mar 8" }),
    step: "The entry, to see or remove",
  },
];

/** Rejections: the rule with its own numbers, then a way on. */
export const Rejections = () => (
  <table className={styles.table}>
    <thead>
      <tr>
        <th scope="col">What it says</th>
        <th scope="col">What one can do</th>
      </tr>
    </thead>
    <tbody>
      {REJECTIONS.map(({ says, step }) => (
        <tr key={says}>
          <th scope="row">{says}</th>
          <td className={styles.quiet}>{step}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

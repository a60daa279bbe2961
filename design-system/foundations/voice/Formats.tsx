import {
  clubDateLabel,
  clubDayLabel,
  clubSpanLabel,
  clubTime,
  dateLabel,
} from "@courtside/contracts/domain/club-clock.ts";
import styles from "./Voice.module.css";

const ZONE = "America/New_York";
const START = "2026-03-08T22:00:00Z";
const END = "2026-03-08T23:00:00Z";

/** Made by the same functions as in the product. */
const FORMATS = [
  { what: "A time", looks: clubTime(START, ZONE), rule: "24 hours, two digits, by the club's clock" },
  {
    what: "A day, short",
    looks: dateLabel("2026-03-08"),
    rule: "In lists and on buttons; the year when it is another",
  },
  { what: "A day, as a title", looks: clubDayLabel(START, ZONE), rule: "Once on a screen" },
  { what: "A date to keep", looks: clubDateLabel(START, ZONE), rule: "With its year: invoices, blocks, news" },
  { what: "From and to", looks: clubSpanLabel(START, END, ZONE), rule: "The date once, if it is one" },
  { what: "Waiting", looks: "5 hours, 3 days", rule: "Hours below 24, then days" },
  { what: "A countdown", looks: "9:41", rule: "Minutes and seconds; figures of one width" },
  {
    what: "Money",
    looks: new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" }).format(29),
    rule: "Always two decimals, the period in words: per month",
  },
  { what: "Of a limit", looks: "1 / 2", rule: "Used, then allowed; 'no limit' in words" },
];

/** Times, dates and money. */
export const Formats = () => (
  <table className={styles.table}>
    <thead>
      <tr>
        <th scope="col">What</th>
        <th scope="col">Looks like</th>
        <th scope="col">Rule</th>
      </tr>
    </thead>
    <tbody>
      {FORMATS.map(({ what, looks, rule }) => (
        <tr key={what}>
          <td className={styles.quiet}>{what}</td>
          <th scope="row">{looks}</th>
          <td className={styles.quiet}>{rule}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

import { DEMO_MINUTES } from "@courtside/contracts/domain/periods.ts";
import { CheckList } from "../layout/CheckList.tsx";
import { EnterForm } from "./EnterForm.tsx";
import { EnterPage } from "./EnterPage.tsx";
import styles from "./QaTestPage.module.css";

/** Each role's landing page. */
const ROLES = [
  { role: "admin", label: "Admin", landing: "/dashboard", text: "Dashboard, courts, members, settings" },
  { role: "coach", label: "Coach", landing: "/schedule", text: "Schedule, availability, lesson requests" },
  { role: "member", label: "Member", landing: "/book", text: "Booking, own bookings, events, waitlist" },
  { role: "front_desk", label: "Front desk", landing: "/bookings", text: "All bookings, booking for members" },
];

const DETAILS = [
  "The accounts are shared: others may be testing in the same club",
  "An orange banner shows role and time, with a way out",
  `After ${DEMO_MINUTES} minutes the server ends the session`,
];

/** `/qa-test`: a tester enters in a role (docs/product/access.md#qa-sign-in). Not served where QA login is off. */
export const QaTestPage = () => (
  <EnterPage
    path="/qa-test"
    eyebrow="QA"
    title="Test as a role"
    lead="For testers of this installation: choose a role and enter the test club with it."
    card={
      <EnterForm
        call="/qa-sessions"
        landing="/dashboard"
        label="Start QA Session"
        busyLabel="Signing in..."
        failure="QA Login Failed"
      >
        <fieldset className={styles.roles}>
          <legend className={styles.legend}>Role</legend>
          {ROLES.map(({ role, label, landing, text }, at) => (
            <label key={role} className={styles.role}>
              <input type="radio" name="role" value={role} data-landing={landing} defaultChecked={at === 0} />
              <span>
                <strong>{label}</strong>
                <span className={styles.text}>{text}</span>
              </span>
            </label>
          ))}
        </fieldset>
      </EnterForm>
    }
  >
    <CheckList items={DETAILS} />
  </EnterPage>
);

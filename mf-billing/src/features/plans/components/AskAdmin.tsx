import type { Club } from "@courtside/contracts/api/client.ts";
import { IconUsers, Link } from "@courtside/design-system/core.tsx";
import styles from "./AskAdmin.module.css";

export interface AskAdminProps {
  club: NonNullable<Club>;
  /** Names of the club's admins; empty where they are not known. */
  admins: readonly string[];
}

const people = new Intl.ListFormat("en", { type: "disjunction" });

/** For members, coaches and front desk: whom to ask about the plan. */
export function AskAdmin({ club, admins }: AskAdminProps) {
  const { contact_email: email, contact_phone: phone } = club;
  return (
    <section aria-labelledby="ask-admin" className={styles.ask}>
      <span className={styles.icon}>
        <IconUsers size={22} />
      </span>
      <div>
        <h2 id="ask-admin" className={styles.title}>
          The admins of {club.name} choose its plan
        </h2>
        <p className={styles.text}>
          {admins.length > 0 ? `Please ask ${people.format(admins)}.` : "Please ask an admin of your club."}
          {(email || phone) && (
            <>
              {" "}
              You reach the club{email && " by "}
              {email && <Link href={`mailto:${email}`}>{email}</Link>}
              {phone && (email ? " or at " : " at ")}
              {phone && <Link href={`tel:${phone.replace(/[^+\d]/g, "")}`}>{phone}</Link>}.
            </>
          )}
        </p>
      </div>
    </section>
  );
}

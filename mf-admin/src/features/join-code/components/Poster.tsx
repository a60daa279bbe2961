import type { AdminClub } from "@courtside/contracts/api/client.ts";
import { ThemeScope } from "@courtside/design-system/core.tsx";
import { joinLink, readableCode } from "../joinLink.ts";
import styles from "./Poster.module.css";
import { QrCode } from "./QrCode.tsx";

const STEPS = ["Scan the code with your phone's camera.", "Sign up with your email address.", "Book your court."];

/** The sheet itself, in the club's colour and always light: paper is. */
export function Poster({ club }: { club: AdminClub }) {
  const { name, location: place, branding_logo_url: logo, join_code: code, primary_color } = club;
  return (
    <article className={styles.poster} data-poster="" aria-label={`Poster of ${name}`}>
      <ThemeScope mode="light" clubColor={primary_color}>
        <div className={styles.sheet}>
          <header className={styles.head}>
            {logo && <img src={logo} alt="" className={styles.logo} />}
            <h2 className={styles.name}>{name}</h2>
            {place && <p className={styles.place}>{place}</p>}
          </header>
          <div className={styles.body}>
            <p className={styles.call}>Book your court online</p>
            <div className={styles.qr}>
              <QrCode text={joinLink(code)} label={`QR code to join ${name}`} />
            </div>
            <ol className={styles.steps}>
              {STEPS.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
            <p className={styles.otherwise}>
              No camera? Open <strong>{`${window.location.host}/join-club`}</strong> and enter
            </p>
            <p className={styles.code}>{readableCode(code)}</p>
          </div>
        </div>
      </ThemeScope>
    </article>
  );
}

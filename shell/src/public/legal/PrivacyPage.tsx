import { Article } from "../layout/Article.tsx";
import { SUPPORT_ADDRESS } from "../support.ts";

export const PrivacyPage = () => (
  <Article title="Privacy">
    <p>Courtside keeps what a club needs to run its courts, and nothing to sell.</p>
    <h2>What is kept</h2>
    <p>
      Your name, your email address, your role in your club, and what you do there: bookings, waitlist entries, event
      registrations and lesson requests. Passwords are kept as a hash that cannot be read back.
    </p>
    <h2>Who sees it</h2>
    <p>
      Staff of your club see names on bookings; other members see only that a court is taken. Nobody of another club
      sees anything of yours.
    </p>
    <h2>Cookies and storage</h2>
    <p>
      Your browser keeps your session, your colour mode and whether the sidebar is open. There is no tracking and no
      advertising.
    </p>
    <h2>Having it removed</h2>
    <p>
      Ask your club, or write to <a href={`mailto:${SUPPORT_ADDRESS}`}>{SUPPORT_ADDRESS}</a>. Your account is then
      deleted; past bookings stay in the club's records without your name.
    </p>
  </Article>
);

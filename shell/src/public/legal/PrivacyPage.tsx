import { DEMO_MINUTES } from "@courtside/contracts/domain/periods.ts";
import { CONTACT } from "../contact.ts";
import { Article } from "../layout/Article.tsx";

export const PrivacyPage = () => (
  <Article path="/privacy" title="Privacy" updated="November 21, 2026">
    <p>
      Courtside keeps what a club needs to run its courts, and nothing to sell. There is no tracking and no advertising.
    </p>
    <h2>Who is responsible</h2>
    <p>
      Your club decides what its members' data is used for. We run the service for the club, on its instructions, and
      are responsible ourselves for your account and for this website.
    </p>
    <h2>What is kept</h2>
    <ul>
      <li>
        <strong>Your account:</strong> name, email address, phone number if you sign in with it, and your password as a
        hash that cannot be read back. With a second factor, its secret, encrypted.
      </li>
      <li>
        <strong>What you do in your club:</strong> your role, bookings, waitlist entries, event registrations, lesson
        requests; for coaches also a short text about themselves, their sports and hours.
      </li>
      <li>
        <strong>Your sign-ins:</strong> network address and browser of each session, so that you can see and end them.
      </li>
      <li>
        <strong>A log of changes:</strong> who changed what and when, with the network address, so that a club can
        settle a dispute.
      </li>
    </ul>
    <h2>Who sees it</h2>
    <p>
      Staff of your club see names on bookings; other members see only that a court is taken. No user of another club
      sees anything of yours: each club is isolated from the others, in the program and once more in the database.
    </p>
    <h2>Who processes it</h2>
    <p>
      Three kinds of companies work for us, under contract and only for this: the host of our servers and database, the
      service that delivers our mail and text messages, and, for clubs with a paid plan, the payment provider, who alone
      sees card numbers. If you choose to sign in with another provider, it learns that you did. No other party receives
      your data unless a law compels us.
    </p>
    <h2>Cookies and storage</h2>
    <ul>
      <li>
        <strong>Session</strong> (storage of your browser): keeps you signed in until you log out, and remembers in a
        tab that you were in the demo.
      </li>
      <li>
        <strong>For when there is no network</strong> (storage of your browser): as a member your profile, your bookings
        and the days that you last looked at, for a week at most. Logging out deletes them.
      </li>
      <li>
        <strong>Color mode</strong> (storage of your browser): light or dark, as you chose.
      </li>
      <li>
        <strong>sidebar_state</strong> (cookie, 7 days): whether the sidebar is open.
      </li>
      <li>
        <strong>Sign-in with another provider</strong> (cookie, a few minutes): ties the provider's answer to your
        browser.
      </li>
    </ul>
    <p>All of them are needed for what you ask for, so there is no banner to press away.</p>
    <h2>For how long</h2>
    <p>
      Your account is kept until you or your club have it removed. Mails we sent are deleted after 7 days, ended
      sessions after a day, and demo visits with all that was made in them once their {DEMO_MINUTES} minutes are over. A
      club that ends keeps its data until it asks for deletion.
    </p>
    <h2>Your rights</h2>
    <p>
      You may ask to see, correct, export or delete your data, and complain to your data protection authority. Ask your
      club, or write to <a href={`mailto:${CONTACT.email}`}>{CONTACT.email}</a>. Once your account is deleted, past
      bookings stay in the club's records without your name.
    </p>
  </Article>
);

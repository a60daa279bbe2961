import { CLOSED_CLUB_DAYS, CLOSED_CLUB_RECORDS_DAYS, DEMO_MINUTES } from "@courtside/contracts/domain/periods.ts";
import { CONTACT } from "../contact.ts";
import { Article } from "../layout/Article.tsx";

export const PrivacyPage = () => (
  <Article path="/privacy" title="Privacy" updated="November 28, 2026">
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
        <strong>Your sign-ins:</strong> network address and browser of each session, for security. In My Account you
        sign out all other devices at once.
      </li>
      <li>
        <strong>A log of changes:</strong> who changed what and when, with the network address, so that a club can
        settle a dispute.
      </li>
    </ul>
    <h2>Who sees it</h2>
    <p>
      Staff of your club see names on bookings. Other members see only that a court is taken, unless they play there
      too: who plays in a booking sees the names of all who do. No user of another club sees anything of yours: each
      club is isolated from the others, in the program and once more in the database.
    </p>
    <h2>Who processes it</h2>
    <p>
      Three kinds of companies work for us, under contract and only for this: the host of our servers and database, the
      service that delivers our mail and text messages, and, for clubs with a paid plan, the payment provider, who alone
      sees card numbers.
    </p>
    <p>Others receive only what belongs to something that you, your club or we have switched on:</p>
    <ul>
      <li>
        <strong>Your browser's push service:</strong> the notices that you let a browser show, encrypted for it alone.
      </li>
      <li>
        <strong>A provider that you choose to sign in with:</strong> that you did.
      </li>
      <li>
        <strong>A service that tells people from programs:</strong> if a sign-in form shows its box, your network
        address and your browser.
      </li>
      <li>
        <strong>What your club has connected:</strong> programs of its own and the locks of its doors, which get what
        happens in the club.
      </li>
    </ul>
    <p>No other party receives your data unless a law compels us.</p>
    <h2>Cookies and storage</h2>
    <ul>
      <li>
        <strong>Session</strong> (storage of your browser): keeps you signed in until you log out, and remembers which
        invitation you have used; in a tab, how far you had scrolled and that you were in the demo.
      </li>
      <li>
        <strong>For when there is no network</strong> (storage of your browser): as a member your profile, your bookings
        and the days that you last looked at, for a week at most. Logging out deletes them.
      </li>
      <li>
        <strong>At the front desk</strong> (storage of the browser, encrypted): the bookings of today and tomorrow, with
        first names and initials, and check-ins that were not sent yet. A day is deleted when it is over, and logging
        out deletes everything.
      </li>
      <li>
        <strong>On a device of the club</strong> (storage of its browser): which device it is, and encrypted the same
        two days and the check-ins that were not sent yet.
      </li>
      <li>
        <strong>Color mode, lists and grids</strong> (storage of your browser): light or dark, columns and directions,
        as you chose.
      </li>
      <li>
        <strong>courtside-browser</strong> (cookie, 180 days): says that you have signed in with this browser, so that
        you still can while somebody else guesses your password.
      </li>
      <li>
        <strong>courtside-sign-up</strong> (cookie, 7 days): ties the link that confirms a new account to the browser in
        which it was made.
      </li>
      <li>
        <strong>sidebar_state</strong> (cookie, 7 days): whether the sidebar is open.
      </li>
      <li>
        <strong>courtside-oauth</strong> (cookie, a few minutes): ties the answer of another provider with which you
        sign in to your browser.
      </li>
      <li>
        <strong>courtside-session-number, courtside-audience</strong> (cookies, until you close the browser): while a
        new version is given to some first, a number from 0 to 9999 drawn at random, and your club and whether you are
        staff if the version is for these.
      </li>
    </ul>
    <p>All of them are needed for what you ask for, so there is no banner to press away.</p>
    <h2>For how long</h2>
    <p>
      Your account is kept until you erase it. Notices of bookings and of your club are deleted at the latest 90 days
      after they were sent, ended sessions after a day, and demo visits with all that was made in them once their{" "}
      {DEMO_MINUTES} minutes are over. When a club has ended, its content is deleted after {CLOSED_CLUB_DAYS} days, and
      its billing records and log after {CLOSED_CLUB_RECORDS_DAYS}.
    </p>
    <h2>Your rights</h2>
    <p>
      You may ask to see, correct, export or delete your data, and complain to your data protection authority. Ask your
      club, or write to <a href={`mailto:${CONTACT.email}`}>{CONTACT.email}</a>. Once your account is deleted, past
      bookings stay in the club's records without your name.
    </p>
  </Article>
);

import { DEMO_MINUTES, GRACE_DAYS, TRIAL_DAYS } from "@courtside/contracts/domain/periods.ts";
import { CONTACT } from "../contact.ts";
import { Article } from "../layout/Article.tsx";

export const TermsPage = () => (
  <Article path="/terms" title="Terms" updated="November 21, 2026">
    <p>These are the terms on which clubs and their members use Courtside. By using it you agree to them.</p>
    <h2>Your account</h2>
    <p>
      An account belongs to one person and to one club. Keep your password to yourself; what is done with your account
      counts as done by you. Inform us at once if another person may know it.
    </p>
    <h2>Bookings</h2>
    <p>
      Your club sets the rules for booking and canceling, and may change or cancel a booking. Courtside is not a party
      to what you agree with your club: court fees, lessons and events are between the two of you.
    </p>
    <h2>Demo and trial</h2>
    <p>
      A demo visit lasts {DEMO_MINUTES} minutes and leaves nothing behind. A trial lasts {TRIAL_DAYS} days from the
      creation of a club and needs no credit card. When it ends, the club is closed to bookings and its data is kept;
      nothing is charged.
    </p>
    <h2>Plans and payment</h2>
    <p>
      A paid plan runs by the month or the year and renews until it is canceled; it then ends with the period that has
      been paid. Each plan says how many courts and members it covers. If a payment fails, there are {GRACE_DAYS} days
      to put it right before the club closes. We announce a change of prices 30 days ahead.
    </p>
    <h2>A club's data</h2>
    <p>
      What a club enters stays the club's. The club sees to it that it may enter it. We process it for the club as our{" "}
      <a href="/privacy">privacy page</a> describes, and hand it over or delete it when the club asks.
    </p>
    <h2>Fair use</h2>
    <p>
      Do not try to reach what is not yours, to disturb the service, to send unwanted mail through it, or to book for
      resale. We may close an account that does.
    </p>
    <h2>What we promise, and what not</h2>
    <p>
      We keep Courtside running with care and mend what breaks. We do not promise that it is never interrupted, and are
      liable for damage only where we caused it by intent or gross negligence, or where the law says so.
    </p>
    <h2>Changes</h2>
    <p>
      We announce a change of these terms to every club's admins 30 days ahead. A club that does not agree may leave
      until then.
    </p>
    <h2>Questions</h2>
    <p>
      Write to <a href={`mailto:${CONTACT.email}`}>{CONTACT.email}</a>.
    </p>
  </Article>
);

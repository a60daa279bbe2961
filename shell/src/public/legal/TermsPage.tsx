import { Article } from "../layout/Article.tsx";
import { SUPPORT_ADDRESS } from "../support.ts";

export const TermsPage = () => (
  <Article title="Terms">
    <p>These are the terms on which clubs and their members use Courtside.</p>
    <h2>Your account</h2>
    <p>
      Keep your password to yourself; what is done with your account counts as done by you. An account belongs to one
      person and to one club.
    </p>
    <h2>Bookings</h2>
    <p>
      Your club sets the rules for booking and canceling, and may change or cancel a booking. Courtside is not a party
      to what you agree with your club.
    </p>
    <h2>Clubs and payment</h2>
    <p>
      A trial lasts 14 days and needs no credit card. A paid plan runs by the month or the year until it is canceled; it
      then ends with the period that has been paid.
    </p>
    <h2>Fair use</h2>
    <p>Do not try to reach what is not yours, to disturb the service, or to book for resale.</p>
    <h2>Questions</h2>
    <p>
      Write to <a href={`mailto:${SUPPORT_ADDRESS}`}>{SUPPORT_ADDRESS}</a>.
    </p>
  </Article>
);

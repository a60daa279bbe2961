import { escapeHtml } from "../../../mail/escape-html.ts";
import type { CheckoutRow } from "../queries.ts";
import type { Page } from "./frame.ts";
import { money, perPeriod, rhythm } from "./text.ts";

/** Where a plan is paid for, with a card that works or one that is declined. */
export function checkoutPage(checkout: CheckoutRow, cancelUrl: string, declined: boolean): Page {
  const { plan_name, price, club_name } = checkout;
  return {
    title: declined ? "Card declined" : `Subscribe to ${plan_name}`,
    body: `<h1>Subscribe to ${escapeHtml(plan_name)}</h1>
<div class="two">
<section aria-labelledby="order"><h2 id="order">Order</h2>
<p class="row"><span>Courtside ${escapeHtml(plan_name)}, ${rhythm(checkout).toLowerCase()}</span><span>${money(price)}</span></p>
<p class="second">For ${escapeHtml(club_name)}</p>
<p class="price">${money(price)} <small>${perPeriod(checkout)}</small></p>
<p class="second">Renews by itself until you cancel.</p></section>
<section aria-labelledby="payment"><h2 id="payment">Payment</h2>
<form method="post">
${declined ? '<p class="note error" role="alert" tabindex="-1" autofocus>Your card was declined. Please try another card.</p>' : ""}
<fieldset><legend>Test card</legend>
<label><input type="radio" name="card" value="works" checked><span>A card that works</span></label>
<label><input type="radio" name="card" value="declined"><span>A card that is declined</span></label></fieldset>
<button class="primary">Pay ${money(price)}</button>
<a class="button" href="${escapeHtml(cancelUrl)}">Cancel and go back</a>
</form></section>
</div>`,
  };
}

/** For a checkout that cannot be paid any more. */
export const closedCheckoutPage = (state: "complete" | "expired", backUrl: string): Page => ({
  title: state === "complete" ? "Paid already" : "This checkout has ended",
  body: `<section><h1>${state === "complete" ? "Paid already" : "This checkout has ended"}</h1>
<p class="second">${
    state === "complete"
      ? "Nothing more is to be done here."
      : "Its time is up, or another one was begun. Choose a plan again to go on."
  }</p>
<a class="button" href="${escapeHtml(backUrl)}">Back to Courtside</a></section>`,
});

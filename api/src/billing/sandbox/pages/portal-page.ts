import { escapeHtml } from "../../../mail/escape-html.ts";
import type { PortalView } from "../portal-visit.ts";
import type { Offer, SubscriptionRow } from "../queries.ts";
import type { Page } from "./frame.ts";
import { day, money, perPeriod, rhythm } from "./text.ts";

/** A form with one button for one action. */
const ask = (action: string, label: string, look = "") =>
  `<form method="post"><input type="hidden" name="action" value="${action}"><button class="${look}">${label}</button></form>`;

const choiceValue = ({ plan_id, billing_cycle }: Pick<Offer, "plan_id" | "billing_cycle">) =>
  `${plan_id} ${billing_cycle}`;

/** Where a customer changes, cancels and resumes a subscription. */
export function portalPage({ portal, subscription, offers }: PortalView, backUrl: string): Page {
  const back = `<a class="button" href="${escapeHtml(backUrl)}">Back to Courtside</a>`;
  const heading = `<h1>Your subscription</h1><p class="second">${escapeHtml(portal.club_name)}</p>`;
  const current = subscription && offers.find((offer) => choiceValue(offer) === choiceValue(subscription));
  if (!subscription || !current)
    return {
      title: "No subscription",
      body: `${heading}<section><p>There is no subscription. Choose a plan in Courtside.</p>${back}</section>`,
    };
  const requested =
    portal.change && offers.find((offer) => portal.change && choiceValue(offer) === choiceValue(portal.change));
  if (requested) return { title: "Confirm the change", body: confirmation(current, requested) };
  return {
    title: "Your subscription",
    body: `<div>${heading}</div>
${subscriptionSection(subscription, current)}
<div class="two">${planChoice(subscription, offers)}
<section aria-labelledby="end"><h2 id="end">${subscription.cancel_at ? "Canceled" : "Cancel"}</h2>${ending(subscription)}</section></div>
${controls(subscription)}
${back}`,
  };
}

const confirmation = (current: Offer, requested: Offer) => `<h1>Confirm the change</h1>
<section><p class="second">From ${escapeHtml(current.plan_name)}, ${rhythm(current).toLowerCase()}, ${money(current.price)} ${perPeriod(current)}</p>
<p class="price">${escapeHtml(requested.plan_name)} ${money(requested.price)} <small>${perPeriod(requested)}</small></p>
<form method="post"><input type="hidden" name="action" value="change"><input type="hidden" name="plan" value="${choiceValue(requested)}">
<button class="primary">Change to ${escapeHtml(requested.plan_name)}</button></form></section>
${ask("keep", `Keep ${escapeHtml(current.plan_name)}`)}`;

const subscriptionSection = (subscription: SubscriptionRow, current: Offer) => `<section aria-labelledby="plan">
<p class="row"><strong id="plan">${escapeHtml(current.plan_name)}, ${rhythm(current).toLowerCase()}</strong>${badge(subscription)}</p>
<p class="price">${money(current.price)} <small>${perPeriod(current)}</small></p>
<p class="second">${subscription.cancel_at ? "Ends" : "Renews"} on ${day(subscription.cancel_at ?? subscription.period_ends_at)}</p>
${
  subscription.status === "past_due"
    ? `<p class="note warn" role="status">The last payment failed.</p>${ask("settle", `Pay ${money(current.price)}`, "primary")}`
    : ""
}</section>`;

function badge({ status, cancel_at }: SubscriptionRow): string {
  if (status === "past_due") return '<span class="badge">Past due</span>';
  return cancel_at ? '<span class="badge">Canceled</span>' : '<span class="badge good">Active</span>';
}

const planChoice = (subscription: SubscriptionRow, offers: Offer[]) => `<section aria-labelledby="change">
<h2 id="change">Change plan</h2><form method="post"><input type="hidden" name="action" value="change">
<fieldset><legend class="second">Plan and billing</legend>
${offers.map((offer) => choiceOf(offer, choiceValue(offer) === choiceValue(subscription))).join("\n")}</fieldset>
<button>Change plan</button></form></section>`;

const choiceOf = (offer: Offer, isCurrent: boolean) =>
  `<label><input type="radio" name="plan" value="${choiceValue(offer)}"${isCurrent ? " checked" : ""}><span>${escapeHtml(
    offer.plan_name,
  )}, ${rhythm(offer).toLowerCase()}${isCurrent ? " (current)" : ""}</span>${money(offer.price)}</label>`;

function ending({ cancel_at, period_ends_at }: SubscriptionRow): string {
  if (cancel_at)
    return `<p>Your club keeps everything until ${day(cancel_at)}.</p>${ask("resume", "Resume subscription", "primary")}`;
  return `<details><summary>Cancel subscription</summary>
<p>Your club keeps everything until ${day(period_ends_at)}; then the subscription ends.</p>
${ask("cancel", "Cancel at the end of the period", "danger")}</details>`;
}

const controls = ({ status }: SubscriptionRow) => `<section class="controls" aria-labelledby="controls">
<h2 id="controls">Sandbox controls</h2><p class="second">What happens by itself at a real payment provider.</p>
<div class="actions">${
  status === "past_due" ? "" : ask("fail", "Let the payment fail")
}${ask("end-period", "Jump to the end of the period")}</div></section>`;

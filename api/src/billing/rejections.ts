import { DomainError } from "../errors.ts";

const UNAVAILABLE = "The payment service cannot be reached. Please try again.";
export const billingUnavailable = () => new DomainError("unavailable", "billing_unavailable", UNAVAILABLE);

/** The provider no longer has the customer because it was deleted there. It is replaced, see `asCustomer`. */
export class CustomerGone extends DomainError {
  constructor() {
    super("unavailable", "billing_unavailable", UNAVAILABLE);
  }
}

export const billingOff = () =>
  new DomainError(
    "conflict",
    "billing_off",
    "Payments are not set up here. Please ask the operator of this installation.",
  );

export const alreadySubscribed = () =>
  new DomainError("conflict", "already_subscribed", "Your club has this plan already", { field: "planId" });

export const clubCloses = () =>
  new DomainError("conflict", "club_closes", "Your club is going to close. Keep it open first, in My Account.");

export const paymentReceived = () =>
  new DomainError("conflict", "payment_received", "A payment was made a moment ago. It is being confirmed.");

export const checkoutReplaced = () =>
  new DomainError(
    "conflict",
    "checkout_replaced",
    "Another admin of your club has just begun another checkout. Please try again.",
  );

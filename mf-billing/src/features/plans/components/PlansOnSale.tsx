import type { Club, Me, Plan } from "@courtside/contracts/api/client.ts";
import { TRIAL_DAYS } from "@courtside/contracts/domain/periods.ts";
import { useSearchParams } from "@courtside/contracts/shell/index.tsx";
import { Alert, Button, IconUsers, Inline, Link, LinkButton } from "@courtside/design-system/core.tsx";
import { useEffect, useRef, useState } from "react";
import { useCheckout, useContacts } from "../api.ts";
import { ClubStatus } from "./ClubStatus.tsx";
import { PlanChoice } from "./PlanChoice.tsx";
import styles from "./PlansOnSale.module.css";
import { currentPlan, planActionOf } from "./plan-action.ts";
import { type Billing, periodText, priceOf, priceText } from "./prices.ts";
import { ReturnNotice } from "./ReturnNotice.tsx";
import { readUpgradeAddress, throughSignIn } from "./upgrade-address.ts";
import { useReturnedStatus } from "./useReturnedStatus.ts";
import type { Viewer } from "./viewer.ts";

interface PlansOnSaleProps {
  plans: readonly Plan[];
  me: Me | null;
  viewer: Viewer;
}

/** The club's subscription, and the plans with the action that each viewer has. */
export function PlansOnSale({ plans, me, viewer }: PlansOnSaleProps) {
  const [search, setSearch] = useSearchParams();
  const address = readUpgradeAddress(search);
  const { subscriptionQuery, stage, forget } = useReturnedStatus(address.returned);
  const admins = useContacts(viewer === "asks-admin");
  const checkout = useCheckout();
  const [picked, setPicked] = useState<Billing | null>(address.billing);
  const subscription = viewer === "admin" ? subscriptionQuery.data : undefined;
  const billing = picked ?? subscription?.billing_cycle ?? "monthly";
  // After a payment no plan is offered until the api has confirmed it.
  const isWaiting = viewer === "admin" && (stage === "confirming" || stage === "slow");
  // No plan opens a suspended club: its checkout would be rejected.
  const mayChoose = me?.access.access_type !== "suspended";
  const chosen = plans.find(({ id }) => id === address.planId);
  const mayContinue =
    mayChoose &&
    chosen &&
    subscription &&
    stage === "none" &&
    !planActionOf(chosen, billing, plans, subscription).isCurrent;
  return (
    <>
      {viewer === "admin" && me && (
        <div>
          <ReturnNotice stage={stage} planName={currentPlan(plans, subscription)?.name} onClose={forget} />
          {!isWaiting && !mayContinue && <ClubStatus me={me} subscription={subscriptionQuery} plans={plans} />}
        </div>
      )}
      {viewer === "visitor" && address.returned && <SignInAgain search={search} />}
      {viewer === "asks-admin" && me?.club && <AskAdmin club={me.club} admins={admins} />}
      {mayContinue && (
        <ContinueCheckout
          plan={chosen}
          billing={billing}
          clubName={me?.club?.name ?? "your club"}
          isLeaving={checkout.leavingFor !== null}
          onContinue={() => checkout.begin(chosen.id, billing)}
          onOther={() => setSearch({}, { replace: true })}
        />
      )}
      {!mayContinue && !isWaiting && (
        <div>
          <PlanChoice
            plans={plans}
            billing={billing}
            onBilling={setPicked}
            viewer={viewer}
            subscription={subscription}
            isStatusPending={viewer === "admin" && subscriptionQuery.isPending}
            mayChoose={mayChoose}
            leavingFor={checkout.leavingFor}
            onChoose={checkout.begin}
          />
          {viewer === "visitor" && <VisitorWays />}
          {viewer === "demo" && <DemoUpgrade />}
        </div>
      )}
    </>
  );
}

interface AskAdminProps {
  club: NonNullable<Club>;
  /** Names of the club's admins; empty where they are not known. */
  admins: readonly string[];
}

const people = new Intl.ListFormat("en", { type: "disjunction" });

/** For members, coaches and front desk: whom to ask about the plan. */
function AskAdmin({ club, admins }: AskAdminProps) {
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

interface ContinueCheckoutProps {
  plan: Plan;
  billing: Billing;
  clubName: string;
  isLeaving: boolean;
  onContinue: () => void;
  onOther: () => void;
}

/** The last step after a plan was chosen before signing up or in: the checkout opens on a click only, so that Back works. */
function ContinueCheckout({ plan, billing, clubName, isLeaving, onContinue, onOther }: ContinueCheckoutProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <section aria-labelledby="continue-checkout" className={styles.continue}>
      <h2 id="continue-checkout" ref={title} tabIndex={-1} className={styles.continueCheckoutTitle}>
        {plan.name} for {clubName}
      </h2>
      <p className={styles.price}>
        <strong>{priceText(priceOf(plan, billing))}</strong> {periodText(billing)}
      </p>
      <Inline gap={12} justify="center">
        <Button variant="primary" size="large" busy={isLeaving} busyLabel="Opening checkout..." onClick={onContinue}>
          Continue to Checkout
        </Button>
        <Button variant="ghost" size="large" disabled={isLeaving} onClick={onOther}>
          Compare plans
        </Button>
      </Inline>
    </section>
  );
}

/** For users who come back from the provider's pages after the session has ended. */
const SignInAgain = ({ search }: { search: URLSearchParams }) => (
  <Alert
    title="You have been signed out meanwhile"
    action={
      <LinkButton href={throughSignIn(`/upgrade?${search}`)} size="small">
        Sign In
      </LinkButton>
    }
  >
    Sign in to see how your club's subscription stands.
  </Alert>
);

/** Beneath the plans, for visitors: a trial without payment, or signing in to an existing club. */
const VisitorWays = () => (
  <p className={styles.ways}>
    Not sure yet? <Link href="/start-trial">Start Free Trial</Link>: {TRIAL_DAYS} days, no credit card. Is your club
    here already? <Link href={throughSignIn("/upgrade")}>Sign In</Link>
  </p>
);

/** The same for visitors of the demo club, which cannot subscribe. */
const DemoUpgrade = () => (
  <p className={styles.ways}>
    This is the demo club. <Link href="/start-trial">Start Free Trial</Link> with a club of your own: {TRIAL_DAYS} days,
    no credit card.
  </p>
);

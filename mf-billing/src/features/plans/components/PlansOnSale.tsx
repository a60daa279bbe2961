import type { Me, Plan } from "@courtside/contracts/api/client.ts";
import { useSearchParams } from "@courtside/contracts/shell/index.tsx";
import { useState } from "react";
import { useCheckout, useContacts } from "../api.ts";
import { AskAdmin } from "./AskAdmin.tsx";
import { ClubStanding } from "./ClubStanding.tsx";
import { ContinueCheckout } from "./ContinueCheckout.tsx";
import { PlanChoice } from "./PlanChoice.tsx";
import { currentPlan, planActionOf } from "./plan-action.ts";
import type { Billing } from "./prices.ts";
import { ReturnNotice } from "./ReturnNotice.tsx";
import { SignInAgain } from "./SignInAgain.tsx";
import { readUpgradeAddress } from "./upgrade-address.ts";
import { useReturnedStanding } from "./useReturnedStanding.ts";
import { DemoWay, VisitorWays } from "./VisitorWays.tsx";
import type { Viewer } from "./viewer.ts";

export interface PlansOnSaleProps {
  plans: readonly Plan[];
  me: Me | null;
  viewer: Viewer;
}

/** How the club stands, and the plans with the way that each viewer has to them. */
export function PlansOnSale({ plans, me, viewer }: PlansOnSaleProps) {
  const [search, setSearch] = useSearchParams();
  const address = readUpgradeAddress(search);
  const { standing, stage, forget } = useReturnedStanding(address.returned);
  const admins = useContacts(viewer === "asks-admin");
  const checkout = useCheckout();
  const [picked, setPicked] = useState<Billing | null>(address.billing);
  const subscription = viewer === "admin" ? standing.data : undefined;
  const billing = picked ?? subscription?.billing_cycle ?? "monthly";
  // Whoever has paid is offered nothing until that has arrived.
  const isWaiting = viewer === "admin" && (stage === "confirming" || stage === "slow");
  const chosen = plans.find(({ id }) => id === address.planId);
  const mayContinue =
    chosen && subscription && stage === "none" && !planActionOf(chosen, billing, plans, subscription).isCurrent;
  return (
    <>
      {viewer === "admin" && me && (
        <div>
          <ReturnNotice stage={stage} planName={currentPlan(plans, subscription)?.name} onClose={forget} />
          {!isWaiting && !mayContinue && <ClubStanding me={me} standing={standing} plans={plans} />}
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
            isStandingPending={viewer === "admin" && standing.isPending}
            leavingFor={checkout.leavingFor}
            onChoose={checkout.begin}
          />
          {viewer === "visitor" && <VisitorWays />}
          {viewer === "demo" && <DemoWay />}
        </div>
      )}
    </>
  );
}

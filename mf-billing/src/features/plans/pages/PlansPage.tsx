import { useShell } from "@courtside/contracts/shell/index.tsx";
import { Page, Stack } from "@courtside/design-system/core.tsx";
import { usePlans } from "../api.ts";
import { PlanQuestions } from "../components/PlanQuestions.tsx";
import { PlansIntro } from "../components/PlansIntro.tsx";
import { PlansMissing } from "../components/PlansMissing.tsx";
import { PlansOnSale } from "../components/PlansOnSale.tsx";
import { viewerOf } from "../components/viewer.ts";
import { WhyUpgrade } from "../components/WhyUpgrade.tsx";

/**
 * `/upgrade` (docs/product/billing.md#plans-page): what Courtside costs a club, how the club stands, and the way to pay. Open to
 * everyone.
 */
export default function PlansPage() {
  const { me, role } = useShell();
  const plans = usePlans();
  const onSale = plans.data?.data ?? [];
  return (
    <Page>
      <Stack gap={48}>
        <Stack gap={24}>
          <PlansIntro />
          {onSale.length > 0 ? (
            <PlansOnSale plans={onSale} me={me} viewer={viewerOf(me, role)} />
          ) : (
            <PlansMissing plans={plans} />
          )}
        </Stack>
        <WhyUpgrade />
        <PlanQuestions />
      </Stack>
    </Page>
  );
}

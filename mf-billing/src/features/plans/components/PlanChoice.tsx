import type { Plan } from "@courtside/contracts/api/client.ts";
import { Grid, Inline, Segmented, Stack, Text } from "@courtside/design-system/core.tsx";
import { useState } from "react";
import { PlanCard } from "./PlanCard.tsx";
import { type Billing, headlineSaving } from "./prices.ts";

const BILLINGS = [
  { value: "monthly", label: "Monthly" },
  { value: "yearly", label: "Yearly" },
] as const;

/** The plans beside each other, by the month or the year. */
export function PlanChoice({ plans }: { plans: readonly Plan[] }) {
  const [billing, setBilling] = useState<Billing>("monthly");
  return (
    <Stack gap={24}>
      <Inline gap={12}>
        <Segmented label="Billing" options={BILLINGS} value={billing} onChange={setBilling} />
        <Text tone="success" strong>
          Save {headlineSaving(plans)}% with yearly billing
        </Text>
      </Inline>
      <Grid minColumn={340}>
        {plans.map((plan) => (
          <PlanCard key={plan.id} plan={plan} billing={billing} />
        ))}
      </Grid>
    </Stack>
  );
}

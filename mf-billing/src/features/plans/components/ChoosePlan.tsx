import type { Plan } from "@courtside/contracts/api/client.ts";
import { useShell } from "@courtside/contracts/shell/index.tsx";
import { LinkButton, Text } from "@courtside/design-system/core.tsx";

const SALES_ADDRESS = "support@courtside.example";

export interface ChoosePlanProps {
  plan: Pick<Plan, "name">;
  highlighted: boolean;
}

/** The way to a plan: a visitor signs up first, an admin writes to us, everyone else asks their admin. */
export function ChoosePlan({ plan, highlighted }: ChoosePlanProps) {
  const { me, role } = useShell();
  const variant = highlighted ? "primary" : "secondary";
  if (!me) {
    return (
      <LinkButton href="/start-trial" variant={variant} block>
        Start Free Trial
      </LinkButton>
    );
  }
  if (role !== "admin") {
    return (
      <Text as="p" size="sm" tone="secondary">
        Your club's admin chooses the plan.
      </Text>
    );
  }
  const subject = encodeURIComponent(`${plan.name} for ${me.club?.name ?? "our club"}`);
  return (
    <LinkButton href={`mailto:${SALES_ADDRESS}?subject=${subject}`} variant={variant} block>
      Ask for {plan.name}
    </LinkButton>
  );
}

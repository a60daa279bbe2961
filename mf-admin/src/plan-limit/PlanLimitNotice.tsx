import { isApiError } from "@courtside/contracts/api/client.ts";
import { Alert, LinkButton } from "@courtside/design-system/core.tsx";

/** Whether the club's plan has no room for one more (docs/product/billing.md#plan-limits). */
const isPlanLimit = (error: unknown) => isApiError(error) && error.code === "plan_limit";

/** On the page, where something was rejected because the plan is full: why, and the way to a larger one. Else nothing. */
export function PlanLimitNotice({ error }: { error: unknown }) {
  if (!isApiError(error) || !isPlanLimit(error)) return null;
  return (
    <Alert
      tone="warning"
      title="Your plan is full"
      action={
        <LinkButton href="/upgrade" size="small">
          Compare Plans
        </LinkButton>
      }
    >
      {error.message}
    </Alert>
  );
}

import { isApiError } from "@courtside/contracts/api/client.ts";
import { GRACE_DAYS } from "@courtside/contracts/domain/periods.ts";
import { useShell } from "@courtside/contracts/shell/index.tsx";
import {
  Card,
  Empty,
  ErrorState,
  Heading,
  IconCalendar,
  IconCard,
  IconChevronDown,
  IconLock,
  type IconProps,
  IconSettings,
  Page,
  Skeleton,
  Stack,
  VisuallyHidden,
} from "@courtside/design-system/core.tsx";
import type { ComponentType } from "react";
import { usePlans } from "../api.ts";
import { PlansOnSale } from "../components/PlansOnSale.tsx";
import { viewerOf } from "../components/viewer.ts";
import styles from "./PlansPage.module.css";

/**
 * `/upgrade` (docs/product/billing.md#plans-page): what Courtside costs a club, the club's subscription, and the way to pay. Open to
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

/** What the page is about, in one line and a half. */
const PlansIntro = () => (
  <header className={styles.intro}>
    <h1 className={styles.title}>A plan for every club</h1>
    <p className={styles.lead}>
      One subscription for everybody: members, coaches and front desk. Change or cancel whenever you like.
    </p>
  </header>
);

const REASONS: { Icon: ComponentType<IconProps>; title: string; text: string }[] = [
  {
    Icon: IconLock,
    title: "Never a double booking",
    text: "Two people can never hold the same court at the same time, however many tap at once.",
  },
  {
    Icon: IconSettings,
    title: "Your rules, always kept",
    text: "How far ahead, how many, how long: set once, kept for every member, on every device.",
  },
  {
    Icon: IconCalendar,
    title: "One board for everyone",
    text: "Members, coaches, front desk and admins see the same day, and see it change as it happens.",
  },
];

/** What a club gains. */
const WhyUpgrade = () => (
  <section aria-labelledby="why-upgrade">
    <Heading id="why-upgrade" className={styles.heading}>
      Why Upgrade?
    </Heading>
    <ul className={styles.reasons}>
      {REASONS.map(({ Icon, title, text }) => (
        <li key={title}>
          <span className={styles.icon}>
            <Icon size={22} />
          </span>
          <h3 className={styles.whyUpgradeTitle}>{title}</h3>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ul>
  </section>
);

const QUESTIONS = [
  {
    question: "Can we change or cancel later?",
    response:
      "Yes, at any time, in the customer portal. After a cancellation your club keeps everything until the end of the paid period.",
  },
  {
    question: "What happens when we reach a limit?",
    response:
      "Nothing is ever deleted or switched off. The next court or member is refused with a message until you upgrade or make room.",
  },
  {
    question: "What if a payment fails?",
    response: `Your club keeps its access for ${GRACE_DAYS} days, and your admins see it on every page. That is time enough to update the card.`,
  },
  {
    question: "Who sees our card?",
    response: "The payment service alone. Courtside never sees or stores a card number.",
  },
];

/** What clubs ask before they pay. */
const PlanQuestions = () => (
  <section aria-labelledby="plan-questions" className={styles.questions}>
    <Heading id="plan-questions" className={styles.planQuestionsHeading}>
      Questions about plans
    </Heading>
    <div className={styles.list}>
      {QUESTIONS.map(({ question, response }) => (
        <details key={question} className={styles.question}>
          <summary className={styles.summary}>
            {question}
            <IconChevronDown size={18} />
          </summary>
          <p className={styles.response}>{response}</p>
        </details>
      ))}
    </div>
  </section>
);

/** In place of the plans while they are on their way, when they did not come, or when none is on sale. */
function PlansMissing({ plans }: { plans: ReturnType<typeof usePlans> }) {
  if (plans.isPending) {
    return (
      <div role="status" className={styles.coming}>
        <VisuallyHidden>Loading...</VisuallyHidden>
        {["starter", "pro", "elite"].map((plan) => (
          <div key={plan} className={styles.card}>
            <Skeleton width={96} height={28} />
            <Skeleton width={176} height={48} />
            <Skeleton height={48} />
            <Skeleton lines={5} />
          </div>
        ))}
      </div>
    );
  }
  return (
    <Card>
      {plans.data ? (
        <Empty icon={<IconCard />} title="No plans on sale" description="Please come back later." />
      ) : (
        <ErrorState
          title="Plans could not be loaded"
          cause={isApiError(plans.error) ? plans.error.message : "Check your connection, then try again."}
          requestId={isApiError(plans.error) ? plans.error.requestId : undefined}
          onRetry={() => void plans.refetch()}
          retrying={plans.isFetching}
        />
      )}
    </Card>
  );
}

import type { Club, Onboarding } from "@courtside/contracts/api/client.ts";
import { timeZoneLabel } from "@courtside/contracts/domain/time-zones.ts";
import { useMe, useShell } from "@courtside/contracts/shell/index.tsx";
import {
  Button,
  Card,
  IconCheck,
  Inline,
  LinkButton,
  Progress,
  Stack,
  VisuallyHidden,
} from "@courtside/design-system/core.tsx";
import { useConfirmHours, useDismissOnboarding } from "../api.ts";
import styles from "./OnboardingCard.module.css";

/** The first day's checklist (docs/product/access.md#first-steps): a step is ticked when it was really done. */
export function OnboardingCard({ steps }: Pick<Onboarding, "steps">) {
  const dismiss = useDismissOnboarding();
  const count = ONBOARDING_STEPS.length;
  const done = ONBOARDING_STEPS.filter(({ key }) => steps[key]).length;
  const isComplete = done === count;
  return (
    <Card
      highlighted
      title={isComplete ? "Your club is ready" : "Get your club going"}
      description={`${done} of ${count} steps done`}
      extra={
        <Button
          size="small"
          variant={isComplete ? "secondary" : "ghost"}
          busy={dismiss.isPending}
          onClick={() => dismiss.mutate({})}
        >
          {isComplete ? "Done" : "Dismiss"}
        </Button>
      }
    >
      <Stack gap={16}>
        <Progress label="Steps done" value={done} max={count} valueText={`${done} of ${count} steps`} />
        <ol className={styles.steps}>
          {ONBOARDING_STEPS.map((step, position) => (
            <Step key={step.key} step={step} number={position + 1} isDone={steps[step.key]} />
          ))}
        </ol>
      </Stack>
    </Card>
  );
}

interface StepProps {
  step: OnboardingStep;
  number: number;
  isDone: boolean;
}

function Step({ step, number, isDone }: StepProps) {
  const { hasScreen } = useShell();
  const { club } = useMe();
  const place = step.places.find(hasScreen);
  return (
    <li className={styles.step}>
      <span aria-hidden="true" className={isDone ? styles.tick : styles.number}>
        {isDone ? <IconCheck size={18} /> : number}
      </span>
      <div className={styles.text}>
        <p className={styles.title}>
          {step.title}
          {isDone && <VisuallyHidden> (done)</VisuallyHidden>}
        </p>
        <p className={styles.description}>
          {step.text}
          {step.key === "hours" && club && ` ${hoursOf(club)}`}
        </p>
      </div>
      {!isDone && (
        <Inline gap={8}>
          {step.key === "hours" && <ConfirmHours />}
          {place && (
            <LinkButton size="small" href={place}>
              {step.label}
            </LinkButton>
          )}
        </Inline>
      )}
    </li>
  );
}

const hoursOf = (club: Pick<Club, "booking_hours_start" | "booking_hours_end" | "time_zone">): string =>
  `Now: ${club.booking_hours_start} - ${club.booking_hours_end}, ${timeZoneLabel(club.time_zone)}.`;

/** Ticks the step of hours and time zone without changing them. */
function ConfirmHours() {
  const confirm = useConfirmHours();
  return (
    <Button size="small" busy={confirm.isPending} busyLabel="Saving..." onClick={() => confirm.mutate({})}>
      Looks Right
    </Button>
  );
}

interface OnboardingStep {
  key: keyof Onboarding["steps"];
  title: string;
  text: string;
  label: string;
  /** Where a step is done: the first of these screens that exists. */
  places: readonly string[];
}

/** The steps of docs/product/access.md#first-steps, in the recommended order. */
const ONBOARDING_STEPS: readonly OnboardingStep[] = [
  {
    key: "hours",
    title: "Hours and time zone",
    text: "Every slot follows the club's clock.",
    label: "Change",
    places: ["/settings#hours"],
  },
  {
    key: "court",
    title: "Add a court",
    text: "Name it and choose its sport.",
    label: "Add Court",
    places: ["/admin/courts"],
  },
  {
    key: "member",
    title: "Invite someone",
    text: "Members book for themselves; staff help you run the club.",
    label: "Invite Member",
    places: ["/dashboard?dialog=invite"],
  },
  {
    key: "booking",
    title: "Make a booking",
    text: "See what your members will see.",
    label: "Book Court",
    places: ["/book"],
  },
  {
    key: "personalised",
    title: "Make it your club's own",
    text: "Its name, and a welcome message for members.",
    label: "Club Settings",
    places: ["/settings#members-page"],
  },
];

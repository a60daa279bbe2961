import type { ClubRules } from "@courtside/contracts/domain/club-rules.ts";
import { Alert, Button, Card, Stack } from "@courtside/design-system/core.tsx";
import type { FormEvent, ReactNode, Ref } from "react";
import type { Alternative } from "../club-day/court-day.ts";
import { heldForText } from "../staff/held-for.ts";
import type { DeskFailure } from "./api.ts";
import styles from "./Desk.module.css";
import { DeskAlternatives } from "./DeskAlternatives.tsx";
import { type DeskField, type DeskRequest, focusField } from "./desk-request.ts";
import { PlaceFields } from "./PlaceFields.tsx";
import { DeskPlayers, WhomFields } from "./WhomFields.tsx";

interface BookForFormProps {
  ref?: Ref<HTMLFormElement>;
  input: DeskRequest;
  courts: readonly { court_id: string; name: string }[];
  rules: ClubRules;
  /** The first start that can be booked: "HH:MM" of the chosen day. */
  earliest: string;
  /** "Sunday, March 8": the chosen day. */
  dayLabel: string;
  /** Set once the form was sent with empty fields. */
  missing: readonly DeskField[];
  failure: DeskFailure | null;
  busy: boolean;
  offline: boolean;
  onRequest: (input: DeskRequest) => void;
  onAlternative: (alternative: Alternative) => void;
  /** Sends the form, or returns its empty fields in the order of the form. */
  onSubmit: () => DeskField[];
  /** What else can be made of the time. */
  kinds?: ReactNode;
  /** Books the time repeatedly. */
  repeat?: ReactNode;
}

/** Member, court and time (docs/product/screens.md#manage-bookings): any quarter hour within the opening hours. */
export function BookForForm(props: BookForFormProps) {
  const { input, courts, rules, earliest, dayLabel, missing, failure, busy, offline, onRequest } = props;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy || offline) return;
    const [first] = props.onSubmit();
    if (first) focusField(event.currentTarget, first);
  };
  return (
    <Card
      title={input.walkIn ? "Book for a guest" : "Book for a member"}
      description={dayLabel}
      className={styles.form}
    >
      <form ref={props.ref} noValidate onSubmit={submit}>
        <Stack>
          {props.kinds}
          {missing.length > 0 && (
            <Alert tone="error" role="alert">
              Please fill in all required fields
            </Alert>
          )}
          {failure?.heldFor && (
            <Alert tone="warning" role="alert" title={failure.message}>
              {heldForText(failure.heldFor, rules.time_zone, "book")}
            </Alert>
          )}
          {failure && !failure.heldFor && failure.players.size === 0 && (
            <Alert tone="error" role="alert">
              {failure.message}
            </Alert>
          )}
          {failure && (
            <DeskAlternatives
              alternatives={failure.alternatives}
              zone={rules.time_zone}
              onChoose={props.onAlternative}
            />
          )}
          <WhomFields input={input} missing={missing} failure={failure} onRequest={onRequest} />
          <PlaceFields
            input={input}
            courts={courts}
            rules={rules}
            earliest={earliest}
            missing={missing}
            onRequest={onRequest}
          />
          <DeskPlayers input={input} failure={failure} onRequest={onRequest} />
          <Button
            type="submit"
            variant="primary"
            danger={failure?.heldFor != null}
            block
            busy={busy}
            busyLabel="Creating..."
            aria-disabled={offline || undefined}
          >
            {failure?.heldFor ? "Book Anyway" : "Create Booking"}
          </Button>
          {props.repeat}
        </Stack>
      </form>
    </Card>
  );
}

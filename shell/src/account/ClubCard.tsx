import type { Club, Me } from "@courtside/contracts/api/client.ts";
import { CLOSED_CLUB_DAYS, CLOSING_DAYS } from "@courtside/contracts/domain/periods.ts";
import { useApi } from "@courtside/contracts/shell/index.tsx";
import {
  Alert,
  Button,
  Card,
  ErrorState,
  Inline,
  Link,
  SkeletonList,
  Stack,
  Text,
} from "@courtside/design-system/core.tsx";
import { Field, Input } from "@courtside/design-system/fields.tsx";
import { ConfirmDialog } from "@courtside/design-system/overlay.tsx";
import { useState } from "react";
import { apiFailureText } from "../api/apiFailureText.ts";
import { closingDay } from "../modes/closingDay.ts";
import { useChangeClosing } from "./api.ts";
import { LeaveClub } from "./LeaveClub.tsx";

/** The way out of the club; for its admins its end as well (docs/product/roles.md#leaving-a-club). */
export function ClubCard({ me: { role, club } }: { me: Me }) {
  if (!club || !role) return null;
  return (
    <Card title="Your club" description={club.name}>
      {role === "admin" ? <ForAdmin club={club} /> : <ForOthers club={club} />}
    </Card>
  );
}

const ForOthers = ({ club }: { club: NonNullable<Club> }) => (
  <Stack gap={12}>
    <Text as="p" tone="secondary">
      A person belongs to one club at a time. Leave this one to join another.
    </Text>
    <div>
      <LeaveClub club={club} />
    </div>
  </Stack>
);

function ForAdmin({ club }: { club: NonNullable<Club> }) {
  const { data, error, isFetching, refetch } = useApi().useQuery("get", "/club-closing");
  if (!data) {
    if (!error) return <SkeletonList />;
    return (
      <ErrorState
        compact
        title="Your club could not be loaded"
        cause={apiFailureText(error)}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  const { closes_at, obstacle } = data;
  const hasOthers = obstacle === "other_admins";
  return (
    <Stack>
      {closes_at && (
        <Alert tone="warning" title={`The club closes on ${closingDay(closes_at, club.time_zone)}`}>
          Then it has no members any more. Until that day you can keep it open.
        </Alert>
      )}
      {closes_at && <KeepClubOpen />}
      {!closes_at && hasOthers && (
        <Text as="p" tone="secondary">
          The club has other administrators. You can leave it to them; only an administrator who is alone can close it.
        </Text>
      )}
      {!closes_at && !hasOthers && (
        <Text as="p" tone="secondary">
          You are the club's only administrator. To leave, first make another member an administrator on{" "}
          <Link href="/admin/members">Members</Link>, or close the club.
        </Text>
      )}
      {!closes_at && obstacle === "subscription_active" && (
        <Text as="p" tone="secondary">
          The club cannot be closed while its subscription goes on. Cancel that first, under{" "}
          <Link href="/upgrade">Upgrade</Link>.
        </Text>
      )}
      <Inline gap={8}>
        {(hasOthers || closes_at) && (
          <LeaveClub
            club={club}
            warning={
              hasOthers ? undefined : "You are its only administrator: after you leave, no one can keep it open."
            }
          />
        )}
        {!closes_at && obstacle === null && <CloseClub club={club} />}
      </Inline>
    </Stack>
  );
}

/** Takes back that the club closes. */
function KeepClubOpen() {
  const keep = useChangeClosing();
  return (
    <Stack gap={12}>
      {keep.error && (
        <Alert tone="error" role="alert">
          {apiFailureText(keep.error)}
        </Alert>
      )}
      <div>
        <Button
          variant="primary"
          busy={keep.isPending}
          busyLabel="Keeping..."
          onClick={() => keep.mutate({ body: { close: false } })}
        >
          Keep Club Open
        </Button>
      </div>
    </Stack>
  );
}

/** Lets the club close in {@link CLOSING_DAYS}, once its name is typed (docs/product/roles.md#closing-a-club). */
function CloseClub({ club: { name } }: { club: { name: string } }) {
  const [asking, setAsking] = useState(false);
  const [typed, setTyped] = useState("");
  const [missing, setMissing] = useState(false);
  const close = useChangeClosing(() => setAsking(false));
  const ask = () => {
    close.reset();
    setTyped("");
    setMissing(false);
    setAsking(true);
  };
  const confirm = () => {
    const isRight = typed.trim() === name.trim();
    setMissing(!isRight);
    if (isRight) close.mutate({ body: { close: true, club_name: typed } });
  };
  return (
    <>
      <Button danger onClick={ask}>
        Close Club
      </Button>
      <ConfirmDialog
        open={asking}
        title={`Close ${name}?`}
        description={`In ${CLOSING_DAYS} days the club closes and all memberships end. Its bookings, courts and settings are deleted ${CLOSED_CLUB_DAYS} days later. Until it closes all members see when it does, and you can keep it open.`}
        confirmLabel="Close Club"
        cancelLabel="Keep Open"
        danger
        busy={close.isPending}
        busyLabel="Closing..."
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      >
        <Stack>
          {close.error && (
            <Alert tone="error" role="alert">
              {apiFailureText(close.error)}
            </Alert>
          )}
          <Field
            label="Club name"
            hint={`Type "${name}" to confirm`}
            error={missing ? "Please type the club's name" : undefined}
          >
            <Input
              name="club_name"
              value={typed}
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => {
                setTyped(event.target.value);
                setMissing(false);
              }}
            />
          </Field>
        </Stack>
      </ConfirmDialog>
    </>
  );
}

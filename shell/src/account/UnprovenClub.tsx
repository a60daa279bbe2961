import { useApi } from "@courtside/contracts/shell/index.tsx";
import { Alert, Button, Card, Inline, Stack, Text } from "@courtside/design-system/core.tsx";
import { ConfirmDialog } from "@courtside/design-system/overlay.tsx";
import { useState } from "react";
import { apiFailureText } from "../api/apiFailureText.ts";
import { closingDay } from "../modes/closingDay.ts";
import { useCurrentSession } from "../session/SessionContext.ts";
import { useDecideUnprovenClub } from "./api.ts";

/**
 * Asks about the club that was founded with the person's address before they confirmed it
 * (docs/product/identity.md#clubs-founded-before-the-address-was-proven). Shown to no other user.
 */
export function UnprovenClub() {
  const { me } = useCurrentSession();
  const [rejecting, setRejecting] = useState(false);
  const waiting = useApi().useQuery("get", "/me/unproven-club");
  const decide = useDecideUnprovenClub(() => setRejecting(false));
  const club = waiting.data?.club;
  if (!club) return null;
  const decideTo = (keep: boolean) => decide.mutate({ body: { club_id: club.id, keep } });
  const place = club.location ? ` in ${club.location}` : "";
  return (
    <Card
      highlighted
      title={`Is ${club.name} your club?`}
      description={`It was created${place} with your email address, before you confirmed that the address is yours.`}
    >
      <Stack gap={12}>
        {decide.error && (
          <Alert tone="error" role="alert">
            {apiFailureText(decide.error)}
          </Alert>
        )}
        <Text as="p">
          {me?.club
            ? `You belong to ${me.club.name}. To keep ${club.name}, leave ${me.club.name} first.`
            : "If you created it, keep it: you are its administrator then. If another person did, reject it; you can join another club either way."}
        </Text>
        <Inline gap={8}>
          {!me?.club && (
            <Button
              variant="primary"
              busy={decide.isPending && decide.variables.body.keep}
              busyLabel="Keeping..."
              onClick={() => decideTo(true)}
            >
              Keep It
            </Button>
          )}
          {!club.has_subscription && (
            <Button disabled={decide.isPending} onClick={() => setRejecting(true)}>
              It Is Not Mine
            </Button>
          )}
        </Inline>
        <Text tone="secondary" size="sm">
          {club.has_subscription
            ? `It has a running subscription, so it stays open.${me?.club ? "" : " To close it, keep it and cancel the subscription under Upgrade."}`
            : `If you do not decide, it closes on ${closingDay(club.closes_at)}.`}
        </Text>
      </Stack>
      <ConfirmDialog
        open={rejecting}
        title={`Close ${club.name}?`}
        description="It closes at once, also for members who have joined it. This cannot be undone."
        confirmLabel="Close Club"
        cancelLabel="Back"
        danger
        busy={decide.isPending}
        busyLabel="Closing..."
        onConfirm={() => decideTo(false)}
        onClose={() => setRejecting(false)}
      />
    </Card>
  );
}

import { messageOf } from "@courtside/contracts/api/client.ts";
import { KIOSK_CODE_SECONDS } from "@courtside/contracts/domain/at-device.ts";
import { useApi } from "@courtside/contracts/shell/index.tsx";
import { Button, Card, ErrorState, Inline, Link, Loading, Stack, Text } from "@courtside/design-system/core.tsx";
import { QrCode } from "@courtside/design-system/qr-code.ts";
import { useState } from "react";
import { useSecondsClock } from "../../../club-day/clock.ts";
import styles from "./KioskSlot.module.css";

/** My Account's At the Kiosk (docs/product/kiosk.md#at-the-device): the rotating code, on request, and the way to the PIN. */
export default function KioskSlot() {
  const [isShown, setShown] = useState(false);
  return (
    <Card title="Your code" className={styles.card}>
      <Stack gap={16}>
        <Text as="p">
          At your club's kiosk, choose "Use my code", then scan this code or type its digits. Anyone who has them can
          book and cancel for you there for a minute.
        </Text>
        {isShown ? (
          <Code />
        ) : (
          <Inline>
            <Button variant="primary" onClick={() => setShown(true)}>
              Show code
            </Button>
          </Inline>
        )}
        <Text as="p" tone="secondary">
          Where the club accepts it, your email address and a <Link href="/my-account">kiosk PIN</Link> do as well.
        </Text>
      </Stack>
    </Card>
  );
}

/** The code, and a new one shortly before its end. */
function Code() {
  const query = useApi().useQuery(
    "get",
    "/me/kiosk-code",
    {},
    // Another one for each half a minute; none of an earlier visit of this page.
    { refetchInterval: (KIOSK_CODE_SECONDS - 2) * 1000, gcTime: 0, staleTime: 0 },
  );
  const { data } = query;
  if (query.isError) {
    return (
      <ErrorState
        title="The code could not be made"
        cause={messageOf(query.error) ?? "Check your connection, then try again."}
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (!data) return <Loading label="Making a code..." />;
  return (
    <div className={styles.code}>
      <div className={styles.qr}>
        <QrCode text={data.qr} label="QR code of the digits below" />
      </div>
      <p className={styles.digits}>
        {data.code.slice(0, 4)} {data.code.slice(4)}
      </p>
      <SecondsLeft key={data.code} readAt={query.dataUpdatedAt} />
    </div>
  );
}

function SecondsLeft({ readAt }: { readAt: number }) {
  const until = readAt + (KIOSK_CODE_SECONDS - 2) * 1000;
  const left = Math.max(0, Math.ceil((until - useSecondsClock(until)) / 1000));
  return <Text tone="secondary">A new code in {left} s</Text>;
}

import { messageOf } from "@courtside/contracts/api/client.ts";
import { KIOSK_CODE_SECONDS } from "@courtside/contracts/domain/at-device.ts";
import { useApi, useShell } from "@courtside/contracts/shell/index.tsx";
import { Alert, Button, Card, ErrorState, Inline, Link, Loading, Stack, Text } from "@courtside/design-system/core.tsx";
import { QrCode } from "@courtside/design-system/qr-code.ts";
import { useEffect, useRef, useState } from "react";
import { useSecondsClock } from "../../../club-day/clock.ts";
import styles from "./KioskSlot.module.css";

/** My Account's At the Kiosk (docs/product/kiosk.md#at-the-device): the rotating code, on request, and the way to the PIN. `seconds` is for stories. */
export default function KioskSlot({ seconds = KIOSK_CODE_SECONDS }: { seconds?: number }) {
  const [isShown, setShown] = useState(false);
  return (
    <Card title="Your code" className={styles.card}>
      <Stack gap={16}>
        <Text as="p">
          At your club's kiosk, choose "Use my code", then scan this code or type its digits. Anyone who has them can
          book and cancel for you there for a minute.
        </Text>
        {isShown ? (
          <Code life={seconds * 1000} />
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

/** A new one is made so long before the end of the last. */
const AHEAD = 2_000;

/**
 * The code, and a new one shortly before its end. One that has ended is not shown: without the network there is none, and the next comes by
 * itself when it is back.
 */
function Code({ life }: { life: number }) {
  const options = { refetchInterval: life - AHEAD, gcTime: 0, staleTime: 0 };
  const query = useApi().useQuery("get", "/me/kiosk-code", {}, options);
  const isOffline = useShell().liveStatus === "offline";
  const { data, dataUpdatedAt: readAt } = query;
  const end = readAt + life;
  const now = useSecondsClock(end);
  // The button that had the focus is gone.
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields.
    <div ref={place} role="group" aria-label="Your code" tabIndex={-1} className={styles.place}>
      {data && now < end ? (
        <div className={styles.code}>
          <div className={styles.qr}>
            <QrCode text={data.qr} label="QR code of the digits below" />
          </div>
          <p className={styles.digits}>
            {data.code.slice(0, 4)} {data.code.slice(4)}
          </p>
          <Text tone="secondary">
            {isOffline
              ? `Works for ${secondsUntil(end, now)} s more. A new one needs the network.`
              : `A new code in ${secondsUntil(end - AHEAD, now)} s`}
          </Text>
        </div>
      ) : isOffline ? (
        <Alert tone="warning" role="status" title="Your code needs the network">
          You are offline. The code appears by itself as soon as your phone is online again.
        </Alert>
      ) : query.isError ? (
        <ErrorState
          title="The code could not be made"
          cause={messageOf(query.error) ?? "Check your connection, then try again."}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <Loading label="Making a code..." />
      )}
    </div>
  );
}

const secondsUntil = (end: number, now: number): number => Math.max(0, Math.ceil((end - now) / 1000));

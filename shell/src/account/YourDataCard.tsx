import type { PersonExport } from "@courtside/contracts/api/client.ts";
import { Alert, Button, Card, ErrorState, Inline, SkeletonList, Stack, Text } from "@courtside/design-system/core.tsx";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { apiFailureText } from "../api/apiFailureText.ts";
import { useDownloadExport, useExports, useOrderExport } from "./api.ts";
import { EraseAccount } from "./EraseAccount.tsx";
import { useAuthUser } from "./useAuthUser.ts";

/** Everything that is stored about the person, to download, and the end of the account (docs/product/privacy.md#ones-own-data). */
export function YourDataCard() {
  const card = useRef<HTMLDivElement>(null);
  const { hash } = useLocation();
  // The link of the mail.
  useEffect(() => {
    if (hash === "#your-data") card.current?.scrollIntoView({ block: "center" });
  }, [hash]);
  return (
    <div id="your-data" ref={card}>
      <Card title="Your data" description="What Courtside stores about you, in all clubs.">
        <Stack>
          <Exports />
          <EraseAccount />
        </Stack>
      </Card>
    </div>
  );
}

function Exports() {
  const { data, error, isFetching, refetch } = useExports();
  const order = useOrderExport();
  if (!data) {
    if (!error) return <SkeletonList count={1} />;
    return (
      <ErrorState
        compact
        title="Your exports could not be loaded"
        cause={apiFailureText(error)}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  const ready = data.data.find(({ status }) => status === "ready");
  const isPreparing = data.data.some(({ status }) => status === "preparing");
  return (
    <Stack gap={12}>
      {isPreparing ? <Preparing /> : ready && <Download ready={ready} />}
      {order.error && (
        <Alert tone="error" role="alert">
          {apiFailureText(order.error)}
        </Alert>
      )}
      {!isPreparing && (
        <div>
          <Button busy={order.isPending} busyLabel="Ordering..." onClick={() => order.mutate({})}>
            {ready ? "Export Again" : "Export My Data"}
          </Button>
        </div>
      )}
    </Stack>
  );
}

/** No mail goes to an address that was never confirmed (docs/product/privacy.md#ones-own-data). */
function Preparing() {
  const { data: user } = useAuthUser();
  const isConfirmed = Boolean(user?.email_confirmed_at);
  return (
    <Alert tone="info" role="status">
      Your data is being collected.
      {user &&
        ` ${isConfirmed ? "We send you an email when it is ready." : "You can download it here when it is ready."}`}
      {user?.email && !isConfirmed && ` We send no email, because ${user.email} is not confirmed yet.`}
    </Alert>
  );
}

function Download({ ready: { id, expires_at } }: { ready: PersonExport }) {
  const load = useDownloadExport(id);
  const until = new Date(expires_at ?? 0).toLocaleDateString("en-US", { dateStyle: "long" });
  return (
    <Stack gap={12}>
      <Text as="p" role="status">{`Your data is ready. You can download it until ${until}.`}</Text>
      {load.error && (
        <Alert tone="error" role="alert">
          {apiFailureText(load.error)}
        </Alert>
      )}
      <Inline gap={8}>
        <Button variant="primary" busy={load.isPending} onClick={() => load.mutate("html")}>
          Download to Read
        </Button>
        <Button busy={load.isPending} onClick={() => load.mutate("json")}>
          Download as JSON
        </Button>
      </Inline>
    </Stack>
  );
}

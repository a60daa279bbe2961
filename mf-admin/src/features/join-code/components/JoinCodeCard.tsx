import { isApiError } from "@courtside/contracts/api/client.ts";
import { useApi, useShell } from "@courtside/contracts/shell/index.tsx";
import {
  Button,
  Card,
  ErrorState,
  IconCopy,
  IconRefresh,
  Inline,
  LinkButton,
  Skeleton,
} from "@courtside/design-system/core.tsx";
import { ConfirmDialog, useToast } from "@courtside/design-system/overlay.tsx";
import { QrCode } from "@courtside/design-system/qr-code.ts";
import { useState } from "react";
import { useRenewJoinCode } from "../api.ts";
import { joinLink, readableCode } from "../joinLink.ts";
import styles from "./JoinCodeCard.module.css";

/** How people join the club by themselves: its code, link, QR code and poster (docs/product/identity.md#joining-a-club). */
export function JoinCodeCard() {
  const club = useApi().useQuery("get", "/club");
  const { hasScreen } = useShell();
  const toast = useToast("join-code");
  const [renewing, setRenewing] = useState(false);
  if (club.isPending) return <Skeleton height={160} />;
  if (club.error) {
    return (
      <Card title="Join Code">
        <ErrorState
          compact
          title="The join code could not be loaded"
          cause={isApiError(club.error) ? club.error.message : "Check your connection, then try again."}
          requestId={isApiError(club.error) ? club.error.requestId : undefined}
          onRetry={() => void club.refetch()}
          retrying={club.isFetching}
        />
      </Card>
    );
  }
  const { join_code: code, allow_trial_mode: admitsAtOnce, name } = club.data;
  const link = joinLink(code);
  const copy = (text: string, said: string) =>
    navigator.clipboard.writeText(text).then(
      () => toast.success(said),
      () => toast.failed("The browser did not allow copying. Select the text and copy it yourself."),
    );
  return (
    <Card
      title="Join Code"
      description={
        admitsAtOnce
          ? "Anyone with the code becomes a member at once."
          : "Anyone with the code can ask to join; an admin approves."
      }
    >
      <div className={styles.body}>
        <div className={styles.qr}>
          <QrCode text={link} label={`QR code to join ${name}`} />
        </div>
        <div className={styles.details}>
          <p className={styles.code}>{readableCode(code)}</p>
          <p className={styles.link}>{link}</p>
          <Inline gap={8}>
            <Button size="small" icon={<IconCopy />} onClick={() => copy(readableCode(code), "Code copied")}>
              Copy Code
            </Button>
            <Button size="small" icon={<IconCopy />} onClick={() => copy(link, "Link copied")}>
              Copy Link
            </Button>
            {hasScreen("/admin/join-poster") && (
              <LinkButton size="small" href="/admin/join-poster">
                Print Poster
              </LinkButton>
            )}
            <Button size="small" variant="ghost" icon={<IconRefresh />} onClick={() => setRenewing(true)}>
              Renew Code
            </Button>
          </Inline>
        </div>
      </div>
      {renewing && <RenewDialog code={readableCode(code)} onClose={() => setRenewing(false)} />}
    </Card>
  );
}

/** Asks before the club's code is replaced: links and posters with the old code stop working. */
function RenewDialog({ code, onClose }: { code: string; onClose: () => void }) {
  const renew = useRenewJoinCode();
  return (
    <ConfirmDialog
      open
      title={`Renew the code ${code}?`}
      description="The old code stops working at once, and so do its link, its QR code and every poster that shows it. Requests made with it stay."
      confirmLabel="Renew Code"
      cancelLabel="Keep Code"
      danger
      busy={renew.isPending}
      busyLabel="Renewing..."
      onConfirm={() => renew.mutate({}, { onSettled: onClose })}
      onClose={onClose}
    />
  );
}

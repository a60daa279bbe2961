import type { Me } from "@courtside/contracts/api/client.ts";
import { Card, ErrorState, SkeletonList, Stack } from "@courtside/design-system/core.tsx";
import { failureText } from "../auth/failureText.ts";
import styles from "./Account.module.css";
import { IdentitiesCard } from "./IdentitiesCard.tsx";
import { isOwnAccount } from "./isOwnAccount.ts";
import { PasskeysCard } from "./PasskeysCard.tsx";
import { RecoveryCodesCard } from "./RecoveryCodesCard.tsx";
import { SessionsCard } from "./SessionsCard.tsx";
import { TwoFactorCard } from "./TwoFactorCard.tsx";
import { useAuthUser } from "./useAuthUser.ts";

/** How one signs in beside the password, and where one is signed in. */
export function SecurityTab({ me }: { me: Me }) {
  const user = useAuthUser();
  if (!user.data) {
    return (
      <Card>
        {user.error ? (
          <ErrorState
            compact
            title="Your sign-in settings could not be loaded"
            cause={failureText(user.error)}
            onRetry={() => void user.refetch()}
            retrying={user.isFetching}
          />
        ) : (
          <SkeletonList />
        )}
      </Card>
    );
  }
  const isOwn = isOwnAccount(me);
  return (
    <div className={styles.columns}>
      <Stack>
        {isOwn && <PasskeysCard />}
        <SessionsCard />
        {isOwn && <IdentitiesCard user={user.data} />}
      </Stack>
      {isOwn && (
        <Stack>
          <TwoFactorCard user={user.data} />
          <RecoveryCodesCard user={user.data} />
        </Stack>
      )}
    </div>
  );
}

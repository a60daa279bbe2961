import type { Me } from "@courtside/contracts/api/client.ts";
import { Card, ErrorState, SkeletonList, Stack } from "@courtside/design-system/core.tsx";
import { failureText } from "../auth/failureText.ts";
import styles from "./Account.module.css";
import { EmailCard } from "./EmailCard.tsx";
import { IdentitiesCard } from "./IdentitiesCard.tsx";
import { PasswordCard } from "./PasswordCard.tsx";
import { ProfileCard } from "./ProfileCard.tsx";
import { SessionsCard } from "./SessionsCard.tsx";
import { StaffPinCard } from "./StaffPinCard.tsx";
import { TwoFactorCard } from "./TwoFactorCard.tsx";
import { useAuthUser } from "./useAuthUser.ts";

/** Who one is, and how one signs in. */
export function ProfileTab({ me }: { me: Me }) {
  const user = useAuthUser();
  return (
    <div className={styles.columns}>
      <Stack>
        <ProfileCard me={me} />
        {user.data && <PasswordCard user={user.data} />}
        {user.data && <SessionsCard />}
      </Stack>
      <Stack>
        {user.data ? (
          <>
            <EmailCard user={user.data} />
            <TwoFactorCard user={user.data} />
            <StaffPinCard me={me} />
            <IdentitiesCard user={user.data} />
          </>
        ) : (
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
        )}
      </Stack>
    </div>
  );
}

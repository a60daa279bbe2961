import type { Me } from "@courtside/contracts/api/client.ts";
import { Card, ErrorState, SkeletonList, Stack } from "@courtside/design-system/core.tsx";
import { failureText } from "../auth/failureText.ts";
import styles from "./Account.module.css";
import { ClubCard } from "./ClubCard.tsx";
import { EmailCard } from "./EmailCard.tsx";
import { Invitations } from "./Invitations.tsx";
import { isOwnAccount } from "./isOwnAccount.ts";
import { PasswordCard } from "./PasswordCard.tsx";
import { ProfileCard } from "./ProfileCard.tsx";
import { StaffPinCard } from "./StaffPinCard.tsx";
import { UnprovenClub } from "./UnprovenClub.tsx";
import { useAuthUser } from "./useAuthUser.ts";

/** Who one is, and the password. */
export function ProfileTab({ me }: { me: Me }) {
  const user = useAuthUser();
  const isOwn = isOwnAccount(me);
  // A visitor of the demo signs in by nothing, and is gone in an hour.
  if (me.profile.is_demo) return <ProfileCard me={me} />;
  // The banner of a club that is going to close leads here, so it stands first then.
  const isClosing = me.club?.closes_at != null;
  const clubCard = isOwn && !me.profile.impersonating_role && <ClubCard me={me} />;
  return (
    <div className={styles.columns}>
      <Stack>
        <UnprovenClub />
        <Invitations quiet />
        {isClosing && clubCard}
        <ProfileCard me={me} />
        {user.data && isOwn && <PasswordCard user={user.data} />}
      </Stack>
      <Stack>
        {user.data ? (
          <>
            {isOwn && <EmailCard user={user.data} />}
            <StaffPinCard me={me} />
            {!isClosing && clubCard}
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

import { isApiError, messageOf } from "@courtside/contracts/api/client.ts";
import { Card, ErrorState, Loading } from "@courtside/design-system/core.tsx";
import { useClub } from "../api.ts";
import type { SettingsSelection } from "../form/settingsScreens.ts";
import { SettingsForm } from "./SettingsForm.tsx";

/** Loads the club, then shows the form; until then its loading or error state. */
export function ClubSettings({ selection }: { selection: SettingsSelection }) {
  const { data: club, error, refetch, isFetching } = useClub();
  if (club) return <SettingsForm club={club} selection={selection} />;
  if (!error) {
    return (
      <Card>
        <Loading label="Loading settings..." />
      </Card>
    );
  }
  return (
    <Card>
      <ErrorState
        title="Settings could not be loaded"
        cause={messageOf(error) ?? "Check your connection, then try again."}
        requestId={isApiError(error) ? error.requestId : undefined}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    </Card>
  );
}

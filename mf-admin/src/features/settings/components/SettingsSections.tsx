import { type Club, isApiError, messageOf } from "@courtside/contracts/api/client.ts";
import { Card, ErrorState, Loading } from "@courtside/design-system/core.tsx";
import { type ReactNode, useCallback, useState } from "react";
import { useClub } from "../api.ts";
import { LeaveGuard } from "./LeaveGuard.tsx";

export interface ShownSections {
  club: Club;
  /** Ids of the sections with unsaved changes. */
  unsaved: ReadonlySet<string>;
  onUnsaved: (id: string, isUnsaved: boolean) => void;
}

/** Loads the club, then shows its sections; guards their unsaved changes, because a page can ask only one question on leaving. */
export function SettingsSections({ children }: { children: (shown: ShownSections) => ReactNode }) {
  const { data: club, error, refetch, isFetching } = useClub();
  const [unsaved, setUnsaved] = useState<ReadonlySet<string>>(new Set());
  const onUnsaved = useCallback(
    (id: string, isUnsaved: boolean) =>
      setUnsaved((before) => {
        if (before.has(id) === isUnsaved) return before;
        const others = [...before].filter((each) => each !== id);
        return new Set(isUnsaved ? [...others, id] : others);
      }),
    [],
  );
  if (club) {
    return (
      <>
        {children({ club, unsaved, onUnsaved })}
        <LeaveGuard active={unsaved.size > 0} />
      </>
    );
  }
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

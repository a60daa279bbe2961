import { isApiError, messageOf, type PlatformRemotes } from "@courtside/contracts/api/client.ts";
import { useListAddress } from "@courtside/contracts/shell/useListAddress.ts";
import {
  AccessDenied,
  Card,
  Descriptions,
  Empty,
  ErrorState,
  IconShield,
  LinkButton,
  Page,
  PageHeader,
  SkeletonList,
  Stack,
} from "@courtside/design-system/core.tsx";
import { Tabs } from "@courtside/design-system/data.tsx";
import { useState } from "react";
import { type RemoteChange, useRemotes } from "../api.ts";
import { ChangeDialog } from "../components/ChangeDialog.tsx";
import { ClubList } from "../components/ClubList.tsx";
import { FailureTable } from "../components/FailureTable.tsx";
import { HistoryTable } from "../components/HistoryTable.tsx";
import { RemoteCard } from "../components/RemoteCard.tsx";

const TABS = ["remotes", "clubs", "failures", "history"] as const;
type TabKey = (typeof TABS)[number];

/** `/admin/platform` (docs/operating.md#the-platform-page): remotes and clubs, for the operator of the installation. */
export default function PlatformPage() {
  const remotes = useRemotes();
  const error: unknown = remotes.error;
  return (
    <Page>
      {remotes.data ? (
        <Platform platform={remotes.data} />
      ) : (
        <>
          <PageHeader title="Platform" />
          {error ? (
            <Card>
              <Refusal error={error} retrying={remotes.isFetching} onRetry={() => void remotes.refetch()} />
            </Card>
          ) : (
            <SkeletonList count={4} />
          )}
        </>
      )}
    </Page>
  );
}

interface RefusalProps {
  error: unknown;
  retrying: boolean;
  onRetry: () => void;
}

/** Another person sees nothing of it; an operator sees what their session lacks. */
function Refusal({ error, retrying, onRetry }: RefusalProps) {
  const code = isApiError(error) ? error.code : undefined;
  if (code === "second_factor_required")
    return (
      <Empty
        icon={<IconShield />}
        title="Two-factor authentication is needed"
        description="This page reaches every club. Turn on two-factor authentication for your account, then open it again."
        action={
          <LinkButton href="/my-account?tab=security" variant="primary">
            Open Security
          </LinkButton>
        }
      />
    );
  if (code === "forbidden")
    return <AccessDenied reason="This page is for the operator of this installation." homeHref="/" homeLabel="Home" />;
  return (
    <ErrorState
      title="The platform could not be loaded"
      cause={messageOf(error) ?? "Check your connection, then try again."}
      requestId={isApiError(error) ? error.requestId : undefined}
      retrying={retrying}
      onRetry={onRetry}
    />
  );
}

function Platform({ platform }: { platform: PlatformRemotes }) {
  const address = useListAddress();
  const tab: TabKey = TABS.find((key) => key === address.get("tab")) ?? "remotes";
  const [change, setChange] = useState<RemoteChange | null>(null);
  const { remotes, history, errors, days } = platform;
  const failures = errors.reduce((sum, { times }) => sum + times, 0);
  return (
    <>
      <PageHeader
        title="Platform"
        description={`Remotes and clubs of this installation. Failures and load times are those of ${days} days.`}
      />
      <Tabs
        label="Platform"
        value={tab}
        onChange={(key) => address.change({ tab: key === "remotes" ? null : key })}
        tabs={[
          {
            key: "remotes",
            label: `Remotes (${remotes.length})`,
            content: (
              <Stack>
                <Installation platform={platform} />
                {remotes.length === 0 && (
                  <Card>
                    <Empty
                      icon={<IconShield />}
                      title="No remotes yet"
                      description="Remotes are listed here once one was built or released."
                    />
                  </Card>
                )}
                {remotes.map((remote) => (
                  <RemoteCard key={remote.name} remote={remote} onChange={setChange} />
                ))}
              </Stack>
            ),
          },
          { key: "clubs", label: "Clubs", content: <ClubList /> },
          {
            key: "failures",
            label: `Failures (${failures.toLocaleString("en-US")})`,
            content: <FailureTable errors={errors} days={days} />,
          },
          { key: "history", label: "History", content: <HistoryTable history={history} /> },
        ]}
      />
      {change && <ChangeDialog change={change} mayChange={platform.may_change} onClose={() => setChange(null)} />}
    </>
  );
}

function Installation({ platform: { shell, overrides, may_change } }: { platform: PlatformRemotes }) {
  return (
    <Card>
      <Descriptions
        columns
        items={[
          { label: "Shell", value: shell ?? "–" },
          { label: "Releases are changed", value: may_change ? "Here and by command" : "By command" },
          {
            label: "Overrides in browsers",
            value: overrides.allowed ? `Allowed, from ${overrides.origins.join(", ")}` : "Off",
          },
        ]}
      />
    </Card>
  );
}

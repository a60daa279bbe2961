import type { PlatformRemote } from "@courtside/contracts/api/client.ts";
import {
  Alert,
  Button,
  Card,
  Descriptions,
  Inline,
  Progress,
  Stack,
  Tag,
  Text,
} from "@courtside/design-system/core.tsx";
import { type StaffColumn, StaffTable } from "@courtside/design-system/staff.tsx";
import type { RemoteChange } from "../api.ts";
import { audienceText, loadText, rateText, timeText } from "../texts.ts";
import styles from "./RemoteCard.module.css";

type Release = PlatformRemote["releases"][number];

interface RemoteCardProps {
  remote: PlatformRemote;
  onChange: (change: RemoteChange) => void;
}

/** The heaviest screens decide whether there is room. */
const SHOWN_SCREENS = 3;

/** One remote: what is live, its canary, its releases with how they do in browsers, and what its screens weigh. */
export function RemoteCard({ remote, onChange }: RemoteCardProps) {
  const { name, live, previous, canary, releases, screens } = remote;
  return (
    <Card
      title={name}
      description={live ? `Live: ${live}` : "Nothing is live"}
      extra={
        previous && (
          <Button
            size="small"
            onClick={() => onChange({ what: "rollback", remote: name, version: previous, live })}
            aria-label={`Roll back ${name}`}
          >
            Roll Back
          </Button>
        )
      }
    >
      <Stack>
        {canary && <Canary remote={remote} canary={canary} onChange={onChange} />}
        <StaffTable
          caption={`Releases of ${name}`}
          columns={columnsOf(remote, onChange)}
          rows={releases}
          rowKey={({ version }) => version}
        />
        {screens.length > 0 && <Weights name={name} screens={screens} />}
      </Stack>
    </Card>
  );
}

interface CanaryProps extends RemoteCardProps {
  canary: NonNullable<PlatformRemote["canary"]>;
}

function Canary({ remote: { name, live }, canary, onChange }: CanaryProps) {
  const { version, since, audience, health, live_health } = canary;
  return (
    <Alert tone="info" title={`Canary ${version}`}>
      <Stack gap={12}>
        <Descriptions
          columns
          items={[
            { label: "Given to", value: audienceText(audience) },
            { label: "Since", value: timeText(since) },
            { label: "Its failures", value: rateText(health.errors, health.pages) },
            { label: "Live release's", value: rateText(live_health.errors, live_health.pages) },
          ]}
        />
        <Inline>
          <Button size="small" onClick={() => onChange({ what: "promote", remote: name, version, live })}>
            Promote
          </Button>
          <Button size="small" danger onClick={() => onChange({ what: "withdraw", remote: name, version, live })}>
            Withdraw
          </Button>
        </Inline>
      </Stack>
    </Alert>
  );
}

function columnsOf(
  { name, live, canary }: PlatformRemote,
  onChange: RemoteCardProps["onChange"],
): StaffColumn<Release>[] {
  return [
    {
      key: "version",
      title: "Release",
      card: "title",
      render: ({ version }) => <span className={styles.version}>{version}</span>,
    },
    {
      key: "state",
      title: "State",
      card: "status",
      render: ({ version, only_canary }) => {
        if (version === live) return <Tag tone="success">Live</Tag>;
        if (version === canary?.version) return <Tag tone="info">Canary</Tag>;
        return only_canary ? <Tag>Was a canary</Tag> : null;
      },
    },
    {
      key: "released",
      title: "Released",
      card: "detail",
      render: ({ released_at, who, commit, without_checks }) => (
        <Stack gap={0}>
          <span>{timeText(released_at)}</span>
          <Text size="sm" tone="secondary">
            {who ? `${who}${commit ? `, ${commit}` : ""}` : "by a build"}
            {without_checks && `, without checks: ${without_checks}`}
          </Text>
        </Stack>
      ),
    },
    {
      key: "errors",
      title: "Failures",
      align: "end",
      card: "detail",
      render: ({ errors, loads }) => rateText(errors, loads),
    },
    { key: "loads", title: "Loads in: half · 95 %", align: "end", card: "detail", render: loadText },
    {
      key: "actions",
      title: "Actions",
      align: "end",
      card: "action",
      render: ({ version }) =>
        live !== null &&
        version !== live &&
        version !== canary?.version && (
          <Button
            size="small"
            aria-label={`Make Live: ${version}`}
            onClick={() => onChange({ what: "rollback", remote: name, version, live })}
          >
            Make Live
          </Button>
        ),
    },
  ];
}

function Weights({ name, screens }: Pick<PlatformRemote, "name" | "screens">) {
  const shown = screens.slice(0, SHOWN_SCREENS);
  return (
    <section aria-label={`Weight of the screens of ${name}`}>
      <Stack gap={8}>
        <Text as="p" size="sm" tone="secondary">
          {screens.length > SHOWN_SCREENS ? `The ${SHOWN_SCREENS} heaviest of ${screens.length} screens` : "Screens"},
          JavaScript in KiB (gzip)
        </Text>
        <ul className={styles.weights}>
          {shown.map(({ screen, kib, budget_kib }) => (
            <li key={screen} className={styles.weight}>
              <span>{screen}</span>
              <span className={styles.figure}>{budget_kib === null ? `${kib}` : `${kib} of ${budget_kib}`}</span>
              {budget_kib === null ? (
                <span />
              ) : (
                <Progress
                  label={`Weight of ${screen}`}
                  value={Math.min(kib, budget_kib)}
                  max={budget_kib}
                  valueText={`${kib} of ${budget_kib} KiB`}
                  tone={kib > budget_kib ? "error" : kib > budget_kib * 0.95 ? "warning" : "primary"}
                />
              )}
            </li>
          ))}
        </ul>
      </Stack>
    </section>
  );
}

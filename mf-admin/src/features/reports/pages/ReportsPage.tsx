import { clubDate, clubDateLabel } from "@courtside/contracts/domain/club-clock.ts";
import { useMe } from "@courtside/contracts/shell/index.tsx";
import { failureOf } from "@courtside/contracts/shell/pages.ts";
import { useListAddress } from "@courtside/contracts/shell/useListAddress.ts";
import {
  Button,
  Card,
  ErrorState,
  Heading,
  Inline,
  Page,
  PageHeader,
  Segmented,
  SkeletonList,
  Stack,
  Stat,
  Text,
} from "@courtside/design-system/core.tsx";
import { type CSSProperties, type ReactNode, useState } from "react";
import { OutdatedNotice } from "../../../OutdatedNotice.tsx";
import { type Report, type ReportGroup, useActivity, useCourts, useReport, useReportFile } from "../api.ts";
import { Activity } from "../components/Activity.tsx";
import { BarTable } from "../components/BarTable.tsx";
import { Heatmap } from "../components/Heatmap.tsx";
import { RangeFilter } from "../components/RangeFilter.tsx";
import styles from "../components/Reports.module.css";
import {
  changeText,
  hasCheckIns,
  hours,
  MEASURES,
  type Measure,
  measuresOf,
  noShowText,
  partOf,
  percent,
  periodsOf,
} from "../figures.ts";
import { readFilter } from "../report-filter.ts";

/** "Mar 8, 2026" */
const labelOf = (date: string): string => clubDateLabel(`${date}T00:00:00Z`, "UTC");

/** `/admin/reports` (docs/product/screens.md#reports): how the courts are used, and by whom. */
export default function ReportsPage() {
  const { club } = useMe();
  const zone = club?.time_zone ?? "UTC";
  const address = useListAddress();
  const [today] = useState(() => clubDate(Date.now(), zone));
  const filter = readFilter(address.get, today);
  const measure = MEASURES.find(({ value }) => value === address.get("show"))?.value ?? "used";
  const byHour = useReport(filter, "hour_weekday");
  const byDay = useReport(filter, "day");
  const byCourt = useReport(filter, "court");
  const activity = useActivity(filter);
  const reads = [byHour, byDay, byCourt, activity];
  const outdated = reads.filter(({ data, isError }) => isError && data !== undefined);
  const isOfRange = reads.every(({ data, isPlaceholderData }) => data !== undefined && !isPlaceholderData);
  const file = useReportFile(filter);
  const csvButton = (group: ReportGroup | "activity") => (
    <span className={styles.unprinted}>
      <Button size="small" busy={file.isPending && file.variables === group} onClick={() => file.mutate(group)}>
        Download CSV
      </Button>
    </span>
  );
  const isNarrowed = filter.sport !== "" || filter.court !== "";
  const label = MEASURES.find(({ value }) => value === measure)?.label ?? "";
  return (
    <Page>
      <PageHeader
        title="Reports"
        description={`How the courts were used, ${labelOf(filter.from)} to ${labelOf(filter.to)}, by the club's clock`}
        actions={
          <span className={styles.unprinted}>
            <Button disabled={!isOfRange} onClick={() => window.print()}>
              Print
            </Button>
          </span>
        }
      />
      <Stack gap={20}>
        <RangeFilter filter={filter} today={today} courts={useCourts()} onChange={address.change} />
        {outdated.length > 0 && (
          <OutdatedNotice
            error={outdated[0]?.error}
            onRetry={() => {
              for (const { refetch } of outdated) void refetch();
            }}
          />
        )}
        <Loaded query={byHour}>{(report) => <Totals report={report} />}</Loaded>
        <Card title="By Hour and Weekday" extra={csvButton("hour_weekday")}>
          <Stack gap={12}>
            <span className={styles.unprinted}>
              <Segmented
                label="What is shown"
                options={measuresOf(byHour.data?.totals, measure)}
                look="pills"
                wrap
                value={measure}
                onChange={(show) => address.change({ show: show === "used" ? null : show })}
              />
            </span>
            <Loaded query={byHour}>
              {({ data }) => <Heatmap rows={data} measure={measure} caption={`${label}, part of the open time`} />}
            </Loaded>
          </Stack>
        </Card>
        <div className={styles.cards}>
          <Card title="By Date" extra={csvButton("day")}>
            <Loaded query={byDay}>{({ data }) => <Dates rows={data} measure={measure} label={label} />}</Loaded>
          </Card>
          <Card title="By Court" extra={csvButton("court")}>
            <Loaded query={byCourt}>{(report) => <Courts report={report} measure={measure} label={label} />}</Loaded>
          </Card>
        </div>
        <Inline justify="between" gap={12}>
          <Stack gap={0}>
            <Heading>Demand and People</Heading>
            {isNarrowed && (
              <Text size="sm" tone="secondary">
                Of the whole club, whatever sport or court is chosen
              </Text>
            )}
          </Stack>
          {csvButton("activity")}
        </Inline>
        <Loaded query={activity}>{(report) => <Activity report={report} zone={zone} />}</Loaded>
      </Stack>
    </Page>
  );
}

interface LoadedProps<Data> {
  query: {
    data: Data | undefined;
    isError: boolean;
    error: unknown;
    isFetching: boolean;
    isPlaceholderData: boolean;
    refetch: () => Promise<unknown>;
  };
  children: (data: Data) => ReactNode;
}

/** A part of the page once its figures are there; dimmed while they are those of the range before. */
function Loaded<Data>({ query, children }: LoadedProps<Data>) {
  const failure = query.data === undefined ? failureOf(query, "The figures could not be loaded") : null;
  if (failure)
    return <ErrorState compact {...failure} cause={failure.cause ?? "Check your connection, then try again."} />;
  if (query.data === undefined) return <SkeletonList count={3} />;
  return (
    <div className={query.isPlaceholderData ? styles.stale : undefined} aria-busy={query.isFetching || undefined}>
      {children(query.data)}
    </div>
  );
}

function Totals({ report: { totals, previous } }: { report: Report }) {
  const before = previous.totals;
  const change = changeText(totals.utilisation, before.utilisation);
  const hint = (minutes: number) => `${hours(minutes)} before`;
  return (
    <div className={styles.stats}>
      <Stat
        label="Used"
        value={percent(totals.utilisation)}
        hint={change ? `${change}, ${percent(before.utilisation)} before` : "Nothing to compare with"}
      />
      <Stat label="Bookings" value={totals.bookings} hint={`${before.bookings} before`} />
      <Stat label="Booked" value={hours(totals.booked_minutes)} hint={hint(before.booked_minutes)} />
      {hasCheckIns(totals) && (
        <>
          <Stat
            label="Played"
            value={hours(totals.played_minutes)}
            hint={hasCheckIns(before) ? hint(before.played_minutes) : "Not known before"}
          />
          <Stat label="No-Shows" value={totals.no_shows} hint={noShowText(totals, before)} />
        </>
      )}
      <Stat label="Lessons" value={hours(totals.lesson_minutes)} hint={hint(before.lesson_minutes)} />
      <Stat label="Events" value={hours(totals.event_minutes)} hint={hint(before.event_minutes)} />
      <Stat label="Blocked" value={hours(totals.blocked_minutes)} hint={hint(before.blocked_minutes)} />
      <Stat label="Open" value={hours(totals.open_minutes)} hint={hint(before.open_minutes)} />
    </div>
  );
}

interface PartProps {
  measure: Measure;
  label: string;
}

function Dates({ rows, measure, label }: PartProps & { rows: Report["data"] }) {
  const periods = periodsOf(rows);
  if (rows.every(({ open_minutes }) => open_minutes === 0)) {
    return <Text tone="secondary">No court was open in this range.</Text>;
  }
  return (
    <>
      <div className={styles.chart} aria-hidden="true">
        <div className={styles.scale}>
          <span>100%</span>
          <span>50%</span>
          <span>0%</span>
        </div>
        <div className={styles.columns}>
          {periods.map((period) => {
            const part = partOf(period, measure);
            const height = { "--part": percent(part ?? 0) } as CSSProperties;
            return <span key={period.from} title={`${period.label}: ${percent(part)}`} style={height} />;
          })}
        </div>
        <div className={styles.ends}>
          <span>{periods[0]?.label}</span>
          {periods.length > 1 && <span>{periods.at(-1)?.label}</span>}
        </div>
      </div>
      <details>
        <summary className={styles.summary}>Show as a table</summary>
        <BarTable
          caption={`${label} by date`}
          columns={["Date", "Open", label]}
          rows={periods.map((period) => {
            const part = partOf(period, measure);
            return {
              ...{ key: period.from, label: period.label, cells: [hours(period.open_minutes)] },
              ...{ value: percent(part), part: part ?? 0 },
            };
          })}
          empty="No dates"
        />
      </details>
    </>
  );
}

function Courts({ report: { data, previous }, measure, label }: PartProps & { report: Report }) {
  const before = new Map(previous.data.map((row) => [row.court_id, partOf(row, measure)]));
  return (
    <BarTable
      caption={`${label} by court`}
      columns={["Court", "Open", "Before", label]}
      rows={data.map((row) => {
        const part = partOf(row, measure);
        return {
          ...{ key: row.court_id ?? "", label: row.court_name },
          cells: [hours(row.open_minutes), percent(before.get(row.court_id) ?? null)],
          ...{ value: percent(part), part: part ?? 0 },
        };
      })}
      empty="No courts"
    />
  );
}

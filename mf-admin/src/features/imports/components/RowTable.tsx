import { useMe } from "@courtside/contracts/shell/index.tsx";
import { Button, Empty, Inline, Segmented, Stack, Tag, Text, type Tone } from "@courtside/design-system/core.tsx";
import { type StaffColumn, StaffTable } from "@courtside/design-system/staff.tsx";
import { useState } from "react";

interface ReportedRow<Outcome extends string> {
  line: number;
  outcome: Outcome;
  problems: readonly { field: string; message: string }[];
  why: string | null;
}

export type Outcomes<Outcome extends string> = Record<Outcome, { label: string; tone: Tone }>;

interface RowTableProps<Row extends ReportedRow<Outcome>, Outcome extends string> {
  rows: readonly Row[];
  /** In the order in which they are offered. */
  outcomes: Outcomes<Outcome>;
  columns: readonly StaffColumn<Row>[];
  onDownload: (rows: readonly Row[]) => void;
}

/** The rows of an import, by what becomes of them; the first outcome that has any is shown. */
export function RowTable<Row extends ReportedRow<Outcome>, Outcome extends string>(props: RowTableProps<Row, Outcome>) {
  const { rows, outcomes, columns, onDownload } = props;
  const { profile } = useMe();
  const order = Object.keys(outcomes) as Outcome[];
  const count = (outcome: Outcome) => rows.filter((row) => row.outcome === outcome).length;
  const present = order.filter((outcome) => count(outcome) > 0);
  const [chosen, setChosen] = useState<Outcome | undefined>(present[0]);
  const outcome = chosen && present.includes(chosen) ? chosen : present[0];
  const shown = rows.filter((row) => row.outcome === outcome);
  return (
    <Stack gap={12}>
      <Inline gap={12} justify="between">
        <Segmented
          label="Rows shown"
          look="pills"
          wrap
          options={present.map((value) => ({
            value,
            label: outcomes[value].label,
            hint: count(value).toLocaleString("en-US"),
          }))}
          value={outcome}
          onChange={setChosen}
        />
        <Button size="small" onClick={() => onDownload(shown)}>
          Download These Rows
        </Button>
      </Inline>
      <StaffTable
        caption="Rows"
        keepAs={`${profile.id}.import-rows`}
        columns={[lineColumn<Row>(), ...columns, resultColumn<Row, Outcome>(outcomes)]}
        rows={shown}
        rowKey={({ line }) => String(line)}
        loading={false}
        empty={<Empty title="No rows" />}
      />
    </Stack>
  );
}

const lineColumn = <Row extends { line: number }>(): StaffColumn<Row> => ({
  ...{ key: "line", title: "Line", align: "end", width: 88, card: "detail" },
  render: ({ line }) => line,
});

const resultColumn = <Row extends ReportedRow<Outcome>, Outcome extends string>(
  outcomes: Outcomes<Outcome>,
): StaffColumn<Row> => ({
  ...{ key: "outcome", title: "Result", card: "detail" },
  render: ({ outcome, problems, why }) => (
    <Stack gap={4}>
      <div>
        {why === null ? (
          <Tag tone={outcomes[outcome].tone}>{outcomes[outcome].label}</Tag>
        ) : (
          <Tag tone="error">Not imported</Tag>
        )}
      </div>
      {why && <Text size="sm">{why}</Text>}
      {problems.map(({ field, message }) => (
        <Text key={field} size="sm">
          {message}
        </Text>
      ))}
    </Stack>
  ),
});

/** What is wrong with a row, or why it was left out, in one cell. */
export const reasonOf = ({ problems, why }: Pick<ReportedRow<string>, "problems" | "why">): string =>
  [...(why === null ? [] : [why]), ...problems.map(({ message }) => message)].join("; ");

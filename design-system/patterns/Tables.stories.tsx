import type { Meta, StoryObj } from "@storybook/react-vite";
import { FoundationPage, Section } from "../foundations/FoundationPage.tsx";
import { Pairs } from "../guides/Pairs.tsx";
import { RuleTable } from "../guides/RuleTable.tsx";
import { type StaffColumn, StaffTable } from "../src/components/StaffTable/StaffTable.tsx";
import { Tag } from "../src/components/Tag/Tag.tsx";
import { Text } from "../src/components/Text/Text.tsx";

const meta: Meta = { title: "Patterns/Tables", parameters: { layout: "fullscreen" } };
export default meta;

interface Invoice {
  number: string;
  date: string;
  state: "Paid" | "Open";
  cents: number;
}

const invoices: Invoice[] = [
  { number: "R-104", date: "Nov 1, 2026", state: "Open", cents: 7_900 },
  { number: "R-97", date: "Oct 1, 2026", state: "Paid", cents: 117_900 },
];
const dollars = (cents: number) =>
  new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" }).format(cents / 100);

const columns: StaffColumn<Invoice>[] = [
  { key: "number", title: "Invoice", card: "title", sortable: true, render: ({ number }) => <strong>{number}</strong> },
  { key: "date", title: "Date", card: "detail", sortable: true, render: ({ date }) => date },
  {
    key: "state",
    title: "Status",
    card: "status",
    render: ({ state }) => <Tag tone={state === "Open" ? "warning" : "neutral"}>{state}</Tag>,
  },
  {
    key: "cents",
    title: "Amount",
    card: "detail",
    align: "end",
    sortable: true,
    render: ({ cents }) => dollars(cents),
  },
];

export const Page: StoryObj = {
  render: () => (
    <FoundationPage
      title="Tables"
      idea="A table is for comparing. On a phone, and wherever the columns do not fit, the same rows are cards."
    >
      <Section title="As it should be">
        <StaffTable
          caption="Invoices"
          total="2 invoices"
          columns={columns}
          rows={invoices}
          rowKey={({ number }) => number}
          sort={{ key: "date", direction: "descending" }}
          onSortChange={() => undefined}
        />
      </Section>
      <Section title="Columns">
        <RuleTable
          heads={["Content", "Rule"]}
          rows={[
            ["What the thing is called", "First, strong, and the title of the card. It leads to the thing."],
            ["Text", "At the start."],
            ["Numbers, money, durations", "At the end, with figures of one width and the same decimals."],
            ["A state", "A Tag; neutral where nothing has to be done."],
            ["Nothing", "Named: Not given, Never. No dash."],
            ["Actions", "Last: one in sight, the rest in a Menu that names the row."],
          ]}
        />
      </Section>
      <Section title="Sort, filter, select">
        <RuleTable
          heads={["What", "Rule"]}
          rows={[
            ["Sort, filters, search", "In the address: reload, Back and a link show the same list."],
            ["First order", "What has to be done first, otherwise by name; numbers in names as people count."],
            ["Selecting", "A box in each row and one for all that are shown. The bar beneath says how many."],
            ["Many rows", "The next are fetched before the end is reached; the total says how many there are."],
            ["A filter that finds nothing", "Empty with Clear filters."],
            ["Refreshing", "The old rows stay under a moving line."],
          ]}
        />
      </Section>
      <Section title="Do and don't">
        <Pairs
          pairs={[
            {
              good: <Text>$1,179.00</Text>,
              bad: <Text>1179 USD</Text>,
              why: "Money looks the same everywhere: Patterns, Time and money.",
            },
            {
              good: <Tag>Paid</Tag>,
              bad: <Tag tone="success">Paid</Tag>,
              why: "When nearly every row is green, green says nothing: color what differs.",
            },
          ]}
        />
      </Section>
    </FoundationPage>
  ),
};

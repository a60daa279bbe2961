import type { ClubTexts } from "@courtside/contracts/api/client.ts";
import { Alert, Stack, Text } from "@courtside/design-system/core.tsx";
import { Field, NumberInput } from "@courtside/design-system/fields.tsx";
import styles from "./NotificationDefaults.module.css";

interface TextCostsProps {
  texts: ClubTexts;
  /** What is typed; null while it is no number. */
  cap: number | null;
  problem: string | null;
  onChange: (cap: number | null) => void;
}

const money = (amount: number, currency: string) =>
  new Intl.NumberFormat("en", { style: "currency", currency, currencyDisplay: "code" }).format(amount);

/** The control's id, so that a rejected save can give it the focus. */
export const CAP_ID = "text-cap";

/** Why this cannot be the most that texts cost in a month; null: it can. */
export function capProblem(cap: number | null, { most, currency }: ClubTexts): string | null {
  if (cap === null || cap < 0 || cap > most) return `Enter an amount from 0 to ${money(most, currency)}`;
  return Math.abs(cap * 100 - Math.round(cap * 100)) < 1e-6 ? null : "Enter at most two decimals";
}

/** What texts cost in this month, and what they may cost at most (docs/product/notifications.md#text-messages). */
export function TextCosts({ texts, cap, problem, onChange }: TextCostsProps) {
  const { price, currency, spent, most, is_reached } = texts;
  return (
    <section className={styles.costs} aria-labelledby="text-costs">
      <Stack gap={12}>
        <h3 id="text-costs" className={styles.event}>
          Text Messages
        </h3>
        {is_reached && (
          <Alert tone="warning" title="This month's limit is reached">
            Until next month people are told by email instead. Raise the limit to send texts again now.
          </Alert>
        )}
        <Text as="p" tone="secondary">
          {`${money(spent, currency)} of ${money(texts.cap, currency)} used this month. A text has one or two parts, and a part costs ${money(price, currency)}.`}
        </Text>
        <Field
          label={`Most a Month (${currency})`}
          hint={`${money(most, currency)}, the installation's limit, at most; 0 sends none`}
          error={problem ?? undefined}
        >
          <NumberInput
            id={CAP_ID}
            className={styles.cap}
            value={cap}
            min={0}
            max={most}
            step={0.01}
            onChange={onChange}
          />
        </Field>
      </Stack>
    </section>
  );
}

import { Code } from "../FoundationPage.tsx";
import { tokenNames } from "../tokenNames.ts";
import { useTokenValues } from "../useTokenValues.ts";
import styles from "./Spacing.module.css";

const USES: Record<string, string> = {
  "--cs-space-1": "between an icon and its neighbour, rows of one thought",
  "--cs-space-2": "inside a control; between buttons",
  "--cs-space-3": "between the details of a card",
  "--cs-space-4": "a phone's page edge; between cards",
  "--cs-space-5": "inside a card; between fields of a form",
  "--cs-space-6": "a tablet's page edge; under a page's title",
  "--cs-space-8": "a desktop's page edge; between sections",
  "--cs-space-12": "between the parts of a public page",
};

/** The scale at its true size. */
export function TokenBars() {
  const spaces = tokenNames("space-");
  const [ref, value] = useTokenValues(spaces);
  return (
    <div ref={ref} className={styles.bars}>
      {spaces.map((name) => (
        <div key={name} className={styles.bar}>
          <span className={styles.size}>{value(name)}</span>
          <span className={styles.block} style={{ width: `var(${name})` }} />
          <span className={styles.use}>
            <Code>{name}</Code> {USES[name]}
          </span>
        </div>
      ))}
    </div>
  );
}

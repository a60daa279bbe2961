import { IconCheck } from "@courtside/design-system/components/Icon/icons.tsx";
import styles from "./CheckList.module.css";

/** What is included, line by line. */
export const CheckList = ({ items }: { items: readonly string[] }) => (
  <ul className={styles.list}>
    {items.map((item) => (
      <li key={item}>
        <IconCheck size={18} className={styles.check} />
        {item}
      </li>
    ))}
  </ul>
);

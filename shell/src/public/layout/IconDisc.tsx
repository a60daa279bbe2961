import { classNames } from "@courtside/design-system/classNames.ts";
import type { IconCheck } from "@courtside/design-system/components/Icon/icons.tsx";
import styles from "./IconDisc.module.css";

/** An icon on a soft square, above a card's or a notice's title. */
export function IconDisc({ Icon, centered }: { Icon: typeof IconCheck; centered?: boolean }) {
  return (
    <span className={classNames(styles.disc, centered && styles.centered)}>
      <Icon size={24} />
    </span>
  );
}

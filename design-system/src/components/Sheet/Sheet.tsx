import { classNames } from "../../classNames.ts";
import { DialogLayer, type DialogLayerProps } from "../Modal/DialogLayer.tsx";
import styles from "./Sheet.module.css";

export interface SheetProps extends Omit<DialogLayerProps, "panelClass" | "bodyClass" | "role"> {
  open: boolean;
  /** `end`: at the right, on a phone from below. `start`: at the left everywhere, for navigation. `bottom`: from below everywhere. */
  side?: "end" | "start" | "bottom";
  /** Body without padding. */
  flush?: boolean;
}

/** A panel from an edge for details, filters, navigation. */
export function Sheet({ open, side = "end", flush, ...layer }: SheetProps) {
  if (!open) return null;
  return (
    <DialogLayer
      {...layer}
      panelClass={classNames(styles.sheet, styles[side])}
      bodyClass={flush ? styles.flush : undefined}
    />
  );
}

import { Badge, Button, IconFilter } from "@courtside/design-system/core.tsx";
import type { useBoardAddress } from "./useBoardAddress.ts";

interface FoldButtonProps {
  address: ReturnType<typeof useBoardAddress>;
  /** The text to find. */
  find: string;
  open: boolean;
  onOpen: (open: boolean) => void;
}

/** On a phone: unfolds what narrows the board, and counts what is set of it. */
export function FoldButton({ address: { sport, showsAll }, find, open, onOpen }: FoldButtonProps) {
  const set = [sport !== null, showsAll, find !== ""].filter(Boolean).length;
  return (
    <Button
      icon={<IconFilter />}
      aria-label={set > 0 ? `Filters, ${set} set` : "Filters"}
      aria-expanded={open}
      onClick={() => onOpen(!open)}
    >
      {set > 0 ? <Badge count={set} label="set" /> : undefined}
    </Button>
  );
}

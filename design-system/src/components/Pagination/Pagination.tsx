import { IconButton } from "../Button/IconButton.tsx";
import { IconChevronLeft, IconChevronRight } from "../Icon/icons.tsx";
import { Text } from "../Text/Text.tsx";
import styles from "./Pagination.module.css";

export interface PaginationProps {
  /** From 1. */
  page: number;
  pageCount: number;
  onChange: (page: number) => void;
  /** What is paged, for a screen reader. */
  label: string;
}

/** One page back or on, for a list of known length. */
export function Pagination({ page, pageCount, onChange, label }: PaginationProps) {
  if (pageCount <= 1) return null;
  return (
    <nav aria-label={label} className={styles.pagination}>
      <IconButton
        label="Previous page"
        variant="secondary"
        icon={<IconChevronLeft />}
        disabled={page <= 1}
        onClick={() => onChange(page - 1)}
      />
      <Text aria-live="polite">
        Page {page} of {pageCount}
      </Text>
      <IconButton
        label="Next page"
        variant="secondary"
        icon={<IconChevronRight />}
        disabled={page >= pageCount}
        onClick={() => onChange(page + 1)}
      />
    </nav>
  );
}

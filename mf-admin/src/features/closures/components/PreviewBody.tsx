import type { ClosurePreview } from "@courtside/contracts/api/client.ts";
import { Alert, Text } from "@courtside/design-system/core.tsx";
import { summaryOf } from "./counts-text.ts";
import { PreviewDates } from "./PreviewDates.tsx";
import { type OutcomeChoice, PreviewItems } from "./PreviewItems.tsx";

interface PreviewBodyProps {
  preview: ClosurePreview;
  zone: string;
  choice: OutcomeChoice;
  /** Why it is shown again. */
  notice?: string | undefined;
}

/** What becomes of everything that a closure or its extension touches, date by date (docs/product/closures.md#preview). */
export function PreviewBody({ preview, zone, choice, notice }: PreviewBodyProps) {
  return (
    <>
      {notice && (
        <Alert tone="warning" role="alert">
          {notice}
        </Alert>
      )}
      {preview.refused.map(({ court_id, message }) => (
        <Alert key={court_id} tone="info">
          {message}
        </Alert>
      ))}
      <Text as="p">{summaryOf(preview)}</Text>
      {preview.occurrences.length > 1 ? (
        <PreviewDates preview={preview} zone={zone} choice={choice} />
      ) : (
        <PreviewItems label="What the closure affects" items={preview.items} zone={zone} choice={choice} />
      )}
    </>
  );
}

import { isApiError, messageOf } from "@courtside/contracts/api/client.ts";
import { Card, ErrorState, SkeletonList } from "@courtside/design-system/core.tsx";
import { type ReactNode, useEffect } from "react";
import type { SaveText } from "../form/saveText.ts";
import styles from "./OwnSection.module.css";

export interface OwnSectionProps {
  id: string;
  text: SaveText;
  onUnsaved: (id: string, isUnsaved: boolean) => void;
}

interface SectionCardProps<Data> {
  id: string;
  title: string;
  description: string;
  /** Of the error state. */
  failed: string;
  settings: { data: Data | undefined; error: unknown; isFetching: boolean; refetch: () => Promise<unknown> };
  children: (data: Data) => ReactNode;
}

/** A section of the settings that is loaded and saved by itself. */
export function SectionCard<Data>({ id, title, description, failed, settings, children }: SectionCardProps<Data>) {
  const { data, error } = settings;
  return (
    <Card id={id} className={styles.section} title={title} description={description} tabIndex={-1}>
      {data ? (
        children(data)
      ) : error ? (
        <ErrorState
          compact
          title={failed}
          cause={messageOf(error) ?? undefined}
          requestId={isApiError(error) ? error.requestId : undefined}
          onRetry={() => void settings.refetch()}
          retrying={settings.isFetching}
        />
      ) : (
        <SkeletonList />
      )}
    </Card>
  );
}

/** Tells the page whether leaving it would lose changes of this section. */
export function useReportUnsaved({ id, onUnsaved }: Omit<OwnSectionProps, "text">, isUnsaved: boolean): void {
  useEffect(() => {
    onUnsaved(id, isUnsaved);
    return () => onUnsaved(id, false);
  }, [onUnsaved, id, isUnsaved]);
}

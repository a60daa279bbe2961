import { messageOf } from "@courtside/contracts/api/client.ts";
import { Alert, SkeletonList, Text } from "@courtside/design-system/core.tsx";
import { useEffect, useState } from "react";
import { type MailPart, useMailPreview } from "../api.ts";
import styles from "./MailTexts.module.css";

interface MailPreviewProps {
  kind: string;
  draft: Record<MailPart, string>;
}

/** How long an edit rests before its preview is asked for, in milliseconds. */
const REST = 400;

/** The mail with an example's values; why there is none stands in its place. */
export function MailPreview({ kind, draft }: MailPreviewProps) {
  const [settled, setSettled] = useState(draft);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(draft), REST);
    return () => clearTimeout(timer);
  }, [draft]);
  const { data, error } = useMailPreview(kind, settled);
  return (
    <section aria-label="Preview" aria-live="polite" className={styles.preview}>
      {error ? (
        <Alert tone="warning" title="No preview">
          {messageOf(error) ?? "The preview could not be loaded"}
        </Alert>
      ) : data ? (
        <>
          <Text as="p" size="sm" tone="secondary">
            Preview with an example
          </Text>
          <p className={styles.subject}>{data.subject}</p>
          <div className={styles.mail}>
            <h3 className={styles.heading}>{data.heading}</h3>
            {data.paragraphs.map((paragraph, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no identity, and two may be equal
              <p key={at} className={styles.paragraph}>
                {paragraph}
              </p>
            ))}
            {data.button && <span className={styles.button}>{data.button}</span>}
          </div>
        </>
      ) : (
        <SkeletonList />
      )}
    </section>
  );
}

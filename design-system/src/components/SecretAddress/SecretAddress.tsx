import type { ReactNode } from "react";
import { Alert } from "../Alert/Alert.tsx";
import { Button } from "../Button/Button.tsx";
import { LinkButton } from "../Button/LinkButton.tsx";
import { IconCopy } from "../Icon/icons.tsx";
import { Inline, Stack } from "../Layout/Layout.tsx";
import { useToast } from "../Toast/useToast.ts";
import styles from "./SecretAddress.module.css";

interface SecretAddressProps {
  /** Says that it is shown this once, and of what it is. */
  title: string;
  url: string;
}

/** The secret address of a calendar feed right after it was made, to copy or to open: nothing can show it again. */
export function SecretAddress({ title, url }: SecretAddressProps) {
  return (
    <SecretText title={title} text={url} what="address">
      <LinkButton href={url.replace(/^https?:/, "webcal:")}>Open in calendar</LinkButton>
    </SecretText>
  );
}

export interface SecretTextProps {
  title: string;
  text: string;
  /** What it is, for the messages: "address", "key". */
  what: string;
  children?: ReactNode;
}

/** Any text that is shown once, to copy. */
export function SecretText({ title, text, what, children }: SecretTextProps) {
  const toast = useToast("copy-address");
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast.success(`${what[0]?.toUpperCase()}${what.slice(1)} copied`),
      () => toast.error(`The ${what} could not be copied`, "Select it and copy it by hand."),
    );
  return (
    <Alert tone="success" title={title}>
      <Stack gap={12}>
        <code className={styles.address}>{text}</code>
        <Inline>
          <Button icon={<IconCopy />} onClick={copy}>
            Copy
          </Button>
          {children}
        </Inline>
      </Stack>
    </Alert>
  );
}

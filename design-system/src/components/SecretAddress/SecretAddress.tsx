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
  const toast = useToast("copy-address");
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => toast.success("Address copied"),
      () => toast.error("The address could not be copied", "Select it and copy it by hand."),
    );
  return (
    <Alert tone="success" title={title}>
      <Stack gap={12}>
        <code className={styles.address}>{url}</code>
        <Inline>
          <Button icon={<IconCopy />} onClick={copy}>
            Copy
          </Button>
          <LinkButton href={url.replace(/^https?:/, "webcal:")}>Open in calendar</LinkButton>
        </Inline>
      </Stack>
    </Alert>
  );
}

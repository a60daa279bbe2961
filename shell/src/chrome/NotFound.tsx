import { IconCourt, LinkButton, Page } from "@courtside/design-system/core.tsx";
import styles from "./NotFound.module.css";
import { useScreenTitle } from "./useScreenTitle.ts";

/** Any path that nobody owns. */
export function NotFound() {
  useScreenTitle("Page not found");
  return (
    <Page width="narrow" className={styles.page}>
      <IconCourt size={48} className={styles.icon} />
      <h1 className={styles.title}>Oops! Page not found</h1>
      <p className={styles.text}>The address may be mistyped, or the page may have moved.</p>
      <LinkButton href="/" variant="primary">
        Return to Home
      </LinkButton>
    </Page>
  );
}

import { IconCourt, LinkButton, Page } from "@courtside/design-system/core.tsx";
import { useQuery } from "@tanstack/react-query";
import { homeOf } from "../access/home.ts";
import { useScreenTitle } from "../page/useScreenTitle.ts";
import { registryQuery } from "../remotes/registry.ts";
import { useCurrentSession } from "../session/SessionContext.ts";
import styles from "./NotFound.module.css";

/** Any path without a screen. It links to the role's home route. */
export function NotFound() {
  useScreenTitle("Page not found");
  const { me } = useCurrentSession();
  const registry = useQuery(registryQuery);
  const home = me?.effective_role ? homeOf(me.effective_role, registry.data ?? []) : me ? "/join-club" : "/";
  return (
    <Page width="narrow" className={styles.page}>
      <IconCourt size={48} className={styles.icon} />
      <h1 className={styles.title}>Oops! Page not found</h1>
      <p className={styles.text}>The address may be mistyped, or the page may have moved.</p>
      <LinkButton href={home} variant="primary">
        Return to Home
      </LinkButton>
    </Page>
  );
}

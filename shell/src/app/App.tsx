import { ShellProvider, type ShellServices } from "@courtside/contracts/shell/index.tsx";
import { PageRouter } from "@courtside/contracts/shell/PageRouter.tsx";
import type { PageHistory } from "@courtside/contracts/shell/page-history.ts";
import { ThemeProvider } from "@courtside/design-system/core.tsx";
import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { type ComponentPropsWithRef, useMemo } from "react";
import { Link } from "react-router";
import { hasScreen } from "../access/hasScreen.ts";
import { renderSlot } from "../account/renderSlot.tsx";
import { api, fetchClient, queryClient } from "../api/client.ts";
import { getAccessToken } from "../auth/accessToken.ts";
import { useKiosk } from "../kiosk/useKiosk.ts";
import { followChanges } from "../live/followChanges.ts";
import { useLiveStatus } from "../live/useLiveStatus.ts";
import { useDemoTrace } from "../modes/demoTrace.ts";
import { useQaFlags } from "../modes/qaFlags.ts";
import { ColorModeContext } from "../page/ColorModeContext.ts";
import { isDevicePage } from "../page/device-path.ts";
import { useColorMode } from "../page/useColorMode.ts";
import { isDocument } from "../public/documents.ts";
import { registryQuery } from "../remotes/registry.ts";
import { SessionProvider } from "../session/SessionContext.ts";
import { useAccessWatch } from "../session/useAccessWatch.ts";
import { useSession } from "../session/useSession.ts";
import { Pages } from "./router.tsx";

/** The product's own colour, until the club is known. */
const PINE = "#0B6E4F";

interface AppProps {
  history: PageHistory;
}

/** The only providers of queries, theme, session and shell services. */
export function App({ history }: AppProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <Services history={history} />
    </QueryClientProvider>
  );
}

function Services({ history }: AppProps) {
  const session = useSession();
  const color = useColorMode();
  const { me } = session;
  const liveStatus = useLiveStatus(me);
  const registry = useQuery(registryQuery).data;
  useAccessWatch(me, liveStatus);
  useDemoTrace(session);
  useQaFlags(session);
  const kiosk = useKiosk(session);
  const services = useMemo<ShellServices>(
    () => ({
      me,
      role: me?.effective_role ?? null,
      api,
      fetchClient,
      getAccessToken,
      liveStatus,
      followChanges,
      hasScreen: (path) => hasScreen(path, registry ?? [], me),
      renderSlot: (slot, id) => renderSlot(registry ?? [], me?.effective_role ?? null, slot, id),
      colorMode: color.mode,
      kiosk,
      reportError: (error) => console.error(error),
    }),
    [me, liveStatus, registry, color.mode, kiosk],
  );
  return (
    <ThemeProvider
      mode={color.mode}
      density={kiosk.active || isDevicePage ? "kiosk" : "comfortable"}
      clubColor={session.status === "signed-out" ? PINE : me?.club?.primary_color}
      cspNonce={cspNonce()}
      linkComponent={RouterLink}
    >
      <ColorModeContext value={color}>
        <SessionProvider value={session}>
          <ShellProvider value={services}>
            <PageRouter history={history}>
              <Pages />
            </PageRouter>
          </ShellProvider>
        </SessionProvider>
      </ColorModeContext>
    </ThemeProvider>
  );
}

/** The design system's internal link: it uses the router, except for prerendered pages, which are separate documents. */
function RouterLink({ href = "/", ...rest }: ComponentPropsWithRef<"a">) {
  return <Link {...rest} to={href} reloadDocument={isDocument(href)} />;
}

/** The nonce of this page, which styles written at run time must carry; undefined if the server sets none. */
function cspNonce(): string | undefined {
  const content = document.querySelector<HTMLMetaElement>("meta[name=csp-nonce]")?.content;
  return content && !content.startsWith("__") ? content : undefined;
}

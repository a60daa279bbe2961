import { ErrorState, Loading } from "@courtside/design-system/core.tsx";
import styles from "../Device.module.css";
import { DeviceScreen } from "../DeviceScreen.tsx";
import type { Fetch } from "../device-clients.ts";
import { PairScreen } from "../PairScreen.tsx";
import { useDevice } from "../useDevice.ts";

/** `/device` (docs/product/screens.md#device): a tablet or a screen on the wall. `fetch` is for stories. */
export default function DevicePage({ fetch }: { fetch?: Fetch }) {
  const { state, pair, forget } = useDevice();
  switch (state.status) {
    case "reading":
      return <Loading page />;
    case "failed":
      return (
        <main className={styles.narrow}>
          <ErrorState
            title="This browser cannot keep a key"
            cause="A device needs the browser's storage: leave private browsing, or allow it, then try again."
            onRetry={() => location.reload()}
          />
        </main>
      );
    case "unpaired":
      return <PairScreen wasRemoved={state.wasRemoved} fetch={fetch} onPaired={pair} />;
    case "paired":
      return <DeviceScreen device={state.device} fetch={fetch} onRevoked={forget} />;
  }
}

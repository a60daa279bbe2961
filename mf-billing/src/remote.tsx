import { lazyScreen } from "@courtside/contracts/shell/lazy-screen.tsx";
import { CONTRACT_VERSION, type RemoteModule } from "@courtside/contracts/shell/remote.ts";

/** What the shell loads of this remote; remote.json says at which path each screen is. */
export default {
  contract: CONTRACT_VERSION,
  screens: {
    plans: lazyScreen(() => import("./features/plans/pages/PlansPage.tsx")),
  },
} satisfies RemoteModule;

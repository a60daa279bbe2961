import { lazyScreen } from "@courtside/contracts/shell/lazy-screen.tsx";
import { CONTRACT_VERSION, type RemoteModule } from "@courtside/contracts/shell/remote.ts";

/** What the shell loads of this remote; remote.json says where each screen stands. */
export default {
  contract: CONTRACT_VERSION,
  screens: {
    dashboard: lazyScreen(() => import("./features/dashboard/pages/DashboardPage.tsx")),
    courts: lazyScreen(() => import("./features/courts/pages/CourtsPage.tsx")),
  },
} satisfies RemoteModule;

import { lazyScreen } from "@courtside/contracts/shell/lazy-screen.tsx";
import { CONTRACT_VERSION, type RemoteModule } from "@courtside/contracts/shell/remote.ts";

/** What the shell loads of this remote; remote.json says where each screen stands. */
export default {
  contract: CONTRACT_VERSION,
  screens: {
    book: lazyScreen(() => import("./features/book/pages/BookPage.tsx")),
    "my-bookings": lazyScreen(() => import("./features/bookings/pages/MyBookingsPage.tsx")),
    "all-bookings": lazyScreen(() => import("./features/bookings/pages/AllBookingsPage.tsx")),
  },
} satisfies RemoteModule;

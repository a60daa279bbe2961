import { lazyScreen } from "@courtside/contracts/shell/lazy-screen.tsx";
import { CONTRACT_VERSION, type RemoteModule } from "@courtside/contracts/shell/remote.ts";

/** What the shell loads of this remote; remote.json maps routes to these screens. */
export default {
  contract: CONTRACT_VERSION,
  screens: {
    dashboard: lazyScreen(() => import("./features/dashboard/pages/DashboardPage.tsx")),
    book: lazyScreen(() => import("./features/booking/pages/BookPage.tsx")),
    "my-bookings": lazyScreen(() => import("./features/booking/pages/MyBookingsPage.tsx")),
    booking: lazyScreen(() => import("./features/booking-page/pages/BookingPage.tsx")),
    "all-bookings": lazyScreen(() => import("./features/booking/pages/AllBookingsPage.tsx")),
    "to-day-grid": lazyScreen(() => import("./features/booking/pages/ToDayGridPage.tsx")),
    waitlist: lazyScreen(() => import("./features/waitlist/pages/WaitlistPage.tsx")),
    device: lazyScreen(() => import("./features/device/pages/DevicePage.tsx")),
    "front-desk": lazyScreen(() => import("./features/board/pages/BoardPage.tsx")),
  },
  slots: {
    "my-bookings": lazyScreen(() => import("./features/account/pages/MyBookingsSlot.tsx")),
    waitlist: lazyScreen(() => import("./features/account/pages/WaitlistSlot.tsx")),
    calendar: lazyScreen(() => import("./features/account/pages/CalendarSlot.tsx")),
    kiosk: lazyScreen(() => import("./features/account/pages/KioskSlot.tsx")),
    "club-info": lazyScreen(() => import("./features/account/pages/ClubInfoSlot.tsx")),
  },
} satisfies RemoteModule;

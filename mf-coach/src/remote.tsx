import { lazyScreen } from "@courtside/contracts/shell/lazy-screen.tsx";
import { CONTRACT_VERSION, type RemoteModule } from "@courtside/contracts/shell/remote.ts";

/** What the shell loads of this remote; remote.json says at which path each screen is. */
export default {
  contract: CONTRACT_VERSION,
  screens: {
    coaches: lazyScreen(() => import("./features/coaches/pages/CoachesPage.tsx")),
    coach: lazyScreen(() => import("./features/coaches/pages/CoachPage.tsx")),
    "manage-coaches": lazyScreen(() => import("./features/coaches/pages/ManageCoachesPage.tsx")),
    "my-lesson-requests": lazyScreen(() => import("./features/lesson-requests/pages/MyLessonRequestsPage.tsx")),
    portal: lazyScreen(() => import("./features/portal/pages/CoachPortalPage.tsx")),
    schedule: lazyScreen(() => import("./features/schedule/pages/SchedulePage.tsx")),
    "lesson-requests": lazyScreen(() => import("./features/coach-requests/pages/LessonRequestsPage.tsx")),
    events: lazyScreen(() => import("./features/events/pages/EventsPage.tsx")),
  },
  slots: {
    events: lazyScreen(() => import("./features/events/pages/EventsSlot.tsx")),
  },
} satisfies RemoteModule;

import { lazyScreen } from "@courtside/contracts/shell/lazy-screen.tsx";
import { CONTRACT_VERSION, type RemoteModule } from "@courtside/contracts/shell/remote.ts";

/** What the shell loads of this remote; remote.json says at which path each screen is. */
export default {
  contract: CONTRACT_VERSION,
  screens: {
    dashboard: lazyScreen(() => import("./features/dashboard/pages/DashboardPage.tsx")),
    news: lazyScreen(() => import("./features/news/pages/NewsPage.tsx")),
    messages: lazyScreen(() => import("./features/messages/pages/MessagesPage.tsx")),
    invite: lazyScreen(() => import("./features/invitations/pages/InvitePage.tsx")),
    settings: lazyScreen(() => import("./features/settings/pages/SettingsPage.tsx")),
    integrations: lazyScreen(() => import("./features/integrations/pages/IntegrationsPage.tsx")),
    joinPoster: lazyScreen(() => import("./features/join-code/pages/PosterPage.tsx")),
    courts: lazyScreen(() => import("./features/courts/pages/CourtsPage.tsx")),
    reports: lazyScreen(() => import("./features/reports/pages/ReportsPage.tsx")),
    auditLog: lazyScreen(() => import("./features/audit-log/pages/AuditLogPage.tsx")),
    feeds: lazyScreen(() => import("./features/courts/pages/FeedsPage.tsx")),
    devices: lazyScreen(() => import("./features/devices/pages/DevicesPage.tsx")),
    platform: lazyScreen(() => import("./features/platform/pages/PlatformPage.tsx")),
    blocks: lazyScreen(() => import("./features/blocks/pages/BlocksPage.tsx")),
    closures: lazyScreen(() => import("./features/closures/pages/ClosuresPage.tsx")),
    closeFromPhone: lazyScreen(() => import("./features/closures/pages/CloseFromPhonePage.tsx")),
    guests: lazyScreen(() => import("./features/guests/pages/GuestsPage.tsx")),
    import: lazyScreen(() => import("./features/imports/pages/ImportMembersPage.tsx")),
    importBookings: lazyScreen(() => import("./features/imports/pages/ImportBookingsPage.tsx")),
    members: lazyScreen(() => import("./features/members/pages/MembersPage.tsx")),
  },
} satisfies RemoteModule;

/** The workspaces that other repositories build remotes with, and the files of each whose types are a promise to them. */
export const PUBLIC_PACKAGES = {
  contracts: [
    "api/client.ts",
    "mock-api/mock-api.ts",
    "mock-api/on.ts",
    "mock-api/responses.ts",
    "shell/fake-me.ts",
    "shell/index.tsx",
    "shell/lazy-screen.tsx",
    "shell/registry.ts",
    "shell/remote.ts",
    "shell/standalone.tsx",
    "shell/testing.tsx",
    "shell/useClubDays.ts",
    "shell/useIdempotencyKey.ts",
    "shell/useInvalidate.ts",
    "shell/useLeaveGuard.ts",
    "shell/useListAddress.ts",
    "shell/useLocalList.ts",
    "shell/useSavedViews.ts",
    "shell/useTypedSearch.ts",
  ],
  "design-system": [
    "src/core.tsx",
    "src/data.tsx",
    "src/dates.tsx",
    "src/fields.tsx",
    "src/forms.tsx",
    "src/overlay.tsx",
    "src/qr-code.ts",
    "src/staff.tsx",
    "src/testing.ts",
  ],
  "remote-kit": ["standalone.tsx", "testing.ts"],
} as const;

export type PublicPackage = keyof typeof PUBLIC_PACKAGES;
export const publicPackages = Object.keys(PUBLIC_PACKAGES) as PublicPackage[];

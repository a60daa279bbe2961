// A remote's tests and stories: a shell and an api that are held to their contracts.
export { mockApi } from "@courtside/contracts/mock-api/mock-api.ts";
export { on } from "@courtside/contracts/mock-api/on.ts";
export * from "@courtside/contracts/mock-api/responses.ts";
export { fakeClub, fakeMe, noPlayers } from "@courtside/contracts/shell/fake-me.ts";
export { FakeShell, type FakeShellProps } from "@courtside/contracts/shell/testing.tsx";

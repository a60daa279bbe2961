import type { OperationRule } from "./rule.ts";

/** What the operator of the installation sees and does, whatever their club's access. */
export const PLATFORM_RULES: Record<string, OperationRule> = {
  "GET /platform/remotes": { whenExpired: "open" },
  "POST /platform/remotes/{name}/changes": {
    whenExpired: "open",
    // Of a remote that does not exist: all tests share the registry.
    cases: { "roll one back": { may: "operator" } },
  },
  "GET /platform/clubs": { whenExpired: "open" },
  "GET /platform/clubs/{id}": { whenExpired: "open" },
  "POST /platform/clubs/{id}/suspension": {
    whenExpired: "open",
    cases: { "suspend one": { may: "operator", ask: ({ clubId }) => ({ ids: { "path id": clubId } }) } },
  },
  "DELETE /platform/clubs/{id}/suspension": {
    whenExpired: "open",
    cases: { "resume one": { may: "operator", ask: ({ clubId }) => ({ ids: { "path id": clubId } }) } },
  },
  "POST /platform/clubs/{id}/export": {
    whenExpired: "open",
    cases: { "export one": { may: "operator", ask: ({ clubId }) => ({ ids: { "path id": clubId } }) } },
  },
};

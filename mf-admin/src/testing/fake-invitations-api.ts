import type { Invitation } from "@courtside/contracts/api/client.ts";
import { type MockFetch, mockApi } from "@courtside/contracts/mock-api/mock-api.ts";
import { on } from "@courtside/contracts/mock-api/on.ts";

const invitation = (
  at: number,
  full_name: string,
  email: string,
  role: Invitation["role"],
  status: Invitation["status"],
): Invitation => ({
  id: `ffffffff-0000-4000-8000-00000000000${at}`,
  full_name,
  email,
  role,
  status,
  belongs_elsewhere: email.startsWith("elsewhere@"),
  invited_by: "Ada Okafor",
  sent_at: new Date(Date.parse("2026-03-10T15:00:00Z") - at * 86_400_000).toISOString(),
  expires_at: new Date(Date.parse("2026-03-13T15:00:00Z") - at * 86_400_000).toISOString(),
});

export const sampleInvitations: Invitation[] = [
  invitation(0, "Ana Ruiz", "ana.ruiz@example.com", "member", "pending"),
  invitation(
    1,
    "Björn Halvorsen-Østergaard",
    "bjorn.halvorsen.ostergaard@a-rather-long-company-name.example.com",
    "coach",
    "pending",
  ),
  invitation(2, "Cleo Park", "cleo@example.com", "admin", "expired"),
];

/** Invitations kept in memory. The address taken@example.com is a member already, and the first run's secret is "right". */
export function fakeInvitationsApi(items: readonly Invitation[] = sampleInvitations): MockFetch {
  let kept = [...items];
  return mockApi(
    on("get", "/invitations", ({ response }) => response(200, { data: kept, next_cursor: null })),
    on("post", "/invitation-checks", ({ body: { emails }, response }) =>
      response(200, {
        data: emails.map((email) => {
          const invited = kept.find((item) => item.email === email);
          if (email === "taken@example.com") return { email, status: "member", invited: null };
          if (invited) return { email, status: "invited", invited: { as: invited.role, sent_at: invited.sent_at } };
          return { email, status: "new", invited: null };
        }),
      }),
    ),
    on("post", "/invitations", ({ body: { email, full_name = "new", role }, response, reject }) => {
      const message = "This person belongs to your club already";
      if (email === "taken@example.com") {
        return reject({ status: 409, code: "already_member", message, details: { field: "email" } });
      }
      const made = { ...invitation(9, full_name, email, role, "pending"), sent_at: "2026-03-10T15:00:00Z" };
      kept = [made, ...kept];
      return response(201, made);
    }),
    on("post", "/invitations/{id}/resend", ({ path, response }) => {
      kept = kept.map((item) => (item.id === path.id ? { ...item, status: "pending" } : item));
      const sent = kept.find(({ id }) => id === path.id);
      return sent && response(200, sent);
    }),
    on("post", "/invitations/{id}/revoke", ({ path: { id }, response }) => {
      kept = kept.filter((item) => item.id !== id);
      return response(200, { id, status: "revoked" });
    }),
    on("post", "/first-admin", ({ body: { setup_secret, email }, response, reject }) =>
      setup_secret === "right"
        ? response(201, { email })
        : reject({ status: 422, code: "setup_closed", message: "You must be logged in to send invites" }),
    ),
  );
}

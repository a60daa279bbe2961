import type { Invitation, InvitationBatch } from "@courtside/contracts/api/client.ts";
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

const batchLine = (
  place: number,
  email: string,
  full_name: string | null,
  why: string | null,
): InvitationBatch["lines"][number] => ({
  place,
  email,
  full_name,
  state: why === null ? "sent" : "failed",
  why,
  belongs_elsewhere: email.startsWith("elsewhere@"),
});

/** One of three that were sent, while the club's limit delays the others. */
export const sampleBatch: InvitationBatch = {
  id: "eeeeeeee-0000-4000-8000-000000000001",
  role: "member",
  renews: false,
  status: "waiting",
  resumes_at: null,
  created_at: "2026-03-10T15:00:00Z",
  lines: [
    batchLine(1, "ana.novak@example.com", "Ana Novak", null),
    { ...batchLine(2, "ben@example.com", null, null), state: "waiting" },
    { ...batchLine(3, "cleo.two@example.com", "Cleo Park", null), state: "waiting" },
  ],
};

/** Invitations kept in memory. The address taken@example.com is a member already, and the first run's secret is "right". */
export function fakeInvitationsApi(
  items: readonly Invitation[] = sampleInvitations,
  whyNot: (email: string) => string | null = () => null,
): MockFetch {
  let kept = [...items];
  let batch: InvitationBatch | null = null;
  let made = 0;
  const add = (email: string, full_name: string, role: Invitation["role"]): Invitation => {
    made += 1;
    const id = `ffffffff-0000-4000-8000-1${String(made).padStart(11, "0")}`;
    const added = { ...invitation(0, full_name, email, role, "pending"), id, sent_at: "2026-03-10T15:00:00Z" };
    kept = [added, ...kept];
    return added;
  };
  return mockApi(
    on("get", "/invitations", ({ response }) => response(200, { data: kept, next_cursor: null, total: kept.length })),
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
      return response(201, add(email, full_name, role));
    }),
    on("get", "/invitation-batches/latest", ({ response }) => response(200, { batch })),
    on("post", "/invitation-batches", ({ body: { role = "member", renews = false, lines }, response }) => {
      const ended = lines.map(({ email, full_name }, at) => {
        const why = whyNot(email);
        if (!why && renews) kept = kept.map((item) => (item.email === email ? { ...item, status: "pending" } : item));
        else if (!why) add(email, full_name ?? "new", role);
        return batchLine(at + 1, email, full_name ?? null, why);
      });
      const made: InvitationBatch = { ...sampleBatch, role, renews, status: "done", lines: ended };
      batch = made;
      return response(201, made);
    }),
    on("delete", "/invitation-batches/{id}", ({ path: { id }, response }) => {
      batch = null;
      return response(200, { id });
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

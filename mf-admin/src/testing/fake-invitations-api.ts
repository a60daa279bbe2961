import type { Invitation } from "@courtside/contracts/api/client.ts";

export const sampleInvitations: Invitation[] = (
  [
    ["Ana Ruiz", "ana.ruiz@example.com", "member", "pending"],
    [
      "Björn Halvorsen-Østergaard",
      "bjorn.halvorsen.ostergaard@a-rather-long-company-name.example.com",
      "coach",
      "pending",
    ],
    ["Cleo Park", "cleo@example.com", "admin", "expired"],
  ] as const
).map(([full_name, email, role, status], at) => ({
  id: `ffffffff-0000-4000-8000-00000000000${at}`,
  full_name,
  email,
  role,
  status,
  invited_by: "Ada Okafor",
  sent_at: new Date(Date.parse("2026-03-10T15:00:00Z") - at * 86_400_000).toISOString(),
  expires_at: new Date(Date.parse("2026-03-13T15:00:00Z") - at * 86_400_000).toISOString(),
}));

const refusal = (status: number, code: string, message: string, details?: object) =>
  Response.json({ code, message, requestId: "req_7f3a", details }, { status });

/** Invitations kept in memory. The address taken@example.com is a member already, and the first run's secret is "right". */
export function fakeInvitationsApi(items: readonly Invitation[] = sampleInvitations): typeof fetch {
  let kept = [...items];
  return async (input) => {
    const request = input instanceof Request ? input : new Request(input);
    const { pathname } = new URL(request.url);
    const id = /\/invitations\/([^/]+)/.exec(pathname)?.[1];
    const found = kept.find((item) => item.id === id);
    if (pathname.endsWith("/first-admin")) {
      const { setup_secret, email } = await request.json();
      if (setup_secret === "right") return Response.json({ email }, { status: 201 });
      return refusal(422, "setup_closed", "You must be logged in to send invites");
    }
    if (pathname.endsWith("/resend") && found) {
      const sent: Invitation = { ...found, status: "pending" };
      kept = kept.map((item) => (item === found ? sent : item));
      return Response.json(sent);
    }
    if (pathname.endsWith("/revoke")) {
      kept = kept.filter((item) => item !== found);
      return Response.json({ id, status: "revoked" });
    }
    if (request.method === "POST") {
      const { email, full_name = "new", role } = await request.json();
      if (email === "taken@example.com") {
        return refusal(409, "already_member", "This person belongs to your club already", { field: "email" });
      }
      const [template] = sampleInvitations;
      const made = { ...template, id: "ffffffff-0000-4000-8000-000000000009", email, full_name, role } as Invitation;
      kept = [made, ...kept];
      return Response.json(made, { status: 201 });
    }
    return Response.json({ data: kept, next_cursor: null });
  };
}

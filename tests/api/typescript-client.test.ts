import { createCourtside, every } from "@courtside/client";
import { expect, test } from "vitest";
import { call } from "../support/call.ts";
import { apiUrl, dateFromNow, makeClub } from "../support/world.ts";

test("a program books, reads page after page and gets typed errors by the client", async () => {
  const club = await makeClub({ rules: { max_bookings_per_day: 20 } });
  const scopes = ["courts:read", "bookings:write", "bookings:read"];
  const made = await call("/api-keys", { method: "POST", token: club.admin.token, body: { name: "Program", scopes } });
  const courtside = createCourtside({ baseUrl: `${apiUrl}/`, apiKey: String(made.body.secret) });
  const { data: courts } = await courtside.GET("/courts");
  const [court] = courts?.data ?? [];
  for (const hour of ["10", "11", "12"]) {
    const { data, error } = await courtside.POST("/bookings", {
      params: { header: { "idempotency-key": crypto.randomUUID() } },
      body: { court_id: court?.id ?? "", start_time: `${dateFromNow(1)}T${hour}:00`, user_id: club.member.id },
    });
    expect(error).toBeUndefined();
    expect(data?.user_id).toBe(club.member.id);
  }
  const starts: string[] = [];
  const page = (cursor: string | undefined) =>
    courtside.GET("/bookings", { params: { query: { scope: "club", limit: 2, ...(cursor && { cursor }) } } });
  for await (const { start_time } of every(page)) starts.push(start_time);
  expect(starts).toHaveLength(3);
  const members = every((cursor) => courtside.GET("/members", { params: { query: { ...(cursor && { cursor }) } } }));
  await expect(members.next()).rejects.toMatchObject({ code: "api_key_scope", details: { scope: "members:read" } });
});

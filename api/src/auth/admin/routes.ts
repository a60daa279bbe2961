import { Hono } from "hono";
import type { AppEnv } from "../../http/app-env.ts";
import { readBody } from "../http/read-body.ts";
import { validationFailed } from "../rejections.ts";
import { deleteUser, deletion, type EndMembership } from "./delete-user.ts";
import { newUserFields, pageFields, userChangeFields } from "./fields.ts";
import { generateLink, linkInput } from "./generate-link.ts";
import { invitation, invite } from "./invite.ts";
import { requireAdmin } from "./require-admin.ts";
import { updateUserById } from "./update-user.ts";
import { createUser, listUsers, readUserById } from "./users.ts";

const routes = new Hono<AppEnv>();

routes.post("/invite", async (c) => {
  const call = await requireAdmin(c);
  return c.json(await invite(call, await readBody(c, invitation)));
});

routes.post("/admin/generate_link", async (c) => {
  const call = await requireAdmin(c);
  return c.json(await generateLink(call, await readBody(c, linkInput)));
});

routes.get("/admin/users", async (c) => {
  const call = await requireAdmin(c);
  const parsed = pageFields.safeParse({ page: c.req.query("page"), per_page: c.req.query("per_page") });
  if (!parsed.success) throw validationFailed("page and per_page must be positive numbers");
  const { users, aud, total } = await listUsers(call, parsed.data);
  const { page, per_page } = parsed.data;
  const last = Math.max(1, Math.ceil(total / per_page));
  const link = (number: number, rel: string) => `</admin/users?page=${number}&per_page=${per_page}>; rel="${rel}"`;
  c.header("x-total-count", String(total));
  c.header("link", [...(page < last ? [link(page + 1, "next")] : []), link(last, "last")].join(", "));
  return c.json({ users, aud });
});

routes.post("/admin/users", async (c) => {
  const call = await requireAdmin(c);
  return c.json(await createUser(call, await readBody(c, newUserFields)));
});

routes.get("/admin/users/:id", async (c) => c.json(await readUserById(await requireAdmin(c), c.req.param("id"))));

routes.put("/admin/users/:id", async (c) => {
  const call = await requireAdmin(c);
  return c.json(await updateUserById(call, c.req.param("id"), await readBody(c, userChangeFields)));
});

/** Only for our own servers: see requireAdmin. */
export const adminRoutes = (endMembership: EndMembership) =>
  new Hono<AppEnv>().route("/", routes).delete("/admin/users/:id", async (c) => {
    const call = await requireAdmin(c);
    return c.json(await deleteUser(call, c.req.param("id"), await readBody(c, deletion), endMembership));
  });

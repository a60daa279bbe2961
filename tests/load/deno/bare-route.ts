import { Hono } from "hono";

// The framework's own cost: Hono on Deno with two routes that only respond with bytes of the same length.

const sizes = JSON.parse(process.env.SIZES ?? "{}") as Record<string, number>;
const texts = new Map(Object.entries(sizes).map(([name, size]) => [name, "x".repeat(size)]));

const app = new Hono()
  .get("/response/:name", (c) =>
    c.body(texts.get(c.req.param("name")) ?? "", 200, { "content-type": "application/json" }),
  )
  .post("/response/:name", async (c) => {
    await c.req.json();
    return c.body(texts.get(c.req.param("name")) ?? "", 201, { "content-type": "application/json" });
  });

Deno.serve(
  { port: 0, hostname: "127.0.0.1", onListen: ({ port }) => console.log(JSON.stringify({ port })) },
  app.fetch,
);

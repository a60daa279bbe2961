import { Hono } from "hono";

// What the framework costs by itself: Hono on Deno, two routes that do nothing but respond with bytes of the same length.

const sizes = JSON.parse(process.env.SIZES ?? "{}") as Record<string, number>;
const texts = new Map(Object.entries(sizes).map(([name, size]) => [name, "x".repeat(size)]));

const app = new Hono()
  .get("/answer/:name", (c) =>
    c.body(texts.get(c.req.param("name")) ?? "", 200, { "content-type": "application/json" }),
  )
  .post("/answer/:name", async (c) => {
    await c.req.json();
    return c.body(texts.get(c.req.param("name")) ?? "", 201, { "content-type": "application/json" });
  });

Deno.serve(
  { port: 0, hostname: "127.0.0.1", onListen: ({ port }) => console.log(JSON.stringify({ port })) },
  app.fetch,
);

import { expect, test } from "vitest";
import { call } from "../support/call.ts";
import { readOperations } from "../support/openapi-operations.ts";
import { apiUrl } from "../support/world.ts";

interface Described {
  summary?: string;
  tags?: string[];
  parameters?: { name: string; in: string; required?: boolean; schema?: unknown }[];
  responses?: Record<string, { description?: string }>;
}

const document = (await call("/openapi.json")).body as {
  openapi: string;
  info: { title: string; version: string };
  paths: Record<string, Record<string, Described>>;
  components: { schemas: Record<string, unknown>; securitySchemes: Record<string, unknown> };
};

test("the OpenAPI document is whole: a title, operations that say what they do, answers with a description", () => {
  expect(document.openapi).toBe("3.1.0");
  expect(document.info).toMatchObject({ title: "Courtside", version: "1" });
  expect(document.components.securitySchemes).toHaveProperty("bearer");
  for (const [path, item] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(item)) {
      const name = `${method} ${path}`;
      expect(operation.summary, name).toBeTruthy();
      expect(operation.tags, name).toHaveLength(1);
      expect(Object.keys(operation.responses ?? {}), name).not.toHaveLength(0);
      for (const answer of Object.values(operation.responses ?? {})) expect(answer.description, name).toBeTruthy();
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter);
      const declared = (operation.parameters ?? []).filter((each) => each.in === "path");
      expect(
        declared.map((each) => each.name),
        name,
      ).toEqual(inPath);
      for (const parameter of declared) expect(parameter.required, name).toBe(true);
    }
  }
});

test("every reference in it leads somewhere", () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, target]) => target ?? "");
  expect(references.length).toBeGreaterThan(10);
  const known = Object.keys(document.components.schemas).map((name) => `#/components/schemas/${name}`);
  for (const reference of references) expect(known).toContain(reference);
});

test("the page of it names every operation, and runs no script", async () => {
  const answer = await fetch(`${apiUrl}/api/v1/docs`);
  const html = await answer.text();
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toMatch("text/html");
  for (const { path, method } of await readOperations()) {
    expect(html).toContain(`<b>${method.toLowerCase()}</b><code>/api/v1${path}</code>`);
  }
  expect(html).not.toMatch(/<script/i);
  const nonce = /<style nonce="([^"]+)">/.exec(html)?.[1];
  expect(nonce).toBeTruthy();
  expect(answer.headers.get("content-security-policy")).toContain(`'nonce-${nonce}'`);
});

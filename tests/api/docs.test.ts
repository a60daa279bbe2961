import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { call } from "../support/call.ts";
import { apiUrl } from "../support/world.ts";

const { version: swaggerUi } = createRequire(import.meta.url)("swagger-ui-dist/package.json") as { version: string };

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

test("the OpenAPI document is complete: a title, operations with a description, responses with a description", () => {
  expect(document.openapi).toBe("3.1.0");
  expect(document.info).toMatchObject({ title: "Courtside", version: "1" });
  expect(document.components.securitySchemes).toHaveProperty("bearer");
  for (const [path, item] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(item)) {
      const name = `${method} ${path}`;
      expect(operation.summary, name).toBeTruthy();
      expect(operation.tags, name).toHaveLength(1);
      expect(Object.keys(operation.responses ?? {}), name).not.toHaveLength(0);
      for (const response of Object.values(operation.responses ?? {})) expect(response.description, name).toBeTruthy();
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

test("the document is made once: it is sent zipped, and not again to who has it", async () => {
  const first = await fetch(`${apiUrl}/api/v1/openapi.json`);
  const etag = first.headers.get("etag") ?? "";
  expect([first.headers.get("content-encoding"), await first.json()]).toEqual(["gzip", document]);
  const again = await fetch(`${apiUrl}/api/v1/openapi.json`, { headers: { "if-none-match": etag } });
  expect([again.status, await again.text()]).toEqual([304, ""]);
});

test("every reference in it resolves", () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, target]) => target ?? "");
  expect(references.length).toBeGreaterThan(10);
  const known = Object.keys(document.components.schemas).map((name) => `#/components/schemas/${name}`);
  for (const reference of references) expect(known).toContain(reference);
});

type Schema = { [key: string]: unknown; $ref?: string };

/** Whether a value of the schema is an object that says nothing by an example, whatever it consists of. */
function isWithoutExample(schema: Schema | undefined, seen: readonly string[] = []): boolean {
  if (!schema) return false;
  const name = schema.$ref?.split("/").at(-1);
  if (name !== undefined) {
    return !seen.includes(name) && isWithoutExample(document.components.schemas[name] as Schema, [...seen, name]);
  }
  // A choice is its own example.
  const text = JSON.stringify(schema, (_, value: unknown) =>
    typeof value === "object" && value !== null && "enum" in value ? undefined : value,
  );
  if (text.includes('"example":') || !text.includes('"type":"string"')) return false;
  const names = [...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].flatMap(([, each]) => each ?? []);
  return !names.some((each) => JSON.stringify(document.components.schemas[each]).includes('"example":'));
}

test("what an operation for programs takes and responds with has examples; ids and times have them everywhere", () => {
  const without = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, operation]) => {
      const { security, requestBody, responses } = operation as {
        security?: object[];
        requestBody?: { content?: Record<string, { schema?: Schema }> };
        responses?: Record<string, { content?: Record<string, { schema?: Schema }> }>;
      };
      if (!security?.some((each) => "apiKey" in each)) return [];
      const sent = (responses?.["200"] ?? responses?.["201"])?.content?.["application/json"]?.schema;
      const taken = requestBody?.content?.["application/json"]?.schema;
      return [
        ...(isWithoutExample(sent) ? [`response of ${method} ${path}`] : []),
        ...(isWithoutExample(taken) ? [`body of ${method} ${path}`] : []),
      ];
    }),
  );
  expect(without).toEqual([]);
  const fields = [...JSON.stringify(document).matchAll(/\{[^{}]*"format":"(?:uuid|date-time|date)"[^{}]*\}/g)];
  expect(fields.length).toBeGreaterThan(500);
});

test("its page loads from our own origin only, under the policy of every page", async () => {
  const page = await fetch(`${apiUrl}/api/v1/docs`);
  const html = await page.text();
  expect(page.status).toBe(200);
  expect(page.headers.get("content-type")).toMatch("text/html");
  const nonce = /<script nonce="([^"]+)">/.exec(html)?.[1];
  const policy = page.headers.get("content-security-policy") ?? "";
  expect(policy).toContain(`script-src 'self' 'nonce-${nonce}'; style-src 'self' 'nonce-${nonce}'`);
  expect(policy).not.toContain("unsafe");
  // A nonce may have two slashes of its own.
  const markup = html.replace("<!doctype html>", "").replaceAll(nonce ?? "", "");
  expect(markup).not.toMatch(/\/\/|style=|<script>/);
  const files = [...html.matchAll(/(?:src|href)="(docs\/[^"]+)"/g)].map(([, path]) => `${apiUrl}/api/v1/${path}`);
  expect(files).toHaveLength(2);
  const types = ["text/css; charset=utf-8", "text/javascript; charset=utf-8"];
  for (const [at, url] of files.entries()) {
    const file = await fetch(url);
    expect([file.status, file.headers.get("content-type")]).toEqual([200, types[at]]);
    expect(file.headers.get("cache-control")).toContain("immutable");
    expect((await file.text()).length).toBeGreaterThan(100_000);
  }
});

test("no other file of its package is served", async () => {
  for (const path of ["index.html", "package.json", "..%2fpackage.json", "swagger-ui-bundle.js.map"])
    expect((await fetch(`${apiUrl}/api/v1/docs/${swaggerUi}/${path}`)).status, path).toBe(404);
});

import { type AppDeps, createApp } from "./src/app.ts";

// Prints the OpenAPI document without a database: describing the routes needs none of the dependencies of a request.
const unused = {
  config: { siteDir: "", siteUrl: "" },
  log: { error() {} },
} as unknown as AppDeps;
const response = await createApp(unused).request("/api/v1/openapi.json");
console.log(JSON.stringify(await response.json(), null, 2));

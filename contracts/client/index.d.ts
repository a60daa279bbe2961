import type { Client } from "openapi-fetch";
import type { components, paths } from "./schema.d.ts";

/** The shapes of the api: `Schemas["Booking"]`. */
export type Schemas = components["schemas"];
/** `await courtside.GET("/courts")` → `{ data, error, response }`. Only operations that keys may use have types. */
export type Courtside = Client<paths>;

export interface CourtsideOptions {
  /** "https://club.example" */
  baseUrl: string;
  /** "ck_…"; each operation names the scope that it needs. */
  apiKey: string;
  fetch?: typeof globalThis.fetch;
}

export function createCourtside(options: CourtsideOptions): Courtside;

interface Page<Item> {
  data?: { data: Item[]; next_cursor: string | null };
  error?: unknown;
}

/** Every item of a paged list, page after page. Throws the body of an error response. */
export function every<Item>(read: (cursor: string | undefined) => Promise<Page<Item>>): AsyncGenerator<Item, void>;

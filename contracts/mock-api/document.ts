/** A JSON schema as the OpenAPI document writes it; only what the mock api reads. */
export interface Schema {
  type?: string | string[];
  format?: string;
  pattern?: string;
  enum?: unknown[];
  minimum?: number;
  example?: unknown;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  items?: Schema;
  allOf?: Schema[];
  anyOf?: Schema[];
  $ref?: string;
}

export interface Content {
  content?: Record<string, { schema?: Schema }>;
}

export interface Operation {
  parameters?: { in: "path" | "query" | "header"; name: string; required?: boolean; schema: Schema }[];
  requestBody?: Content & { required?: boolean };
  responses: Record<string, Content>;
}

export interface OpenApiDocument {
  components: { schemas: Record<string, Schema> };
  paths: Record<string, Record<string, Operation>>;
}

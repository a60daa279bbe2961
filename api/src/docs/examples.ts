/** A part of the document, as far as examples concern it. */
type Part = { [key: string]: unknown };

const isPart = (value: unknown): value is Part => typeof value === "object" && value !== null && !Array.isArray(value);

const BY_FORMAT: Record<string, string> = {
  uuid: "6f1c1f0e-7b1a-4c57-9d0e-3f1f6f0c9a11",
  "date-time": "2026-03-08T14:00:00Z",
  date: "2026-03-08",
};

/** Texts whose field says what they are, wherever it stands. */
const BY_FIELD: Record<string, string> = {
  body: "The nets on Courts 1 and 2 are new.",
  club_name: "Riverside Racquet Club",
  coach_name: "Ana Ruiz",
  court_name: "Tennis 1",
  email: "maya@riverside.test",
  full_name: "Maya Chen",
  member_name: "Maya Chen",
  name: "Maya Chen",
  reason: "Rain",
  sport: "tennis",
  title: "Summer Open",
  time_zone: "America/New_York",
  user_email: "maya@riverside.test",
  user_name: "Maya Chen",
};

/** Courts have names of their own. */
const OF_SCHEMA: Record<string, string> = { Court: "Tennis 1", CourtInput: "Tennis 1", LessonCourt: "Tennis 1" };

function exampleFor(field: string, { type, format, example, enum: choices, pattern }: Part, owner: string) {
  const isText = [type].flat().includes("string");
  if (!isText || example !== undefined || choices !== undefined) return undefined;
  if (typeof format === "string") return BY_FORMAT[format];
  if (pattern !== undefined) return undefined;
  return (field === "name" && OF_SCHEMA[owner]) || BY_FIELD[field];
}

function fill(part: unknown, owner: string): void {
  if (Array.isArray(part)) for (const each of part) fill(each, owner);
  if (!isPart(part)) return;
  if (isPart(part.properties)) {
    for (const [field, schema] of Object.entries(part.properties)) {
      if (!isPart(schema)) continue;
      const example = exampleFor(field, schema, owner);
      if (example !== undefined) schema.example = example;
    }
  }
  for (const value of Object.values(part)) fill(value, owner);
}

/** Gives ids, times and common names in the document an example where their field has none of its own. */
export function withExamples<Document extends { components?: object | undefined; paths?: object | undefined }>(
  document: Document,
): Document {
  const { schemas = {} } = (document.components ?? {}) as { schemas?: Record<string, unknown> };
  for (const [name, schema] of Object.entries(schemas)) fill(schema, name);
  for (const [path, item] of Object.entries(document.paths ?? {}))
    fill(item, path.startsWith("/courts") ? "Court" : "");
  return document;
}

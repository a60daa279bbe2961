import type { PlaceholderName } from "./placeholders.ts";
import { placeholder } from "./placeholders.ts";

/** A mail's subject and text with placeholders, such as "{court}". An empty line ends a paragraph. */
export interface MailText {
  subject: string;
  text: string;
}

/** Plain text. '' where a notice has no such thing. */
export type PlaceholderValues = Partial<Record<PlaceholderName, string>>;

const PLACEHOLDER = /\{([^{}\n]*)\}/g;

export const namesIn = (template: string): string[] => [...template.matchAll(PLACEHOLDER)].map(([, name = ""]) => name);

/** One pass: braces in a value, which people have typed, are text. */
const filled = (template: string, values: PlaceholderValues): string =>
  template.replaceAll(PLACEHOLDER, (_all, name: PlaceholderName) => values[name] ?? "");

/** One line, whatever the values contain: a line break would end the header. */
export const subjectOf = ({ subject }: MailText, values: PlaceholderValues): string =>
  filled(subject, values).replaceAll(/\s+/g, " ").trim();

/** A line with a placeholder that has no value is left out. */
export function paragraphsOf({ text }: MailText, values: PlaceholderValues): string[] {
  return text
    .split("\n")
    .filter((line) => namesIn(line).every((name) => values[name as PlaceholderName]))
    .map((line) => filled(line, values))
    .join("\n")
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
}

export interface MailTextProblem {
  field: "subject" | "text";
  message: string;
}

/** Why a club's text cannot be used with the placeholders of its kind; null: it can. */
export function mailTextProblem(own: MailText, known: readonly PlaceholderName[]): MailTextProblem | null {
  for (const field of ["subject", "text"] as const) {
    const unknown = namesIn(own[field]).find((name) => !known.some((each) => each === name));
    if (unknown !== undefined) {
      const list = known.map((name) => `{${name}}`).join(", ");
      return { field, message: `{${unknown}} is not known here. Use ${list}.` };
    }
  }
  const named = namesIn(own.text);
  const missing = known.find((name) => placeholder(name).isRequired && !named.includes(name));
  return missing ? { field: "text", message: `The text must contain {${missing}}.` } : null;
}

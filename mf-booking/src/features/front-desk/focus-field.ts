import type { DeskField } from "./desk-wish.ts";

/** Leads to a field of the form, or to its button. The search's own input has no name to go by. */
export function focusField(form: HTMLFormElement | null, field: DeskField | "submit"): void {
  const place =
    field === "member" ? "input[role=combobox]" : field === "submit" ? "button[type=submit]" : `[name=${field}]`;
  form?.querySelector<HTMLElement>(place)?.focus();
}

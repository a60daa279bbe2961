import { type DeskRequest, focusField, missingFields } from "../../../desk/desk-request.ts";

/** The form of a panel, or its switch between what a time can become. */
export type PanelPart = "form" | "kinds";

/**
 * Moves the focus into a panel that was opened: to the coach or the court that is to be chosen first, else to the first field
 * that is missing, else to the button.
 */
export function focusPanel(panel: HTMLElement, part: PanelPart, input: DeskRequest): void {
  const form = panel.querySelector("form");
  const coach = panel.querySelector<HTMLSelectElement>("select[name=coach]");
  const first = coach?.value === "" ? coach : panel.querySelector<HTMLSelectElement>("select[name=court]");
  if (part === "kinds") panel.querySelector<HTMLElement>("input[type=radio]:checked")?.focus();
  else if (first) first.focus();
  else focusField(form, missingFields(input)[0] ?? "submit");
}

/** A state that only a pointer, a key or the focus brings about, shown without any of them. */
export type Shown = "hover" | "focus" | "active";

const STATES = [
  [/:hover/g, ":is(:hover, [data-shown-hover])"],
  [/:active/g, ":is(:active, [data-shown-active])"],
  [/:focus-visible/g, ":is(:focus-visible, [data-shown-focus])"],
  [/:focus-within/g, ":is(:focus-within, [data-shown-within])"],
] as const;

const FOCUSABLE = "a[href], button, input:not([type=hidden]), select, textarea, [tabindex='0']";

/** Makes rules for pointer, press and focus fit what is marked as well. An attribute weighs what a state weighs. */
function widen(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule && !rule.selectorText.includes("data-shown-")) {
      const wide = STATES.reduce((text, [state, both]) => text.replace(state, both), rule.selectorText);
      if (wide !== rule.selectorText) rule.selectorText = wide;
    }
    if (rule instanceof CSSGroupingRule) widen(rule.cssRules);
  }
}

/** Marks the first control of each part as hovered, pressed or focused, with all around it up to the part. */
export function showStates(within: HTMLElement): void {
  for (const sheet of document.styleSheets) widen(sheet.cssRules);
  for (const part of within.querySelectorAll<HTMLElement>("[data-show]")) {
    const target = part.querySelector(FOCUSABLE) ?? part.firstElementChild;
    const shown = part.dataset.show as Shown;
    if (shown === "focus") target?.setAttribute("data-shown-focus", "");
    for (let at = target; at && at !== part; at = at.parentElement) {
      at.setAttribute(shown === "focus" ? "data-shown-within" : "data-shown-hover", "");
      if (shown === "active") at.setAttribute("data-shown-active", "");
    }
  }
}

/** The rules that hold whatever the theme, the density and the screen are; style sheets may lie in layers. */
function* rootRules(rules: CSSRuleList): Generator<CSSStyleRule> {
  for (const rule of rules) {
    if (rule instanceof CSSLayerBlockRule) yield* rootRules(rule.cssRules);
    else if (rule instanceof CSSStyleRule && rule.selectorText === ":root") yield rule;
  }
}

/**
 * The tokens of tokens.css whose name begins with `--cs-` and `prefix`, in its order, read from the page: what is new
 * there cannot be missed here. Ask while rendering, when the style sheets are there.
 */
export function tokenNames(prefix: string): string[] {
  const names = new Set<string>();
  for (const { cssRules } of document.styleSheets)
    for (const { style } of rootRules(cssRules))
      for (const name of style) if (name.startsWith(`--cs-${prefix}`)) names.add(name);
  return [...names];
}

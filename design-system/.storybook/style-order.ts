/** A rule that fits now, with what decides between it and others. */
interface Rule {
  sheet: number;
  layer: string;
  selector: string;
  style: CSSStyleDeclaration;
}

/** Style rules of a sheet that count at this width and in this theme, whatever group they lie in. */
function* rulesOf(list: CSSRuleList, sheet: number, layer = ""): Generator<Rule> {
  for (const rule of list) {
    if (rule instanceof CSSStyleRule) yield { sheet, layer, selector: rule.selectorText, style: rule.style };
    else if (rule instanceof CSSLayerBlockRule) yield* rulesOf(rule.cssRules, sheet, rule.name);
    else if (rule instanceof CSSMediaRule && matchMedia(rule.conditionText).matches) {
      yield* rulesOf(rule.cssRules, sheet, layer);
    } else if (rule instanceof CSSSupportsRule && CSS.supports(rule.conditionText)) {
      yield* rulesOf(rule.cssRules, sheet, layer);
    }
  }
}

/** The parts of a list of selectors: "a:is(b, c), d" → "a:is(b, c)", "d". */
function alternatives(list: string): string[] {
  let depth = 0;
  const parts = [""];
  for (const sign of list) {
    if (sign === "(" || sign === "[") depth++;
    if (sign === ")" || sign === "]") depth--;
    if (sign === "," && depth === 0) parts.push("");
    else parts[parts.length - 1] += sign;
  }
  return parts.map((part) => part.trim());
}

const greatest = (list: string) => Math.max(...alternatives(list).map(specificity));

/** Ids, then classes, attributes and states, then elements, as one number. */
function specificity(selector: string): number {
  let total = 0;
  let rest = selector;
  const group = /:(where|is|not|has)\(/.exec(rest);
  if (group) {
    let end = group.index + group[0].length;
    for (let depth = 1; depth > 0; end++) depth += rest[end] === "(" ? 1 : rest[end] === ")" ? -1 : 0;
    const inside = rest.slice(group.index + group[0].length, end - 1);
    total += group[1] === "where" ? 0 : greatest(inside);
    return total + specificity(`${rest.slice(0, group.index)}${rest.slice(end)}`);
  }
  const take = (pattern: RegExp, weight: number) => {
    rest = rest.replace(pattern, () => {
      total += weight;
      return " ";
    });
  };
  take(/\[[^\]]*\]/g, 1_000);
  take(/#[\w-]+/g, 1_000_000);
  take(/\.[\w-]+/g, 1_000);
  take(/::[\w-]+(\([^)]*\))?/g, 1);
  take(/:[\w-]+(\([^)]*\))?/g, 1_000);
  take(/[a-z][\w-]*/gi, 1);
  return total;
}

const isOurs = (sheet: CSSStyleSheet) =>
  sheet.ownerNode instanceof HTMLElement && /\.module\.css/.test(sheet.ownerNode.dataset.viteDevId ?? "");

/**
 * What two files say about one property of one element with the same weight: which of them holds would depend on the order
 * in which they arrive, and in the product that is open.
 */
function orderDependent(within: ParentNode): string[] {
  const sheets = [...document.styleSheets].filter(isOurs);
  const strongest = new Map<Element, Map<string, { weight: number; rule: Rule }>>();
  const found = new Set<string>();
  for (const rule of sheets.flatMap((sheet, index) => [...rulesOf(sheet.cssRules, index)])) {
    for (const selector of alternatives(rule.selector).filter((part) => !part.includes("::"))) {
      const weight = (rule.layer === "" ? 1e9 : 0) + specificity(selector);
      for (const element of within.querySelectorAll(selector)) {
        const properties = strongest.get(element) ?? new Map<string, { weight: number; rule: Rule }>();
        strongest.set(element, properties);
        for (const property of rule.style) {
          const other = properties.get(property);
          if (!other || weight > other.weight) properties.set(property, { weight, rule });
          else if (weight === other.weight) {
            const differs = other.rule.style.getPropertyValue(property) !== rule.style.getPropertyValue(property);
            if (other.rule.sheet !== rule.sheet && differs) {
              found.add(`${property}: ${other.rule.selector} or ${selector}`);
            } else properties.set(property, { weight, rule });
          }
        }
      }
    }
  }
  return [...found];
}

/** Fails a story whose look depends on the order of style sheets. */
export function failOnStyleOrder({ canvasElement }: { canvasElement: HTMLElement }): void {
  const found = orderDependent(canvasElement.ownerDocument);
  if (found.length > 0) throw new Error(`Two files decide this, whichever comes last:\n${found.join("\n")}`);
}

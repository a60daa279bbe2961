const ACCENTED: Record<string, string> = {
  a: "á",
  e: "ë",
  i: "ï",
  o: "ô",
  u: "û",
  A: "Å",
  E: "É",
  I: "Î",
  O: "Ö",
  U: "Û",
};
const UNTOUCHED = "script, style, svg, textarea, option, code";

/** Longer by two fifths, as German or Finnish is, with accents above the letters: "[Bôôk Côûrt ~~~]". */
function lengthen(text: string): string {
  const words = text.trim();
  if (!/[a-z]/i.test(words)) return text;
  const accented = words.replace(/[aeiou]/gi, (letter) => ACCENTED[letter] ?? letter);
  return text.replace(words, () => `[${accented} ${"~".repeat(Math.ceil(words.length * 0.4))}]`);
}

/** Lengthens every text of the page, also what comes later, and returns what takes it back. */
export function lengthened(root: HTMLElement): () => void {
  const written = new Map<Text, { before: string; after: string }>();
  const visit = (node: Node) => {
    if (node instanceof Text) {
      if (node.parentElement?.closest(UNTOUCHED) || written.get(node)?.after === node.data) return;
      const before = node.data;
      const after = lengthen(before);
      if (after === before) return;
      written.set(node, { before, after });
      node.data = after;
    } else for (const child of node.childNodes) visit(child);
  };
  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      for (const node of type === "characterData" ? [target] : addedNodes) visit(node);
    }
  });
  visit(root);
  observer.observe(root, { subtree: true, childList: true, characterData: true });
  return () => {
    observer.disconnect();
    for (const [node, { before, after }] of written) if (node.data === after) node.data = before;
  };
}

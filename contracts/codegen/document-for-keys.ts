interface Operation {
  security?: Record<string, string[]>[];
}

interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, unknown> };
}

/** The document without the operations that are closed to API keys, and without schemas that only those name. */
export function documentForKeys(text: string): string {
  const document = JSON.parse(text) as Document;
  const isOpen = ({ security = [] }: Operation) => security.some((each) => "apiKey" in each);
  const paths = Object.fromEntries(
    Object.entries(document.paths)
      .map(
        ([path, item]) => [path, Object.fromEntries(Object.entries(item).filter(([, each]) => isOpen(each)))] as const,
      )
      .filter(([, item]) => Object.keys(item).length > 0),
  );
  const { schemas } = document.components;
  const used = new Set<string>();
  const addFrom = (part: unknown): void => {
    for (const [, name = ""] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
      if (used.has(name)) continue;
      used.add(name);
      addFrom(schemas[name]);
    }
  };
  addFrom(paths);
  const kept = Object.fromEntries(Object.entries(schemas).filter(([name]) => used.has(name)));
  return JSON.stringify({ ...document, paths, components: { ...document.components, schemas: kept } });
}

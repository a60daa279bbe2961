const RUNTIME = /\/webpack\/runtime\/|^data:|external |container|consume shared|provide shared/;

/** The package or folder that a module of a source map belongs to: "react-dom", "contracts/domain", "src/features/booking". */
export function packageOf(source: string | undefined): string {
  if (source === undefined || RUNTIME.test(source)) return "bundler runtime";
  const [, dependency] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source) ?? [];
  if (dependency) return dependency;
  const path = source.replace(/^webpack:\/\/[^/]+\//, "").replace(/^css /, "");
  const folders = path
    .replace(/^(\.\.?\/)+/, "")
    .split("/")
    .slice(0, -1);
  // A file that was copied as it is has its hash in its name.
  return folders.slice(0, 3).join("/") || path.replace(/\.[0-9a-f]{8}\./, ".");
}

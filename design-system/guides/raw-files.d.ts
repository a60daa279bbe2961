/** A file's text, which Vite puts into the bundle. */
declare module "*?raw" {
  const text: string;
  export default text;
}

/** What Vite makes of `import.meta.glob`. */
interface ImportMeta {
  glob<Module>(pattern: string | readonly string[], options: { eager: true }): Record<string, Module>;
  glob(pattern: string | readonly string[]): Record<string, () => Promise<unknown>>;
}

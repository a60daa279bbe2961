const ALL_OF = (part: string) => `../../${part}/src/**/*.stories.tsx`;
const DESIGN_SYSTEM = [
  "../foundations/**/*.stories.tsx",
  "../guides/**/*.stories.tsx",
  "../patterns/**/*.stories.tsx",
  "../src/**/*.stories.tsx",
];

/** The stories of one part, called as its folder is, or of all: the design system, the shell and every remote. */
export function storiesOf(part: string | undefined): string[] {
  if (part === "design-system") return DESIGN_SYSTEM;
  return part ? [ALL_OF(part)] : [...DESIGN_SYSTEM, ALL_OF("mf-*"), ALL_OF("shell")];
}

/** What `refs` is: other catalogues that this one shows beneath its own stories, from "mf-coach=https://…,mf-shop=https://…". */
export function refsOf(list = ""): Record<string, { title: string; url: string }> {
  const refs = list.split(",").filter(Boolean);
  return Object.fromEntries(
    refs.map((ref) => {
      const [, name, address] = /^([a-z][a-z0-9-]*)=(https?:\/\/.+)$/.exec(ref) ?? [];
      if (!name || !address) throw new Error(`STORYBOOK_REFS: ${ref} is not of the form mf-shop=https://shop.example`);
      return [name, { title: name, url: address.replace(/\/$/, "") }];
    }),
  );
}

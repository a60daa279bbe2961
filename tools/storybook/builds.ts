import { basename } from "node:path";
import { CommandError } from "../process/command-error.ts";
import { webPackages } from "../site/web-packages.ts";

/** The parts that have a catalogue of their own, by folder; the main one is the design system's. */
export const storybookParts = (checkout: string): string[] => [
  "design-system",
  ...webPackages(checkout).map(({ folder }) => basename(folder)),
];

export interface StorybookBuild {
  /** Where it lies within the catalogue; "" is the main one. */
  folder: string;
  env: Record<string, string>;
}

export interface StorybookOptions {
  /** Only the catalogue of this part. */
  part?: string | undefined;
  /** Where the main one will be served, the others beneath it. */
  address?: string | undefined;
  /** Catalogues of other repositories: "mf-shop=https://shop.example". */
  others?: readonly string[];
}

/** The builds of a composed catalogue, the main one first: Storybook empties the folder that it writes. */
export function storybookBuilds(checkout: string, { part, address, others = [] }: StorybookOptions): StorybookBuild[] {
  if (part) return [{ folder: part, env: { STORYBOOK_PART: part } }];
  if (!address)
    throw new CommandError("Where will it be served? npm run storybook -- --build --address https://stories.example");
  const parts = storybookParts(checkout).filter((name) => name !== "design-system");
  const refs = [...parts.map((name) => `${name}=${address.replace(/\/$/, "")}/${name}`), ...others];
  return [
    { folder: "", env: { STORYBOOK_PART: "design-system", STORYBOOK_REFS: refs.join(",") } },
    ...parts.map((name) => ({ folder: name, env: { STORYBOOK_PART: name } })),
  ];
}

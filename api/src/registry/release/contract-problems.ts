import { deprecatedUses } from "@courtside/contracts/deprecations.mjs";
import { SHELL_PATHS } from "@courtside/contracts/domain/app-paths.ts";
import { type PublishedEntry, type RemoteEntry, remoteEntrySchema } from "@courtside/contracts/shell/registry.ts";
import { OWN_VOCABULARY, type ShellVocabulary, unknownTerms } from "@courtside/contracts/shell/registry-vocabulary.ts";
import { z } from "zod";
import { containerProblems } from "./container-problems.ts";
import { type ContainerManifest, wantsOf } from "./federation-manifest.ts";
import type { PublishedRegistry } from "./registry-file.ts";
import { routeProblems } from "./route-problems.ts";
import { type ShellName, sharedProblems } from "./shared-problems.ts";

/** Why a built remote would not run beside what is live, in sentences; none when it would. */
export const contractProblems = (
  entry: PublishedEntry,
  manifest: ContainerManifest,
  registry: PublishedRegistry,
): string[] => [
  ...containerProblems(entry, manifest),
  ...fitProblems({ ...entry, wants: wantsOf(manifest) }, registry, "live"),
];

/** The same of what the registry itself says, without the remote's files. */
export function fitProblems(entry: PublishedEntry, registry: PublishedRegistry, shell: ShellName): string[] {
  const parsed = remoteEntrySchema.safeParse(entry);
  if (!parsed.success) return [`remote.json: ${z.prettifyError(parsed.error)}`];
  const others = registry.remotes
    .filter(({ name }) => name !== entry.name)
    .flatMap((other) => remoteEntrySchema.safeParse(other).data ?? []);
  return [
    ...numberProblems(parsed.data, registry.contract ?? others[0]?.contract, shell),
    ...sharedProblems(entry.wants ?? {}, registry.shared, shell),
    ...vocabularyProblems(parsed.data, registry.knows ?? OWN_VOCABULARY, shell),
    ...screenProblems(parsed.data, entry.files ?? {}),
    ...routeProblems(parsed.data, others, { shell, paths: registry.paths ?? SHELL_PATHS }),
    ...usesOf(entry, registry).problems,
  ];
}

/** Which parts a remote uses that will go from the shell that is live, in sentences. */
export const contractWarnings = (entry: PublishedEntry, registry: PublishedRegistry): string[] =>
  usesOf(entry, registry).warnings;

const usesOf = (entry: PublishedEntry, { deprecated = [], shared }: PublishedRegistry) =>
  deprecatedUses(entry, deprecated, shared?.["@courtside/contracts/shell/index.tsx"]);

function numberProblems({ contract }: RemoteEntry, spoken: number | undefined, shell: ShellName): string[] {
  if (spoken === undefined || contract === spoken) return [];
  return [`It is built for contract ${contract}, and the ${shell} shell speaks ${spoken}.`];
}

/** The shell leaves out a remote that uses a term it does not understand. */
const vocabularyProblems = (entry: RemoteEntry, knows: ShellVocabulary, shell: ShellName): string[] =>
  unknownTerms(entry, knows).map(
    ({ what, term }) => `It names the ${what} ${term}, which the ${shell} shell does not know.`,
  );

function screenProblems({ routes }: RemoteEntry, files: Record<string, unknown>): string[] {
  const lost = routes.filter(({ screen }) => !(screen in files));
  return lost.map(({ path, screen }) => `Its route ${path} names the screen ${screen}, which src/remote.tsx lacks.`);
}

import { dirname, join, resolve } from "node:path";
import { expect, test } from "vitest";
import { contractProblems } from "../../api/src/registry/release/contract-problems.ts";
import { type PublishedRegistry, readRegistry } from "../../api/src/registry/release/registry-file.ts";
import { parseRegistry } from "../../shell/src/remotes/parseRegistry.ts";
import { previousRelease, SHELL_GOES_FIRST } from "./previous-release.ts";
import { detailsOf, type RemoteDetails } from "./release-details.ts";

/** Remotes are released independently, so any may be a release behind or ahead of the shell. */
const site = resolve(import.meta.dirname, "../../dist/site");
const built = readRegistry(join(site, "remotes.json"));
const current = built.remotes.map((entry) => detailsOf(entry, join(site, dirname(entry.entry))));
const previous = previousRelease();
const before: PublishedRegistry = { ...previous.offer, remotes: previous.remotes.map(({ entry }) => entry) };

const problemsUnder = (registry: PublishedRegistry, { entry, manifest }: RemoteDetails) =>
  contractProblems(entry, manifest, registry);
const named = (remotes: RemoteDetails[]) => remotes.map((details) => ({ name: details.entry.name, details }));

test.each(named(previous.remotes))(
  "the previous $name runs under the new shell, beside the new others",
  ({ details }) => {
    expect(problemsUnder(built, details)).toEqual([]);
    expect(parseRegistry({ remotes: [details.entry] }).problems).toEqual([]);
  },
);

test.each(named(current))(
  "the new $name runs under the previous shell, beside the previous others",
  ({ name, details }) => {
    expect(
      problemsUnder(before, details),
      "Keep to what the previous shell offers, or name it in SHELL_GOES_FIRST (docs/releasing.md)",
    ).toEqual(SHELL_GOES_FIRST[name] ?? []);
  },
);

/** mf-coach and the shell of the previous release, one of them changed incompatibly. */
interface Pair {
  coach: RemoteDetails;
  registry: PublishedRegistry;
}

const designOf = (pair: Pair, change: (shared: Record<string, string>) => Record<string, string>): Pair => ({
  ...pair,
  registry: { ...pair.registry, shared: change(pair.registry.shared ?? {}) },
});
const coachWith = (pair: Pair, fields: Record<string, unknown>): Pair => ({
  ...pair,
  coach: { ...pair.coach, entry: { ...pair.coach.entry, ...fields } },
});
const wanting = (pair: Pair, name: string, requiredVersion: string): Pair => {
  const { shared } = pair.coach.manifest;
  const changed = [...shared.filter((module) => module.name !== name), { name, requiredVersion, singleton: true }];
  return { ...pair, coach: { ...pair.coach, manifest: { ...pair.coach.manifest, shared: changed } } };
};
const route = { path: "/snacks", screen: "coaches", title: "Snacks", access: "club" };
const dates = "@courtside/design-system/dates.tsx";

const BREAKS: [what: string, change: (pair: Pair) => Pair, problem: string][] = [
  [
    "the shell's design system has another major",
    (pair) => designOf(pair, (shared) => ({ ...shared, [dates]: "2.0.0" })),
    `It wants ${dates} ^1.0.0, and the live shell has 2.0.0.`,
  ],
  [
    "the shell no longer shares a part of it",
    (pair) => designOf(pair, ({ [dates]: _, ...others }) => others),
    `It takes ${dates} from the shell, and the live shell does not share it.`,
  ],
  [
    "the remote wants a newer part than there is",
    (pair) => wanting(pair, dates, "^1.1.0"),
    `It wants ${dates} ^1.1.0, and the live shell has 1.0.0.`,
  ],
  [
    "the remote wants a part that there is not",
    (pair) => wanting(pair, "@courtside/design-system/charts.tsx", "^1.0.0"),
    "It takes @courtside/design-system/charts.tsx from the shell, and the live shell does not share it.",
  ],
  [
    "the shell speaks another contract",
    (pair) => ({ ...pair, registry: { ...pair.registry, contract: 2 } }),
    "It is built for contract 1, and the live shell speaks 2.",
  ],
  [
    "the remote speaks another contract",
    (pair) => coachWith(pair, { contract: 2 }),
    "It is built for contract 2, and the live shell speaks 1.",
  ],
  [
    "the remote needs a capability that the shell lacks",
    (pair) => coachWith(pair, { routes: [{ ...route, needs: "snacks:sell" }] }),
    "It names the capability snacks:sell, which the live shell does not know.",
  ],
  [
    "the remote is for a role that the shell lacks",
    (pair) => coachWith(pair, { routes: [{ ...route, roles: ["cook"] }] }),
    "It names the role cook, which the live shell does not know.",
  ],
  [
    "the remote fills a slot that the shell lacks",
    (pair) => coachWith(pair, { slots: [{ slot: "home.tabs", id: "events", label: "Events", order: 1, roles: [] }] }),
    "It names the slot home.tabs, which the live shell does not know.",
  ],
  [
    "the remote takes another's route",
    (pair) => coachWith(pair, { routes: [{ ...route, path: "/book", roles: ["member"] }] }),
    "Its route /book for member belongs to mf-booking already.",
  ],
  [
    "the remote carries a part of its own",
    (pair) => ({
      ...pair,
      coach: {
        ...pair.coach,
        manifest: { ...pair.coach.manifest, shared: [{ name: "react", requiredVersion: "^19.0.0", singleton: false }] },
      },
    }),
    "It does not take react as a singleton, so that there would be two of it.",
  ],
];

test.each(BREAKS)("reports when %s", (_, change, problem) => {
  const coach = previous.remotes.find(({ entry }) => entry.name === "mf-coach");
  if (!coach) throw new Error("no mf-coach was recorded");
  const { coach: changed, registry } = change({ coach, registry: before });
  expect(problemsUnder(registry, changed)).toContain(problem);
});

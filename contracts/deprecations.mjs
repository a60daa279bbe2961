// @ts-self-types="./deprecations.d.mts"
// JavaScript, because the bundlers of other repositories run it as it is packed.

/**
 * Parts of the contract that will go (docs/remote-repositories.md#what-will-go). What is exported is also marked `@deprecated` where it is
 * declared, so that editors strike it out.
 */
export const DEPRECATIONS = [];

/** The release in which a part goes: two minor releases warn before it, unless a new major ends the whole contract. */
export function goesIn({ since }) {
  const [major, minor] = numbersOf(since);
  return `${major}.${minor + 2}.0`;
}

export const isGone = (deprecation, version) => !isBefore(numbersOf(version), numbersOf(goesIn(deprecation)));

/** What a remote uses of these parts, in sentences: as long as they are there, and once they are gone from the shell of `version`. */
export function deprecatedUses(entry, deprecations, version) {
  const found = deprecations.flatMap((deprecation) => {
    const verb = verbOf(entry, deprecation.part);
    return verb ? [{ ...deprecation, verb, gone: version !== undefined && isGone(deprecation, version) }] : [];
  });
  const sentence = ({ verb, part, since, instead, gone }, when = goesIn({ since })) =>
    gone
      ? `It ${verb} the ${part}, which went in ${when}: use ${instead}.`
      : `It ${verb} the ${part}, which is deprecated since ${since} and goes in ${when}: use ${instead}.`;
  return {
    warnings: found.filter(({ gone }) => !gone).map((use) => sentence(use)),
    problems: found.filter(({ gone }) => gone).map((use) => sentence(use)),
  };
}

function verbOf(entry, part) {
  if (partsOf(entry).has(part)) return "uses";
  const [, module] = /^export \S+ of (\S+)$/.exec(part) ?? [];
  // It was built before builds recorded what they import.
  return module && !entry.imports && entry.wants?.[module] ? "may use" : undefined;
}

function partsOf({ routes = [], nav = [], slots = [], commands = [], imports = {}, wants = {} }) {
  const lists = Object.entries({ routes, nav, slots, commands });
  const items = lists.flatMap(([list, all]) => all.map((item) => [list, item]));
  return new Set([
    ...items.flatMap(([list, item]) => Object.keys(item).map((field) => `field ${list}.${field}`)),
    ...items.flatMap(([, { needs, roles = [] }]) => [`capability ${needs}`, ...roles.map((role) => `role ${role}`)]),
    ...slots.map(({ slot }) => `slot ${slot}`),
    ...Object.keys({ ...wants, ...imports }).map((module) => `module ${module}`),
    ...Object.entries(imports).flatMap(([module, names]) => names.map((name) => `export ${name} of ${module}`)),
  ]);
}

const numbersOf = (version) => version.split(".").map(Number);

function isBefore([major, minor], [otherMajor, otherMinor]) {
  return major < otherMajor || (major === otherMajor && minor < otherMinor);
}

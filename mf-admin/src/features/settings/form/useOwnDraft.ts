import { useState } from "react";

export type OwnValues<Name extends string> = Readonly<Record<Name, string | number | null>>;

interface Saved<Name extends string> {
  /** Grows with each save. */
  version: number;
  values: OwnValues<Name>;
}

/**
 * Edits of a section that is loaded and saved by itself, based on one version of it. What another admin saves replaces unchanged
 * values at once; beside edits it is `newer` until `rebase` or `discard` decides.
 */
export function useOwnDraft<Name extends string>(now: Saved<Name>) {
  const [base, setBase] = useState(now);
  const [edits, setEdits] = useState<Partial<OwnValues<Name>>>({});
  const names = Object.keys(now.values) as Name[];
  const count = Object.keys(edits).length;
  const isNewer = now.version > base.version;
  // What both have changed to one value needs no choice.
  const isAgreed = (name: Name) => name in edits && edits[name] === now.values[name];
  const changed = isNewer ? names.filter((name) => now.values[name] !== base.values[name] && !isAgreed(name)) : [];
  /** Edits that differ from the values on which they are based. */
  const differing = (all: Partial<OwnValues<Name>>, from: Saved<Name>) =>
    Object.fromEntries(
      names.filter((name) => name in all && all[name] !== from.values[name]).map((name) => [name, all[name]]),
    );
  if (isNewer && (count === 0 || changed.length === 0)) {
    setBase(now);
    setEdits(differing(edits, now) as Partial<OwnValues<Name>>);
  }
  return {
    base,
    values: { ...base.values, ...edits } as OwnValues<Name>,
    count,
    isEdited: (name: Name) => name in edits,
    /** What another admin has changed since `base`. */
    newer: count > 0 && changed.length > 0 ? { names: changed, version: now.version } : null,
    set: (changes: Partial<OwnValues<Name>>) =>
      setEdits((before) => differing({ ...before, ...changes }, base) as Partial<OwnValues<Name>>),
    accept: (saved: Saved<Name>) => {
      setBase(saved);
      // What was entered while it was being saved stays.
      setEdits((before) => differing(before, saved) as Partial<OwnValues<Name>>);
    },
    discard: () => {
      setBase(isNewer ? now : base);
      setEdits({});
    },
    /** Keeps the edits, on top of what is stored now; but not those of the names that take the stored value. */
    rebase: (taken: ReadonlySet<string>) => {
      const kept = Object.fromEntries(Object.entries(edits).filter(([name]) => !taken.has(name)));
      setBase(now);
      setEdits(differing(kept as Partial<OwnValues<Name>>, now) as Partial<OwnValues<Name>>);
    },
  };
}

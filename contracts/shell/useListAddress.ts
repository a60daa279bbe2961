import { useSearchParams } from "@courtside/contracts/shell/index.tsx";
import { useCallback, useEffect, useState } from "react";

/** Null, an empty text or an empty list takes the parameter out. */
export type AddressChange = Record<string, string | readonly string[] | null>;

interface ListSort {
  key: string;
  direction: "ascending" | "descending";
}

/**
 * Search, filters and sort of a list, kept in the address: they survive a reload, a link shows the same rows, and Back undoes the
 * last choice. Several values of a parameter are parted by commas; `sort=name` ascends, `sort=-name` descends. A second list on a page
 * has a `prefix` for its parameters, such as "invitations.", and either list leaves those of the other alone.
 */
export function useListAddress(prefix = "") {
  const [params, setParams] = useSearchParams();
  const change = useCallback(
    (changes: AddressChange, { replace = false } = {}) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          for (const [key, value] of Object.entries(changes)) {
            const name = prefix + key;
            const text = value === null ? "" : typeof value === "string" ? value : value.join(",");
            if (text === "") next.delete(name);
            else next.set(name, text);
          }
          return next;
        },
        { replace },
      ),
    [setParams, prefix],
  );
  const isOwn = (name: string) => name.startsWith(prefix) && !name.slice(prefix.length).includes(".");
  const without = (isLeftOut: (name: string) => boolean, from: URLSearchParams) =>
    new URLSearchParams([...from].filter(([name]) => !isLeftOut(name)));
  return {
    /** What a saved view keeps. */
    search: without((name) => !isOwn(name), params).toString(),
    get: (name: string) => params.get(prefix + name),
    /** The values of `name` that are among `known`; any other in the address is ignored. */
    all: <Value extends string>(name: string, known: readonly Value[]): Value[] => {
      const chosen = params.get(prefix + name)?.split(",") ?? [];
      return known.filter((value) => chosen.includes(value));
    },
    change,
    open: (search: string) =>
      setParams((before) => new URLSearchParams([...without(isOwn, before), ...new URLSearchParams(search)])),
    sort: sortOf(params.get(`${prefix}sort`)),
    onSortChange: ({ key, direction }: ListSort) => change({ sort: direction === "ascending" ? key : `-${key}` }),
  };
}

export type ListAddress = ReturnType<typeof useListAddress>;

function sortOf(text: string | null): ListSort | null {
  if (!text) return null;
  return text.startsWith("-") ? { key: text.slice(1), direction: "descending" } : { key: text, direction: "ascending" };
}

/**
 * The text of a search field, which enters the address once no key was pressed for `quiet` milliseconds. The first text is an entry
 * of the history, what is typed on replaces it; Back and a saved view change the field.
 */
export function useAddressSearch({ get, change }: ListAddress, name = "q", quiet = 250) {
  const inAddress = get(name) ?? "";
  const [typed, setTyped] = useState(inAddress);
  const [seen, setSeen] = useState(inAddress);
  const [written, setWritten] = useState(inAddress);
  if (seen !== inAddress) {
    setSeen(inAddress);
    if (inAddress !== written) {
      setTyped(inAddress);
      setWritten(inAddress);
    }
  }
  const wanted = typed.trim();
  useEffect(() => {
    if (wanted === written) return;
    const timer = setTimeout(() => {
      setWritten(wanted);
      change({ [name]: wanted }, { replace: written !== "" });
    }, quiet);
    return () => clearTimeout(timer);
  }, [wanted, written, change, name, quiet]);
  return { typed, setTyped, wanted: inAddress };
}

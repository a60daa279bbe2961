/**
 * Browser Back closes the topmost dialog (ADR 0030). An open dialog stands on a history entry of its own, which repeats
 * the page's address and the router's state and adds its depth. It stays when the dialog closes otherwise: the next
 * dialog uses it again, the next page replaces it, and Back steps over it, so no traversal races a navigation.
 */
const MARK = "courtsideLayer";

interface Entry {
  depth: number;
  /** The router's number of the page; entries of dialogs share it with their page. */
  page: unknown;
  /** The router's key: another one after the page was replaced. */
  key: unknown;
  state: unknown;
  url: string;
}

let layers: readonly (() => void)[] = [];
let last: Entry | undefined;

const fields = (state: unknown): Record<string, unknown> =>
  state instanceof Object ? (state as Record<string, unknown>) : {};
const depthOf = (state: unknown): number => Number(fields(state)[MARK] ?? 0);
const marked = (state: unknown, depth: number): unknown =>
  depth > 0 || depthOf(state) > 0 ? { ...fields(state), [MARK]: depth } : state;

const entryNow = (): Entry => ({
  depth: depthOf(history.state),
  page: fields(history.state).idx,
  key: fields(history.state).key,
  state: history.state,
  url: location.href,
});

/** Starts once for the whole page; a page that was reloaded on a dialog's entry needs it before any dialog opens. */
export function watchHistory(): void {
  if (last) return;
  last = entryNow();
  const push = history.pushState.bind(history);
  const replace = history.replaceState.bind(history);
  history.pushState = (state, unused, url) => {
    if (depthOf(state) === 0 && depthOf(history.state) > 0) replace(state, unused, url);
    else push(state, unused, url);
    last = entryNow();
  };
  history.replaceState = (state, unused, url) => {
    replace(depthOf(state) > 0 ? state : marked(state, depthOf(history.state)), unused, url);
    last = entryNow();
  };
  addEventListener("popstate", onPopState, { capture: true });
}

/** Before the router hears of it: a step between a page and its dialogs is no navigation. */
function onPopState(event: PopStateEvent): void {
  const before = last;
  last = entryNow();
  if (!before || before.page !== last.page || before.depth === last.depth || isNewFragment(before)) return;
  event.stopImmediatePropagation();
  const { depth } = last;
  if (depth > before.depth) return;
  // Whatever was replaced while the dialog stood in front belongs to the page.
  if (before.url !== last.url || before.key !== last.key) {
    history.replaceState(marked(before.state, depth), "", before.url);
  }
  const unused = depth - layers.length + 1;
  if (unused > 0) {
    history.go(-unused);
    return;
  }
  layers.at(-1)?.();
  // A dialog that is busy or asks first is still there, and needs its entry.
  setTimeout(() => {
    const missing = layers.length - depthOf(history.state);
    if (missing > 0) history.go(missing);
  });
}

/** The address got another fragment, by a link in the page: a new entry, which has no state yet. */
const isNewFragment = ({ url }: Entry): boolean =>
  history.state === null && url !== location.href && url.split("#")[0] === location.href.split("#")[0];

/** Puts a dialog in front of the page. `onBack` asks it to close. Returns a function that removes it. */
export function openLayer(onBack: () => void): () => void {
  layers = [...layers, onBack];
  if (depthOf(history.state) < layers.length) history.pushState(marked(history.state, layers.length), "");
  return () => {
    layers = layers.filter((layer) => layer !== onBack);
  };
}

export const hasLayers = (): boolean => layers.length > 0;

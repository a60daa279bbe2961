import { useState } from "react";

/** The last result of a check, which stays while the next one runs; and what forgets it. */
export function useShown<Result extends object>(result: Result | undefined): [Result | undefined, () => void] {
  const [shown, setShown] = useState(result);
  if (result && result !== shown) setShown(result);
  return [shown, () => setShown(undefined)];
}

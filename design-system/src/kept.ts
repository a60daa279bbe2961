/** A person's choice on this device. Null without one, if it is not what it should be, or if the browser keeps nothing. */
export function readKept<Value>(key: string, isValue: (value: unknown) => value is Value): Value | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    return isValue(value) ? value : null;
  } catch {
    return null;
  }
}

/** False if the browser keeps nothing: the choice then lasts as long as the page. */
export function keep(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

export const isStrings = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === "string");

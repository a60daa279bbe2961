/** Characters; `users.full_name` holds the same. */
export const LONGEST_NAME = 120;

/** Line breaks and other controls, and marks that turn the direction of the text around them. */
const UNSHOWABLE = /[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/** What is wrong with a trimmed name of a person, or null. */
export function personNameProblem(name: string): string | null {
  if (name === "") return "Name is required";
  if (UNSHOWABLE.test(name)) return "Name can hold no line breaks or direction marks";
  return name.length > LONGEST_NAME ? `Name can have at most ${LONGEST_NAME} characters` : null;
}

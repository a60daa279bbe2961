/** The problem of an address on /admin/invite, or null (docs/product/identity.md#messages). The server may find more. */
export function emailProblem(email: string): string | null {
  const typed = email.trim();
  if (typed === "") return "Email is required";
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(typed) ? null : "Please enter a valid email address";
}
